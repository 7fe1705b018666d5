import { array, constantFrom, integer, oneof, record, tuple, type Arbitrary } from 'fast-check';
import { passesLuhn } from '#src/dataProvider/http/cardText.ts';

/** Values of a form that hold a part of a card somewhere, and how to tell whether it is still there. */
export interface PlantedCard {
  values: Record<string, unknown>;
  survivesIn(text: string): boolean;
}

interface Secret {
  name: string;
  value: unknown;
  survivesIn(text: string): boolean;
}

const digits = (least: number, most = least) =>
  array(integer({ min: 0, max: 9 }), { minLength: least, maxLength: most }).map((all) => all.join(''));
const number = tuple(constantFrom('4', '52', '37', '36', '50'), digits(10, 13)).map(([start, rest]) => {
  const head = start + rest;
  return head + '0123456789'.split('').find((last) => passesLuhn(head + last));
});
const innocent = constantFrom('note', 'name', 'הערה', 'reference', 'a');
const hasDigits = (wanted: string) => (text: string) => text.replace(/(?<=\d)[\s\-",]+(?=\d)/g, '').includes(wanted);
const hasNumber = (wanted: string) => (text: string) => new RegExp(`(?<!\\d)${wanted}(?!\\d)`).test(text);

/** By content, whatever the field is called. */
const numberAnywhere: Arbitrary<Secret> = record({
  name: innocent,
  pan: number,
  write: constantFrom<(pan: string) => unknown>(
    (pan) => pan,
    (pan) => ` ${pan.replace(/(....)/g, '$1 ')}`,
    (pan) => pan.replace(/(....)(?=.)/g, '$1-'),
    (pan) => `card ${pan}, thanks`,
    (pan) => Number(pan),
    (pan) => pan.match(/.{1,4}/g),
    (pan) => `%B${pan}^COHEN/DANA^30011010000?`,
    (pan) => `;${pan}=30011010000?`,
    (pan) => ({ deep: [{ [pan]: 1 }] }),
  ),
}).map(({ name, pan, write }) => ({ name, value: write(pan), survivesIn: hasDigits(pan) }));

const expiryAnywhere: Arbitrary<Secret> = tuple(innocent, constantFrom('11 / 2031', '03/31', '7/2031', '12-31')).map(
  ([name, value]) => ({ name, value, survivesIn: (text) => text.includes(value) }),
);

/** By the field's name. */
const named: Arbitrary<Secret> = oneof(
  tuple(constantFrom('cvv', 'cvc', 'CVV2', 'securityCode', 'card_cvc', 'קוד אבטחה'), digits(3, 4)),
  tuple(constantFrom('cardNumber', 'card-number', 'creditCardNumber', 'pan', 'מספר כרטיס'), digits(8, 9)),
  tuple(constantFrom('cardExpiration', 'expiry', 'expirationDate', 'exp', 'תוקף'), digits(4)),
  tuple(constantFrom('track2', 'cardReaderInput', 'magStripe'), digits(6)),
).map(([name, value]) => ({ name, value, survivesIn: hasNumber(value) }));

const around = constantFrom<(values: Record<string, unknown>) => Record<string, unknown>>(
  (values) => values,
  (values) => ({ payment: values, amount: '7.00' }),
  (values) => ({ list: [{ x: true }, values] }),
  (values) => ({ a: { b: { c: [[values]] } } }),
);

export const plantedCard: Arbitrary<PlantedCard> = tuple(
  oneof(numberAnywhere, expiryAnywhere, named),
  around,
  around,
).map(([{ name, value, survivesIn }, inner, outer]) => ({ values: outer(inner({ [name]: value })), survivesIn }));
