import { describe, expect, it } from 'vitest';
import type { ImportCells } from '#contract/import/columns.ts';
import { judgeRow } from '#contract/import/judgeRow.ts';

const today = '2026-11-15';
const good: ImportCells = {
  consumerName: 'דנה כהן',
  consumerEmail: 'dana@mail.test',
  transactionAmount: '118',
  paymentType: 'bank',
  bank: '12',
  bankBranch: '571',
  bankAccount: '041116',
  repeatPeriodType: 'Monthly',
};

describe('a row that is in order', () => {
  it('is the body of a deal', () => {
    const { faults, request } = judgeRow({ ...good, startAt: '31/01/2027', endAtNumberOfPayments: '12' }, today);
    expect(faults).toEqual([]);
    expect(request).toMatchObject({
      transactionAmount: 118,
      paymentType: 'bank',
      bankDetails: { bank: 12, bankBranch: 571, bankAccount: '041116' },
      billingSchedule: {
        repeatPeriodType: 'monthly',
        startAtType: 'specifiedDate',
        startAt: '2027-01-31',
        endAtType: 'afterNumberOfPayments',
        endAtNumberOfPayments: 12,
      },
      dealDetails: { consumerName: 'דנה כהן', consumerEmail: 'dana@mail.test' },
      origin: 'import',
    });
  });
});

describe('a faulty row', () => {
  it.each<[ImportCells, [column: string, key: string][]]>([
    [{ consumerName: '' }, [['consumerName', 'ConsumerNameIsRequired']]],
    [{ consumerEmail: '' }, [['consumerEmail', 'CanNotImportCustomerWithoutEmail']]],
    [{ consumerEmail: 'dana at mail' }, [['consumerEmail', 'EmailMustBeValid']]],
    [{ consumerNationalID: '123456789' }, [['consumerNationalID', 'IsraeliNationalIdMustBeValid']]],
    [{ transactionAmount: '=SUM(A1)' }, [['transactionAmount', 'MustBeNumberInRange']]],
    [{ paymentType: 'cash' }, [['paymentType', 'Invalid']]],
    [{ paymentType: 'card' }, [['creditCardToken', 'Required']]],
    [{ bank: 'Leumi' }, [['bank', 'Invalid']]],
    [{ repeatPeriodType: 'daily' }, [['repeatPeriodType', 'Invalid']]],
    [{ startAt: '2026-11-01' }, [['startAt', 'Expired']]],
    [{ startAt: '31/02/2027' }, [['startAt', 'Invalid']]],
    [{ endAt: '2026-11-15' }, [['endAt', 'EndDateLaterStart']]],
    [{ invoiceType: 'poem' }, [['invoiceType', 'Invalid']]],
    [{ dealDescription: 'card 4242424242424242', consumerName: '' }, [['dealDescription', 'CellHoldsCardNumber']]],
  ])('%j', (change, expected) => {
    const changed = Object.fromEntries(Object.entries({ ...good, ...change }).filter(([, text]) => text !== ''));
    const { faults } = judgeRow(changed, today);
    expect(faults.map(({ column }) => column)).toEqual(expected.map(([column]) => column));
    for (const [index, [, key]] of expected.entries()) {
      // What is no number says so in its own words.
      if (!['MustBeNumberInRange', 'Invalid'].includes(key)) expect(faults[index]?.key).toBe(key);
    }
  });
});
