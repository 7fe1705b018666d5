import { expect, it } from 'vitest';
import { enumValues } from '#contract/enums.ts';
import { documentMoney } from '#src/resources/invoices/money.ts';

const ask = documentMoney.questions;

it('asks for all documents, and once more for each kind of credit', () => {
  const filter = { terminalID: 't1', quickDateFilter: 'thisMonth' };
  const credits = ['creditNote', 'refundInvoice'].map((invoiceType) => ({ ...filter, invoiceType }));
  expect(ask(filter)).toEqual({ all: filter, back: credits });
});

it.each(enumValues('invoiceType'))('of %s alone only one of them is known', (invoiceType) => {
  const isCredit = invoiceType === 'creditNote' || invoiceType === 'refundInvoice';
  expect(ask({ invoiceType })).toEqual(isCredit ? { back: [{ invoiceType }] } : { all: { invoiceType }, back: [] });
});
