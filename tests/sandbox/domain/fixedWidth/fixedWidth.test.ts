import { assert, integer, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CodePage, hebrewBytes } from '#sandbox/domain/fixedWidth/codePages.ts';
import { plainText } from '#sandbox/domain/fixedWidth/plainText.ts';
import { type RecordField, recordLayout, writeRecord } from '#sandbox/domain/fixedWidth/record.ts';

const page: CodePage = { bytes: hebrewBytes(0xe0), order: (text) => text };

describe('a text in plain characters', () => {
  it.each([
    ['gershayim and geresh', 'מע״מ צ׳ק', 'מע"מ צ\'ק'],
    ['maqaf, dashes and a minus', 'תל־אביב 9–17 — −5', 'תל-אביב 9-17 - -5'],
    ['points', 'שָׁלוֹם', 'שלום'],
    ['letters with their points in one', '\ufb2aלום', 'שלום'],
    ['the shekel', '100 ₪', '100 ש"ח'],
    ['an emoji, with and without parts', 'דנה 👩‍👩‍👧 ❤️ לוי 🇮🇱', 'דנה לוי'],
    ['curly quotes and dots', '“כן”… ‘לא’', '"כן"... \'לא\''],
    ['accents', 'Crème Brûlée', 'Creme Brulee'],
    ['marks of direction and breaks', 'א\u200f\u202aב\r\nג\tד', 'אב ג ד'],
    ['other writings', 'Иван', '????'],
    ['half a pair', 'א\ud83dב', 'אב'],
    ['nothing but emoji', '🎉🎉', ''],
  ])('knows %s', (_case, text, plain) => {
    expect(plainText(text, page)).toBe(plain);
  });

  it('has characters of its page alone, and is its own plain text', () => {
    assert(
      property(string({ unit: 'grapheme' }), (text) => {
        const plain = plainText(text, page);
        expect([...plain].filter((character) => !page.bytes.has(character))).toEqual([]);
        expect(plainText(plain, page)).toBe(plain);
      }),
    );
  });
});

describe('a record', () => {
  const fields: readonly RecordField<{ name: string; sum: number }>[] = [
    { name: 1, from: 1, length: 5, type: 'text', mayBeEmpty: false, value: ({ name }) => name },
    { name: 2, from: 6, length: 4, type: 'textAtEnd', mayBeEmpty: true, value: ({ name }) => name },
    { name: 3, from: 10, length: 6, type: 'signed', mayBeEmpty: false, value: ({ sum }) => sum },
  ];
  const layout = recordLayout(15, page, fields);
  const written = (name: string, sum: number) => writeRecord(layout, { name, sum }).toString('latin1');

  it('cuts what it has cleaned', () => {
    expect(written('₪₪', 12)).toBe('\xf9"\xe7\xf9"\xf9"\xe7\xf9+00012\r\n');
    expect(written('👍ab', -7)).toBe('ab     ab-00007\r\n');
  });

  it('has its width whatever stands in it', () => {
    assert(
      property(string({ unit: 'grapheme' }), integer({ min: -99_999, max: 99_999 }), (name, sum) => {
        expect(written(`a${name}`, sum)).toHaveLength(17);
      }),
    );
  });

  it.each([
    ['an empty text that may not be', '👍', 1],
    ['a number that is too long', 'a', 100_000],
    ['a fraction', 'a', 1.5],
  ])('refuses %s', (_case, name, sum) => {
    expect(() => written(name, sum)).toThrow(RangeError);
  });

  it('is of fields that stand side by side and come to its length', () => {
    expect(() => recordLayout(16, page, fields)).toThrow(RangeError);
    expect(() => recordLayout(15, page, fields.toReversed())).toThrow(RangeError);
  });
});
