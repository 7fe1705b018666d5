import { array, assert, boolean, constantFrom, integer, option, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chargeRequest, refundRequest } from '#contract/entities/transactionRequest.ts';
import { faultsOf, type FieldFault } from '#contract/rules/yupFaults.ts';
import { toChargeRequest, toRefundRequest } from '#src/wizards/payment/form/requests.ts';
import { consumerID, itemID, place, terminal, withLines } from './samples.ts';

const hundredths = (max: number, min = 0) => integer({ min, max }).map((value) => (value / 100).toFixed(2));

/** A line as a person may type it, its discount no more than what it costs. */
const line = record({
  itemID: constantFrom('', itemID),
  price: hundredths(99_999),
  quantity: hundredths(9999, 1),
  percent: option(hundredths(9999)),
  share: integer({ min: 0, max: 100 }),
  withoutVat: boolean(),
}).map(({ percent, share, ...rest }) => {
  const gross = Math.round(Math.round(Number(rest.price) * 100) * Number(rest.quantity));
  const amount = (Math.floor((gross * share) / 100) / 100).toFixed(2);
  return {
    ...rest,
    discount: percent ?? amount,
    discountUnit: percent === null ? ('amount' as const) : ('percent' as const),
  };
});

function faultsIn(schema: typeof chargeRequest | typeof refundRequest, body: unknown): FieldFault[] {
  try {
    schema.validateSync(body, { abortEarly: false, context: { today: '2026-11-20' } });
    return [];
  } catch (error) {
    return faultsOf(error);
  }
}

describe('lines as they are typed', () => {
  it('come to a request that its rules let pass, whatever their discounts and VAT', () => {
    const rates = constantFrom(undefined, 0, 0.17, 0.18);
    assert(
      property(array(line, { minLength: 1, maxLength: 8 }), rates, (lines, vatRate) => {
        const values = withLines(...lines);
        const at = {
          ...place,
          terminal: { ...terminal, ...(vatRate === undefined ? { vatRate: undefined } : { vatRate }) },
        };
        const named = { ...values, dealDetails: { ...values.dealDetails, consumerID } };
        const bodies = [
          faultsIn(chargeRequest, toChargeRequest(named, at)),
          faultsIn(refundRequest, toRefundRequest(named, at)),
        ];
        // Lines that come to nothing, or to more than any amount, are no charge.
        const found = bodies.flat().filter(({ path }) => path !== 'transactionAmount');
        expect(found).toEqual([]);
      }),
    );
  });
});
