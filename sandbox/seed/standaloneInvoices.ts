import { saysPayments } from '#contract/documentKinds.ts';
import { enumValues } from '#contract/enums.ts';
import type { PaymentDetails } from '#sandbox/core/objects/stored.ts';
import { someBankDetails } from '#sandbox/db/seed/bankAccount.ts';
import { dayOf, instantOf } from '#sandbox/db/seed/calendar.ts';
import { dealDetailsOf, someLineItems, sumOf } from '#sandbox/db/seed/dealDetails.ts';
import { someAmount, vatRateOn } from '#sandbox/db/seed/money.ts';
import { cycle, type Random } from '#sandbox/db/seed/random.ts';
import {
  type DealCharge,
  ofConsumer,
  pickTerminal,
  someInstant,
  type SeedContext,
} from '#sandbox/db/seed/seedContext.ts';
import { invoiceRow, type InvoiceRow } from './invoiceRow.ts';

/** Cash, a transfer or two cheques that sum to the amount. */
function somePayments(random: Random, amount: number, day: string): PaymentDetails[] {
  const kind = random.pick(['cash', 'bank', 'cheque'] as const);
  if (kind === 'cash') return [{ paymentType: kind, amount }];
  const account = someBankDetails(random);
  if (kind === 'bank') return [{ paymentType: kind, amount, ...account, dueDate: day, reference: random.digits(6) }];
  const firstAmount = Math.floor(amount / 2);
  return [firstAmount, amount - firstAmount].map((part, index) => ({
    paymentType: kind,
    amount: part,
    ...account,
    chequeNumber: String(7001 + index),
    chequeDate: day,
  }));
}

/** Documents without a transaction: every type in every status. A canceled one has its credit note beside it. */
export function makeStandaloneInvoices(context: SeedContext): InvoiceRow[] {
  const types = enumValues('invoiceType');
  const statuses = enumValues('invoiceStatus');
  const live = context.consumers.filter((consumer) => !consumer.deletedAt && consumer.consumerNationalID);
  const id = context.ids('standalone invoice');
  return Array.from({ length: context.plan.counts.standaloneInvoices }, (_, index) => {
    const random = context.random(`standalone invoice ${index}`);
    const invoiceType = cycle(types, index);
    const status = cycle(statuses, Math.floor(index / types.length));
    const consumer = random.pick(live);
    const when = someInstant(context, random, 0, 200);
    const vatRate = consumer.vatExempt ? 0 : vatRateOn(dayOf(when));
    const lines = random.chance(0.5) ? someLineItems(random, context.items, 'ILS', vatRate) : [];
    const amount = lines.length > 0 ? sumOf(lines) : someAmount(random, 5000, 2_500_000);
    const terminal = pickTerminal(context, random, 0);
    const facts = {
      id: id(index * 2),
      index: 90_000 + index,
      random,
      when,
      terminal,
      invoiceType,
      status,
      amount,
      vatRate,
      consumer: ofConsumer(consumer),
      dealDetails: dealDetailsOf(consumer, {
        reference: null,
        description: lines[0]?.itemName ?? 'שירות',
        items: lines,
      }),
      paymentDetails: saysPayments(invoiceType) ? somePayments(random, amount, dayOf(when)) : [],
      transactionType: null,
      installmentDetails: null,
      paymentTransactionID: null,
      billingDealID: null,
      originInvoiceID: null,
    };
    if (status !== 'canceled' || invoiceType === 'creditNote') return [invoiceRow(context, facts)];
    const creditInvoiceID = id(index * 2 + 1);
    const made = invoiceRow(context, { ...facts, creditInvoiceID });
    const credit = invoiceRow(context, {
      ...facts,
      id: creditInvoiceID,
      invoiceType: 'creditNote',
      vatRate: made.vatRate,
      status: 'sent',
      paymentDetails: [],
      originInvoiceID: made.invoiceID,
    });
    return [made, credit];
  }).flat();
}

/** The documents that invoice-only deals have made, the last three of each. */
export function makeDealInvoices(context: SeedContext, charges: readonly DealCharge[]): InvoiceRow[] {
  const wanted = charges.filter(
    ({ deal, number, day, failed }) =>
      deal.invoiceOnly && !failed && number > (deal.currentDeal ?? 0) - 3 && instantOf(day, 360) < context.now,
  );
  const id = context.ids('deal invoice');
  return wanted.flatMap(({ deal, day, number }, index) => {
    const terminal = context.terminals.find(({ terminalID }) => terminalID === deal.terminalID);
    if (!terminal) return [];
    const random = context.random(`deal invoice ${index}`);
    return invoiceRow(context, {
      id: id(index),
      index: 95_000 + index * 10 + number,
      random,
      when: instantOf(day, 6 * 60),
      terminal,
      invoiceType: 'invoice',
      status: 'sent',
      amount: deal.transactionAmount,
      vatRate: deal.vatRate,
      consumer: ofConsumer(context.consumers.find(({ consumerID }) => consumerID === deal.consumerID)),
      dealDetails: deal.dealDetails,
      paymentDetails: [],
      transactionType: null,
      installmentDetails: null,
      paymentTransactionID: null,
      billingDealID: deal.billingDealID,
      originInvoiceID: null,
    });
  });
}
