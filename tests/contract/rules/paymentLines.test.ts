import { describe, expect, it } from 'vitest';
import { enumValues } from '#contract/enums.ts';
import type { MessageKey } from '#contract/messages/he.ts';
import { type PaidLine, paymentLinesFault } from '#contract/rules/paymentLines.ts';
import { saysPayments } from '#contract/documentKinds.ts';

const line = (paymentType: PaidLine['paymentType'], amount: number): PaidLine => ({ paymentType, amount });

describe('how a document is paid', () => {
  it.each<[PaidLine[], MessageKey | undefined]>([
    [[line('cash', 100)], undefined],
    [[line('cheque', 40), line('cheque', 30), line('card', 30)], undefined],
    [[line('cash', 99)], 'PaymentTypesSumMustEqualInvoice'],
    [[], 'PaymentTypesSumMustEqualInvoice'],
    [[line('cheque', 60), line('cheque', 60)], 'ChequesSumExceedsInvoice'],
    [[line('cash', 50), line('cash', 50)], 'MultiplePaymentsNotAllowed'],
    [[line('bank', 50), line('bank', 50)], 'MultiplePaymentsNotAllowed'],
    [[line('card', 50), line('card', 50)], 'MultiplePaymentsNotAllowed'],
  ])('%j: %s', (lines, key) => {
    expect(paymentLinesFault(lines, 100)?.key).toBe(key);
  });
});

it('all documents but plain invoices and credit notes say payments, a refund those given back', () => {
  expect(enumValues('invoiceType').filter((type) => !saysPayments(type))).toEqual(['invoice', 'creditNote']);
});
