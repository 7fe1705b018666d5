import { isObject } from '#contract/envelope.ts';
import { maskNumbers, maskTracks } from '#src/dataProvider/http/cardText.ts';
import { isSecretName } from '#src/dataProvider/http/secretNames.ts';

/** Stands where a secret was. */
const mask = '•••';
const deepest = 8;
/** Characters that are shown; nobody reads more of them. */
const longest = 20_000;

/** What a server put into a message is not for every eye: names of secrets lose their values, texts their numbers. */
function safe(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return maskNumbers(maskTracks(value, mask), mask);
  if (typeof value !== 'object' || value === null) return value;
  if (depth === deepest) return '…';
  if (Array.isArray(value)) return value.map((one) => safe(one, depth + 1));
  if (!isObject(value)) return undefined;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      isSecretName(name) && one !== null ? mask : safe(one, depth + 1),
    ]),
  );
}

/** A payload as lines of JSON, without what might be a secret in it. */
export function payloadText(payload: unknown): string {
  const text = JSON.stringify(safe(payload ?? {}, 0), null, 2);
  return text.length > longest ? `${text.slice(0, longest)}…` : text;
}
