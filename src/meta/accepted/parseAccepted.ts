import { isObject } from '#contract/envelope.ts';
import { parseMeta } from '#contract/meta.ts';
import { parseDictionaries } from '#src/settings/dictionaries.ts';
import type { Accepted, AcceptedMeta, AcceptedWords, FormerColumn, FormerColumns } from './accepted.ts';

function parseFormer(value: unknown): FormerColumns {
  const fields = Object.entries(isObject(value) ? value : {}).flatMap(([field, one]): [string, FormerColumn][] =>
    isObject(one) && typeof one.name === 'string'
      ? [[field, { name: one.name, ...(typeof one.to === 'string' && { to: one.to }) }]]
      : [],
  );
  return Object.fromEntries(fields);
}

/** Reads what was kept without trusting it; what can not be read was never accepted. */
function parse<Content, Former>(
  text: string | undefined,
  content: (kept: unknown) => Content,
  former: (kept: unknown) => Former,
): Accepted<Content, Former> | undefined {
  try {
    const kept: unknown = JSON.parse(text ?? 'null');
    if (!isObject(kept) || typeof kept.at !== 'string') return undefined;
    return {
      content: content(kept.content),
      at: kept.at,
      ...(typeof kept.differsSince === 'string' && { differsSince: kept.differsSince }),
      former: former(kept.former),
    };
  } catch {
    return undefined;
  }
}

export const parseAcceptedMeta = (text: string | undefined): AcceptedMeta | undefined =>
  parse(text, parseMeta, parseFormer);

export const parseAcceptedWords = (text: string | undefined): AcceptedWords | undefined =>
  parse(text, parseDictionaries, parseDictionaries);
