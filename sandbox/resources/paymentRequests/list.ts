import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import type { Moment } from '#sandbox/core/israelDays.ts';
import type { BillingSchedule } from '#sandbox/core/objects/stored.ts';
import { scheduleText } from '#sandbox/core/objects/texts.ts';
import { toWireSchedule } from '#sandbox/core/objects/wire.ts';
import { paymentRequests as requests } from '#sandbox/db/schema/paymentRequest.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { boolean, composite, dictionary, guid, instant, money, text } from '#sandbox/list/field.ts';
import {
  amountEquals,
  containsText,
  dayRules,
  daysOfInstant,
  equals,
  type FilterRule,
  folded,
  modifier,
  type Question,
} from '#sandbox/list/filterRules.ts';
import { ofTerminalInPath } from '#sandbox/list/within.ts';
import { quickStatusExpression } from './quickStatus.ts';
import { billingRequestsTexts, paymentRequestsTexts } from './texts.ts';

const schedule = requests.billingSchedule;

const isQuickStatus: FilterRule = (value, { moment }) => sql`${quickStatusExpression(moment)} = ${value}`;

/** Links that may be paid again and again are a list of their own: absent and false mean the others. */
const ofPermanence = ({ filters }: Question) => eq(requests.permanent, filters.permanent === true);

const beginning = () => ({
  paymentRequestID: guid(requests.paymentRequestID),
  paymentRequestTimestamp: instant(requests.paymentRequestTimestamp),
  cardOwnerName: text(requests.cardOwnerName),
  consumerEmail: text(requests.consumerEmail),
  paymentRequestAmount: money(requests.paymentRequestAmount),
  currency: dictionary(requests.currency, 'currency'),
});

const ending = (moment: Moment) => ({
  status: dictionary(requests.status, 'paymentRequestStatus'),
  quickStatus: dictionary(quickStatusExpression(moment), 'paymentRequestQuickStatus'),
  dueDate: instant(requests.dueDate),
  isRefund: boolean(requests.isRefund),
  permanent: boolean(requests.permanent),
  paymentTransactionID: guid(requests.paymentTransactionID),
  consumerID: guid(requests.consumerID),
  terminalID: guid(requests.terminalID),
});

const common = {
  from: requests,
  id: requests.paymentRequestID,
  merchant: requests.merchantID,
  order: [desc(requests.paymentRequestTimestamp), desc(requests.paymentRequestID)],
  deleted: isNotNull(requests.deletedAt),
};

const filters = {
  status: equals(requests.status),
  quickStatus: isQuickStatus,
  ...dayRules(() => daysOfInstant(requests.paymentRequestTimestamp)),
  consumerID: equals(requests.consumerID),
  permanent: modifier,
};

/** Payment requests, or with `permanent` the permanent payment links (docs/wire.md §3.9). */
export const paymentRequestsList = defineList({
  ...common,
  endpoint: 'paymentRequests.list',
  name: 'paymentRequests',
  texts: paymentRequestsTexts,
  fields: (moment) => ({ ...beginning(), ...ending(moment) }),
  filters: {
    ...filters,
    terminalID: equals(requests.terminalID),
    paymentRequestID: equals(requests.paymentRequestID),
    currency: equals(requests.currency),
    paymentRequestAmount: amountEquals(requests.paymentRequestAmount),
    consumerExternalReference: containsText(folded(requests.consumerExternalReference)),
  },
  totals: { currency: requests.currency, amount: requests.paymentRequestAmount },
  always: (question) => sql`${eq(requests.kind, 'paymentRequest')} and ${ofPermanence(question)}`,
});

/** Billing requests of one terminal, or with `permanent` its permanent billing links (docs/wire.md §3.9). */
export const billingRequestsList = defineList({
  ...common,
  endpoint: 'billingRequests.list',
  within: ofTerminalInPath(requests.terminalID),
  name: 'billingRequests',
  texts: billingRequestsTexts,
  fields: (moment) => ({
    ...beginning(),
    transactionAmount: money(requests.transactionAmount),
    billingSchedule: composite<BillingSchedule>(
      schedule,
      sql`${schedule}->>'repeatPeriodType'`,
      toWireSchedule,
      scheduleText,
    ),
    ...ending(moment),
    billingDealID: guid(requests.billingDealID),
  }),
  filters,
  always: (question) => sql`${eq(requests.kind, 'billingRequest')} and ${ofPermanence(question)}`,
});
