import { asc } from 'drizzle-orm';
import { defineList } from '#sandbox/list/defineList.ts';
import { boolean, day, dictionary, guid, money, number, shortCardNumber, text } from '#sandbox/list/field.ts';
import { containsText, dayRules, daysOfDay, equals, folded } from '#sandbox/list/filterRules.ts';
import { futureBillings as rows } from './futureBillingsView.ts';
import { futureBillingsTexts } from './texts.ts';

const { dateFrom, dateTo } = dayRules(() => daysOfDay(rows.scheduledDate));

/** The next charges of the billing deals, the nearest first (docs/wire.md §3.11). */
export const futureBillingsList = defineList({
  endpoint: 'futureBillings.list',
  name: 'futureBillings',
  texts: futureBillingsTexts,
  from: rows,
  id: rows.futureBillingID,
  merchant: rows.merchantID,
  fields: () => ({
    billingDealID: guid(rows.billingDealID),
    scheduledDate: day(rows.scheduledDate),
    consumerName: text(rows.consumerName),
    transactionAmount: money(rows.transactionAmount),
    currency: dictionary(rows.currency, 'currency'),
    chargeNumber: number(rows.chargeNumber),
    paymentType: dictionary(rows.paymentType, 'paymentType'),
    cardNumber: shortCardNumber(rows.cardNumber),
    cardExpired: boolean(rows.cardExpired),
    invoiceOnly: boolean(rows.invoiceOnly),
    pausedFrom: day(rows.pausedFrom),
    pausedTo: day(rows.pausedTo),
    consumerID: guid(rows.consumerID),
    terminalID: guid(rows.terminalID),
  }),
  filters: {
    terminalID: equals(rows.terminalID),
    billingDealID: equals(rows.billingDealID),
    consumerID: equals(rows.consumerID),
    consumerName: containsText(folded(rows.consumerName)),
    paymentType: equals(rows.paymentType),
    currency: equals(rows.currency),
    dateFrom,
    dateTo,
  },
  // A deal has one charge a day at most.
  order: [asc(rows.scheduledDate), asc(rows.billingDealID)],
  totals: { currency: rows.currency, amount: rows.transactionAmount },
});
