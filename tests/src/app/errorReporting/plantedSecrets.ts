import { array, constantFrom, integer, oneof, record, tuple, type Arbitrary } from 'fast-check';
import { passesLuhn } from '#src/dataProvider/http/cardText.ts';

/** A secret in a shape that a report may hold, and how to tell whether it is still there. */
export interface Planted {
  shape: unknown;
  survivesIn(text: string): boolean;
}

type Secret = { text: string; survivesIn(text: string): boolean };
type Shape = (secret: string, name: string) => unknown;

const between = /(?<=\d)(?:[\s\u00a0\u2000-\u200f\-–+_]|%20|%2D|","|",|,"|,)+(?=\d)/gi;
const hasDigits = (digits: string) => (text: string) => text.replace(between, '').includes(digits);
const hasWord = (word: string) => (text: string) => text.includes(word);
const hasNumber = (number: string) => (text: string) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(text);

const digitsOf = (least: number, most: number) =>
  array(integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((digits) => digits.join(''));

/** Digits with a check digit. */
const numberOf = (start: string, least: number, most: number) =>
  digitsOf(least - start.length - 1, most - start.length - 1).map((rest) => {
    const head = start + rest;
    return head + '0123456789'.split('').find((last) => passesLuhn(head + last));
  });

const card = oneof(
  numberOf('4', 16, 16),
  numberOf('4', 13, 13),
  numberOf('52', 16, 16),
  numberOf('37', 15, 15),
  numberOf('36', 14, 14),
  numberOf('50', 12, 19),
  digitsOf(14, 17).map((digits) => `62${digits}`),
);
const nationalID = oneof(numberOf('3', 9, 9), numberOf('0', 9, 9), numberOf('2', 9, 9));
const group = (digits: string, size: number, by: string) =>
  [...digits].map((digit, index) => (index > 0 && index % size === 0 ? by + digit : digit)).join('');

const writtenCard: Arbitrary<Secret> = tuple(
  card,
  constantFrom(' ', '-', '', '\u00a0', '  ', ' - ', '+', '%20', '–', '\u200e '),
  constantFrom(4, 4, 4, 5, 6),
).map(([digits, by, size]) => ({ text: group(digits, size, by), survivesIn: hasDigits(digits) }));
const writtenID: Arbitrary<Secret> = tuple(nationalID, constantFrom('', '-', ' ')).map(([digits, by]) => ({
  text: `${digits.slice(0, 8)}${by}${digits.slice(8)}`,
  survivesIn: hasDigits(digits),
}));
const track: Arbitrary<Secret> = tuple(numberOf('4', 16, 16), digitsOf(4, 4)).chain(([digits, expiry]) =>
  constantFrom(
    `%B${digits}^COHEN/DANA^${expiry}1010000000000?`,
    `;${digits}=${expiry}1010000?`,
    `${digits}D${expiry}1010000`,
  ).map((text) => ({ text, survivesIn: hasDigits(digits) })),
);
const letters = (least: number) =>
  array(constantFrom(...'abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ_-'.split('')), {
    minLength: least,
    maxLength: least + 20,
  }).map((all) => all.join('').replace(/^-|-$/g, 'x'));
const webToken: Arbitrary<Secret> = tuple(letters(12), letters(20), letters(20)).map(([head, body, signature]) => ({
  text: `eyJ${head}.${body}.${signature}`,
  survivesIn: hasWord(body),
}));
const bearer: Arbitrary<Secret> = letters(16).map((token) => ({
  text: `Bearer ${token}`,
  survivesIn: hasWord(token),
}));

/** What a text alone gives away. */
const bySight = oneof(writtenCard, writtenCard, writtenID, track, webToken, bearer);

const word = constantFrom('payment', 'failed', 'עסקה', 'נכשלה', 'ok', '12.50', 'at', '2026-11-15', '(x)', '7');
const words = array(word, { maxLength: 3 }).map((all) => all.join(' '));
const innocentName = constantFrom('message', 'note', 'data', 'a', 'הערה', 'url', 'extra', '0');

/** Where a text may stand, whatever is beside it. */
const texts: Arbitrary<Shape> = record({ before: words, after: words }).chain(({ before, after }) =>
  constantFrom<Shape>(
    (secret) => secret,
    (secret) => `${before} ${secret} ${after}`,
    (secret) => `${before}: "${secret}", ${after}`,
    (secret) => `number=${secret};${after}`,
    (secret) => `https://host.test/pay/${secret}?x=1`,
    (secret) => `https://host.test/pay?q=${encodeURIComponent(secret)}&take=100`,
    (secret) => JSON.stringify({ note: secret, after }),
    (secret) => JSON.stringify({ inner: JSON.stringify([{ note: `${before} ${secret}` }]) }),
    (secret) => `Error: ${before} ${secret}\n    at pay (index-a1.js:12:34)`,
    (secret) => `x${secret}`,
  ),
);

/** What only the name beside a value gives away. */
const byName: Arbitrary<{ secret: Secret; name: string }> = oneof(
  record({
    secret: digitsOf(3, 4).map((text) => ({ text, survivesIn: hasNumber(text) })),
    name: constantFrom(
      'cvv',
      'CVC',
      'cvv2',
      'securityCode',
      'card_cvc',
      'Security-Code',
      'קוד אבטחה',
      'creditCard.cvv',
    ),
  }),
  record({
    secret: digitsOf(8, 9).map((text) => ({ text, survivesIn: hasNumber(text) })),
    name: constantFrom('cardNumber', 'card_number', 'credit-card-number', 'pan', 'מספר כרטיס', 'CardNumber'),
  }),
  record({
    secret: digitsOf(5, 9).map((text) => ({ text, survivesIn: hasNumber(text) })),
    name: constantFrom('nationalID', 'cardOwnerNationalID', 'national_id', 'ת״ז', 'תעודת זהות', 'tz'),
  }),
  record({
    secret: letters(16).map((text) => ({ text, survivesIn: hasWord(text) })),
    name: constantFrom('access_token', 'refreshToken', 'id_token', 'Authorization', 'x-api-key', 'password', 'סיסמה'),
  }),
);

/** An error whose stack has no numbers of its own: one of them might read like a planted one. */
const errorWith = (fields: object) => Object.assign(new Error('failed'), { stack: 'Error: failed', ...fields });

const named: Arbitrary<Shape> = constantFrom<Shape>(
  (secret, name) => ({ [name]: secret }),
  (secret, name) => ({ [name]: [secret] }),
  (secret, name) => ({ [name]: { deep: secret } }),
  (secret, name) => ({ name, value: secret }),
  (secret, name) => [[name, secret]],
  (secret, name) => new Map([[name, secret]]),
  (secret, name) => errorWith({ [name]: secret }),
  (secret, name) => JSON.stringify({ ok: true, [name]: secret }),
  (secret, name) => JSON.stringify({ body: JSON.stringify({ [name]: secret }) }),
  (secret, name) => `refused {"ok":1,"${name}":"${secret}"} by server`,
  (secret, name) => `refused {\\"${name}\\":\\"${secret}\\"} by server`,
  (secret, name) => `https://host.test/pay?take=1&${encodeURIComponent(name)}=${secret}&x=2`,
  (secret, name) => `${name}: ${secret}`,
  (secret, name) => `${name}=${secret}; path=/`,
);

/** What may lie around a shape. */
const around: Arbitrary<(shape: unknown) => unknown> = innocentName.chain((name) =>
  constantFrom<(shape: unknown) => unknown>(
    (shape) => shape,
    (shape) => ({ [name]: shape }),
    (shape) => [1, shape, null],
    (shape) => ({ breadcrumbs: [{ category: 'fetch', data: { [name]: shape } }] }),
    (shape) => ({ request: { headers: { accept: 'x' }, data: shape }, level: 'error' }),
    (shape) => ({ exception: { values: [{ type: 'Error', value: shape }] } }),
    (shape) => new Map([[name, shape]]),
    (shape) => new Set([shape]),
    (shape) => errorWith({ cause: shape }),
    (shape) => {
      const circle: Record<string, unknown> = { [name]: shape };
      circle.self = circle;
      return circle;
    },
  ),
);

/** Everything at once: a secret, the place it stands in, and what lies around that. */
export const planted: Arbitrary<Planted> = oneof(
  tuple(bySight, texts, around, around).map(([{ text, survivesIn }, place, inner, outer]) => ({
    shape: outer(inner(place(text, ''))),
    survivesIn,
  })),
  tuple(byName, named, around, around).map(([{ secret, name }, place, inner, outer]) => ({
    shape: outer(inner(place(secret.text, name))),
    survivesIn: secret.survivesIn,
  })),
);
