import { FluentBundle, FluentResource } from '@fluent/bundle';
import board from '../../../src/messina/locales/en/board.ftl?raw';
import effects from '../../../src/messina/locales/en/effects.ftl?raw';
import type { Translate } from '../board/context';

const bundle = new FluentBundle('en', { useIsolating: false });
for (const text of [effects, board]) bundle.addResource(new FluentResource(text));

export const t: Translate = (id, args = {}) => {
  const [name = '', attribute] = id.split('.');
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, args) : `{${id}}`;
};
