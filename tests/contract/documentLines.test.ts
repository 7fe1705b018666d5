import { array, assert, boolean, constantFrom, double, integer, property, record } from 'fast-check';
import { expect, it } from 'vitest';
import { lineAmount, lineGross, splitVat, totalsOfLines } from '#contract/money.ts';
import { documentLines, type DocumentLine, fittedPrice } from '#contract/documentLines.ts';
import { someItems } from '#tests/sandbox/documents/invoice/someInvoice.ts';

const say = { service: 'שירות', difference: 'הפרש' };
const sum = (lines: readonly DocumentLine[], of: 'net' | 'vat' | 'gross') =>
  lines.reduce((total, line) => total + line[of], 0);

const line = record({
  price: integer({ min: 1, max: 500_000 }),
  quantity: integer({ min: 1, max: 2000 }).map((hundredths) => hundredths / 100),
  withoutVat: boolean(),
  part: double({ min: 0, max: 1, noNaN: true }),
}).map(({ part, ...rest }) => ({ ...rest, discount: Math.floor(lineGross(rest) * part) }));
const vatRate = constantFrom(0, 0.17, 0.18);

it('net and VAT are the gross of every line, and the lines are the document', () => {
  assert(
    property(array(line, { minLength: 1, maxLength: 60 }), vatRate, (lines, rate) => {
      const { amount, netTotal, vatTotal } = totalsOfLines(lines, rate);
      const sums = { invoiceAmount: amount, vatRate: rate, vatTotal };
      const printed = documentLines({ ...sums, dealDetails: { items: someItems(lines) } }, say);
      for (const [index, one] of printed.entries()) {
        expect(one.net + one.vat).toBe(one.gross);
        // A reader who multiplies and takes off comes to what stands beside it.
        expect(lineGross(one) - one.discount).toBe(one.net);
        expect(one.discount).toBeGreaterThanOrEqual(0);
        const given = lines[index];
        expect(one.gross).toBe(given && lineAmount(given));
        if (given?.withoutVat) expect(one.vat).toBe(0);
        else expect(Math.abs(one.vat - splitVat(one.gross, rate).vatTotal)).toBeLessThanOrEqual(2);
      }
      expect([sum(printed, 'net'), sum(printed, 'vat'), sum(printed, 'gross')]).toEqual([netTotal, vatTotal, amount]);
    }),
    { numRuns: 2000 },
  );
});

it('says in a line of its own what lines and amount differ by', () => {
  const items = someItems([{ price: 1000, quantity: 2, discount: 0 }]);
  const printed = documentLines({ ...splitVat(2500, 0.18), invoiceAmount: 2500, dealDetails: { items } }, say);
  expect(printed.map(({ name, gross }) => [name, gross])).toEqual([
    [items[0]?.itemName, 2000],
    ['הפרש', 500],
  ]);
  expect(sum(printed, 'vat')).toBe(splitVat(2500, 0.18).vatTotal);
});

it('has one line where a deal has none', () => {
  const sums = { ...splitVat(1180, 0.18), invoiceAmount: 1180 };
  const lineOf = (dealDescription?: string) =>
    documentLines({ ...sums, dealDetails: { ...(dealDescription && { dealDescription }) } }, say);
  expect(lineOf('ייעוץ')).toEqual([
    { name: 'ייעוץ', quantity: 1, price: 1000, discount: 0, net: 1000, vat: 180, gross: 1180, exempt: false },
  ]);
  expect(lineOf()[0]?.name).toBe('שירות');
});

it('quantity × price − discount is any line, at its own price where that reaches it', () => {
  const quantity = integer({ min: 1, max: 100_000 }).map((hundredths) => hundredths / 100);
  const agorot = integer({ min: 0, max: 99_999_999 });
  assert(
    property(quantity, agorot, agorot, (count, own, net) => {
      const { price, discount } = fittedPrice({ quantity: count, price: own, net });
      expect(lineGross({ price, quantity: count }) - discount).toBe(net);
      expect(discount).toBeGreaterThanOrEqual(0);
      expect(Number.isInteger(price)).toBe(true);
      if (lineGross({ price: own, quantity: count }) >= net) expect(price).toBe(own);
      else expect((price - 1) * Math.round(count * 100)).toBeLessThan(net * 100);
    }),
  );
});
