/** Where on its host this client lies: `/messina` where the server was told such an address, else nothing. */

/** Every file of the built client is in `assets`, one folder below. */
export const baseOf = (module: string): string => new URL('..', module).pathname.replace(/\/$/, '');

export const base: string = import.meta.env.PROD ? baseOf(import.meta.url) : '';

/** An address as the client knows it, without where the client lies. */
export const within = (path: string): string => (base !== '' && path.startsWith(base) ? path.slice(base.length) : path);
