import { assert, constantFrom, array, dictionary, jsonValue, letrec, oneof, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeRequest, transmitRequest } from '#contract/entities/transactionRequest.ts';
import { limitsOf } from '#contract/entities/limits.ts';
import { judgeSize } from '#sandbox/http/judgeSize.ts';

const limits = limitsOf(chargeRequest);

/** A value that counts how often anything in it is looked at. */
function watched<Value extends object>(value: Value, looks: { count: number }): Value {
  return new Proxy(value, {
    get(target, name, receiver) {
      looks.count += 1;
      const held: unknown = Reflect.get(target, name, receiver);
      return typeof held === 'object' && held !== null ? watched(held, looks) : held;
    },
  });
}

const looksAt = (body: object) => {
  const looks = { count: 0 };
  const judgement = judgeSize(watched(body, looks), limits);
  return { looks: looks.count, judgement };
};

const lines = (count: number) => ({ dealDetails: { items: Array.from({ length: count }, () => ({})) } });

describe('the size of a body', () => {
  it('is judged by the names of its parts', () => {
    const body = {
      transactionAmount: '1'.repeat(101),
      dealDetails: {
        consumerName: 'א'.repeat(51),
        items: [{}, { itemName: 'א'.repeat(251), sku: ` ${'x'.repeat(50)} ` }],
      },
      invoiceDetails: { sendCCTo: 'x'.repeat(51) },
      unknown: 'x'.repeat(5000),
    };
    const { tooLarge } = judgeSize(body, limits);
    expect(tooLarge.map(({ path, fault: { key, values } }) => [path, key, values?.max])).toEqual([
      ['transactionAmount', 'OnlyNumbersAreAllowed', undefined],
      ['dealDetails.consumerName', 'MustBeLessThanCharacters', 51],
      ['dealDetails.items[1].itemName', 'MustBeLessThanCharacters', 251],
      ['invoiceDetails.sendCCTo', 'MustBeLessThanCharacters', 51],
    ]);
  });

  it('can be cut to what the rules refuse at little cost', () => {
    const body = { dealDetails: { items: [{ sku: ` ${'x'.repeat(900_000)}` }] } };
    for (const { cut } of judgeSize(body, limits).tooLarge) cut?.();
    expect(body).toEqual({ dealDetails: { items: [{ sku: 'x'.repeat(51) }] } });
  });

  it('does not look into a list that is too long, however long it is', () => {
    const of = (count: number) => looksAt(lines(count));
    expect(of(101).judgement.tooLarge).toEqual([
      { path: 'dealDetails.items', fault: { key: 'MustHaveAtMost', values: { max: 100 } } },
    ]);
    expect(of(101).looks).toBeLessThan(20);
    expect(of(300_000).looks).toBe(of(101).looks);
  });

  it('does not look through more values than any request has', () => {
    const { looks, judgement } = looksAt({
      unknown: Array.from({ length: 1000 }, () => Array.from({ length: 300 }, () => 0)),
    });
    expect(judgement.unreadable).toMatch(/^unknown\[\d+\]$/);
    expect(looks).toBeLessThan(50_000);
    expect(looksAt(Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`x${index}`, 1])))).toMatchObject({
      judgement: { unreadable: '' },
    });
  });

  it('names as many faults as a person can use', () => {
    const items = Array.from({ length: 100 }, () => ({ itemName: 'x'.repeat(251) }));
    expect(judgeSize({ dealDetails: { items } }, limits).tooLarge).toHaveLength(50);
  });

  it('takes the ids of a whole selection', () => {
    const sized = (count: number) => ({ paymentTransactionIDs: Array.from({ length: count }, () => 'x') });
    expect(judgeSize(sized(1000), limitsOf(transmitRequest))).toEqual({ tooLarge: [] });
    expect(judgeSize(sized(1001), limitsOf(transmitRequest)).tooLarge).toHaveLength(1);
  });

  it('is judged of every body that JSON can write, and ends', () => {
    const names = constantFrom(
      'dealDetails',
      'items',
      'itemName',
      'sendCCTo',
      'invoiceDetails',
      'extension',
      '__proto__',
    );
    const { body } = letrec((tie) => ({
      body: oneof({ maxDepth: 5 }, jsonValue(), string(), array(tie('body')), dictionary(names, tie('body'))),
    }));
    assert(
      property(body, (value) => {
        const { tooLarge, unreadable } = judgeSize(JSON.parse(JSON.stringify(value)), limits);
        expect(tooLarge.length).toBeLessThanOrEqual(50);
        expect(['string', 'undefined']).toContain(typeof unreadable);
      }),
    );
  });
});
