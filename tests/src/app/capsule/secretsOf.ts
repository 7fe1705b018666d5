import * as fc from 'fast-check';
import type { Arbitrary } from 'fast-check';
import type { Schema } from 'yup';
import { passesLuhn } from '#src/dataProvider/http/cardText.ts';

const digits = (length: number) => fc.stringMatching(new RegExp(`^[1-9]\\d{${length - 1}}$`));
const checked = (start: string, length: number) =>
  digits(length - start.length - 1).map((rest) => {
    const head = start + rest;
    return head + '0123456789'.split('').find((last) => passesLuhn(head + last));
  });
const grouped = (number: string) => number.replace(/(?<=^(?:\d{4})+)(?=\d)/g, '-');
const word = fc.stringMatching(/^[a-zA-Z]{8,12}$/);

/** What must never be in a capsule: each is long enough not to stand anywhere by chance. */
export const secret: Arbitrary<string> = fc.oneof(
  checked('4', 16),
  checked('4', 16).map(grouped),
  checked('37', 15),
  checked('3', 9),
  digits(9).map((number) => `05${number.slice(1)}`),
  digits(9).map((number) => `+972-5${number.slice(1)}`),
  word.map((name) => `${name}@mail.test`),
  fc.constantFrom('נועה לוי-ברק', 'משה בן־דוד', 'אורלי כהן צדק', 'Noa Levi-Barak', 'Moshe Ben David'),
  fc.constantFrom('רחוב הרצל 17 דירה 4', 'דרך בגין 132, תל אביב', '12 Herzl Street, Haifa'),
  word.map((name) => `sk_live_${name}`),
  fc.tuple(word, word).map(([head, body]) => `eyJ${head}.${body}.${head}`),
  word.map((name) => `Bearer ${name}`),
  fc.constantFrom('לא לחייב לפני השיחה עם רון', 'call before charging, he is away'),
);

const digitsIn = (text: string) => text.replace(/\D/g, '');

/** A secret as a text, or as the number it is. */
const leaf = (text: string): Arbitrary<unknown> => {
  const number = digitsIn(text);
  const isNumber = number.length >= 9 && !number.startsWith('0');
  const numbers = isNumber ? [Number(number), Number(`${number.slice(0, 5)}.${number.slice(5)}`), `x ${number}`] : [];
  return fc.constantFrom<unknown>(text, text, `${text}, 2`, [text], { [text]: text, name: text }, ...numbers);
};

type Fields = Readonly<Record<string, Schema>>;

const fieldsOf = (schema: unknown): Fields | undefined =>
  typeof schema === 'object' && schema !== null && 'fields' in schema ? (schema.fields as Fields) : undefined;

/** A value of a schema with secrets in every field, some of them in keys and in fields that the contract does not know. */
export function spoiled(schema: Schema, text: string): Arbitrary<unknown> {
  const fields = fieldsOf(schema);
  if (fields) {
    return fc.record({
      ...Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, spoiled(field, text)])),
      [text]: leaf(text),
      note: leaf(text),
    });
  }
  if ('innerType' in schema && schema.innerType) {
    return fc.array(spoiled(schema.innerType as Schema, text), { minLength: 1, maxLength: 2 });
  }
  return leaf(text);
}

/** Whether a secret, its digits alone, or the greater part of them, stand in a text. */
export function survivesIn(text: string, kept: string): boolean {
  const number = digitsIn(text);
  const isWhole = kept.includes(text) || kept.includes(JSON.stringify(text).slice(1, -1));
  return isWhole || kept.includes(encodeURIComponent(text)) || (number.length >= 9 && kept.includes(number));
}
