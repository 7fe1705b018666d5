import { createHmac, hash, hkdfSync } from 'node:crypto';
import { isObject } from '#contract/envelope.ts';

/** JSON with the keys of every object in order. */
function ordered(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(ordered).join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${ordered(held)}`).join()}}`;
}

/** What may have been put into a digest for a payment that was asked with this body. */
function textsOf(merchantID: string, endpoint: string, body: Record<string, unknown>): string[] {
  const card = isObject(body.creditCardSecureDetails) ? body.creditCardSecureDetails : {};
  const [number = '', code = '', expiry = ''] = [card.cardNumber, card.cvv, card.cardExpiration].map(String);
  const request = ordered([endpoint, {}, { ...body, connectionID: undefined }]);
  return [
    JSON.stringify(body),
    ordered(body),
    request,
    `attempt\n${request}`,
    ordered(card),
    `card\n${merchantID} ${number}`,
    number,
    code,
    `${number}${code}`,
    `${number}|${expiry}`,
    `${number}|${expiry}|${code}`,
    `${merchantID}${number}`,
  ];
}

/** Everything in some texts that could be a digest in hexadecimal digits or base64, as hexadecimal digits. */
export function digestsIn(texts: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (const text of texts) {
    for (const [run] of text.matchAll(/[\w+/-]{22,128}/g)) {
      const isHex = /^[0-9a-f]{32,}$/i.test(run);
      found.add(isHex ? run.toLowerCase() : Buffer.from(run, 'base64').toString('hex'));
    }
  }
  return found;
}

/** What somebody holds who tries candidates out. */
export interface Loot {
  /** As `digestsIn` gives them. */
  digests: ReadonlySet<string>;
  /** Keys as their files hold them. */
  keys: readonly string[];
  merchantID: string;
}

function keysFrom(texts: readonly string[]): Buffer[] {
  return texts.flatMap((text) => {
    const key = Buffer.from(text.trim(), /^[0-9a-f]+$/.test(text.trim()) ? 'hex' : 'base64url');
    return [key, Buffer.from(hkdfSync('sha256', key, '', 'sandbox digests', 32))];
  });
}

/**
 * Tries candidates out, as somebody does who knows of a payment all but one secret.
 * @param payment the payment with a candidate in place of the secret
 * @returns the candidates that a digest gives away
 */
export function tryOut<Candidate>(
  { digests, keys: keyTexts, merchantID }: Loot,
  candidates: readonly Candidate[],
  payment: (candidate: Candidate) => { endpoint: string; body: Record<string, unknown> },
): Candidate[] {
  const keys = keysFrom(keyTexts);
  return candidates.filter((candidate) => {
    const { endpoint, body } = payment(candidate);
    return textsOf(merchantID, endpoint, body).some(
      (text) =>
        ['md5', 'sha1', 'sha256'].some((name) => digests.has(hash(name, text))) ||
        keys.some((key) => digests.has(createHmac('sha256', key).update(text).digest('hex'))),
    );
  });
}
