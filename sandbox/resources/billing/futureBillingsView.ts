import { boolean, date, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { day, money, owner, terminal, word } from '#sandbox/db/schema/columns.ts';

/**
 * The next charges of every live deal, at most twelve per deal (docs/wire.md §3.11). In the database this is a view
 * over billing_deals, whose days the database writes with each deal (`future_charges` of the migrations), so it always
 * agrees with the deals; here it reads like a table.
 * Never write to it. `cardExpired` means: expired on the day of that charge.
 */
export const futureBillings = pgTable('future_billings', {
  /** Stable name of a row: deal id, colon, charge number. */
  futureBillingID: text().notNull(),
  ...owner(),
  ...terminal(),
  billingDealID: uuid().notNull(),
  consumerID: uuid(),
  consumerName: text(),
  consumerExternalReference: text(),
  scheduledDate: date({ mode: 'string' }).notNull(),
  chargeNumber: integer().notNull(),
  transactionAmount: money().notNull(),
  currency: word('currency').notNull(),
  paymentType: word('paymentType'),
  cardNumber: text(),
  cardExpired: boolean().notNull(),
  pausedFrom: day(),
  pausedTo: day(),
  invoiceOnly: boolean().notNull(),
});
