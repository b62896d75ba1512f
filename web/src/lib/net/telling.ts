/** The http side of being told: devices, mail addresses, and the webhook of a table. */

import type { NewRecipient, Quiet, Reach, RecipientInfo, RecipientMade, Tested, WebhookForm, WebhookInfo } from '../wire';
import { post, request, shown, table } from './rest';

const recipient = (id: string): string => `/api/recipients/${encodeURIComponent(id)}`;

export const fetchReach = (): Promise<Reach> => request('/api/reach');
export const addRecipient = (body: NewRecipient): Promise<RecipientMade> => post('/api/recipients', body);
export const fetchRecipient = ({ id, key }: RecipientMade): Promise<RecipientInfo> => request(recipient(id), { headers: shown([key]) });
export const changeRecipient = ({ id, key }: RecipientMade, language: string, quiet: Quiet | null): Promise<RecipientInfo> =>
  post(recipient(id), { language, quiet }, shown([key]));
export const forgetRecipient = ({ id, key }: RecipientMade): Promise<unknown> => post(`${recipient(id)}/forget`, {}, shown([key]));
export const testRecipient = ({ id, key }: RecipientMade): Promise<Tested> => post(`${recipient(id)}/test`, {}, shown([key]));

/** The links in a mail. */
export const confirmAddress = (id: string, token: string): Promise<unknown> => post(`${recipient(id)}/confirm`, { token });
export const leaveAddress = (id: string, token: string): Promise<unknown> => post(`${recipient(id)}/leave?token=${encodeURIComponent(token)}`, {});

/** Whether a recipient hears of one's seats at a table; the tables it hears of then. */
export const hearOf = (id: string, made: RecipientMade, tokens: readonly string[], wanted: boolean): Promise<string[]> =>
  post(`${table(id)}/told`, { recipient: made.id, key: made.key, tokens, wanted });

export const fetchWebhook = (id: string, keys: readonly string[]): Promise<WebhookInfo> => request(`${table(id)}/webhook`, { headers: shown(keys) });
export const setWebhook = (id: string, keys: readonly string[], url: string, form: WebhookForm, language: string): Promise<WebhookInfo> =>
  post(`${table(id)}/webhook`, { url, form, language }, shown(keys));
export const testWebhook = (id: string, keys: readonly string[]): Promise<Tested> => post(`${table(id)}/webhook/test`, {}, shown(keys));
