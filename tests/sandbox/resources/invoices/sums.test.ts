import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { lineAmount, toAgorot, toDecimal } from '#contract/money.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import { type DocumentMaker, documentMaker, recipient } from '#tests/support/documents.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let documents: DocumentMaker;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  documents = await documentMaker(sandbox);
});
afterAll(() => sandbox.close());

/** Lines as a person types them: prices and discounts in agorot, quantities in hundredths, VAT or none. */
const someLine = fc
  .record({
    price: fc.integer({ min: 1, max: 99_999 }),
    hundredths: fc.integer({ min: 1, max: 1_000 }),
    share: fc.integer({ min: 0, max: 90 }),
    withoutVat: fc.boolean(),
  })
  .map(({ price, hundredths, share, withoutVat }) => {
    const quantity = hundredths / 100;
    const whole = lineAmount({ price, quantity, discount: 0 });
    const discount = Math.floor((whole * share) / 100);
    return { price, quantity, discount, withoutVat, amount: whole - discount };
  })
  .filter(({ amount }) => amount > 0);

/** NaN of what is not told. */
const agorot = (decimal: number | null | undefined) => toAgorot(decimal ?? Number.NaN);

/** A document as the wire tells it. */
const read = async (id: string) =>
  (await send(documents.ask, 'invoices.get', { path: { id } })).json<AnswerOf<'invoices.get'>>();

it('net and VAT are the gross of every line and of the document, to the agora', { timeout: 120_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(someLine, { minLength: 1, maxLength: 12 }), async (lines) => {
      const items = lines.map(({ price, discount, amount, ...line }) => ({
        ...line,
        itemName: 'Line',
        price: toDecimal(price),
        discount: toDecimal(discount),
      }));
      const gross = lines.reduce((sum, { amount }) => sum + amount, 0);
      const row = await documents.issue({ invoiceAmount: toDecimal(gross), dealDetails: { ...recipient, items } });
      expect((row.netTotal ?? 0) + (row.vatTotal ?? 0)).toBe(gross);
      const kept = row.dealDetails?.items ?? [];
      expect(kept.map(({ amount }) => amount)).toEqual(lines.map(({ amount }) => amount));
      expect(kept.map(({ netAmount, vat }) => netAmount + vat)).toEqual(lines.map(({ amount }) => amount));
      expect(kept.filter(({ withoutVat, vat }) => withoutVat && vat !== 0)).toEqual([]);
      const told = await read(row.invoiceID);
      const toldLines = (told.dealDetails?.items ?? []).map((line) => ({
        quantity: line.quantity ?? Number.NaN,
        price: agorot(line.netPrice),
        discount: agorot(line.netDiscount),
        net: agorot(line.netAmount),
        vat: agorot(line.vat),
      }));
      const sumOf = (name: 'net' | 'vat') => toldLines.reduce((sum, line) => sum + line[name], 0);
      expect([sumOf('net'), sumOf('vat')]).toEqual([agorot(told.netTotal), agorot(told.vatTotal)]);
      expect(toldLines.map(lineAmount)).toEqual(toldLines.map(({ net }) => net));
    }),
    { numRuns: 25 },
  );
});
