import { desc, eq, isNotNull, sql } from 'drizzle-orm';
import { parseEnum } from '#contract/enums.ts';
import type { BillingSchedule, DealDetails } from '#sandbox/core/objects/stored.ts';
import { dealText } from '#contract/dealText.ts';
import { scheduleText } from '#sandbox/core/objects/texts.ts';
import { toWireDeal, toWireSchedule } from '#sandbox/core/objects/wire.ts';
import { billingDeals as deals } from '#sandbox/db/schema/billingDeal.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import {
  boolean,
  composite,
  day,
  dictionary,
  guid,
  instant,
  money,
  number,
  shortCardNumber,
  text,
} from '#sandbox/list/field.ts';
import {
  contains,
  containsID,
  containsText,
  dayRules,
  daysOfDay,
  daysOfInstant,
  equals,
  folded,
  modifier,
  onlyIf,
} from '#sandbox/list/filterRules.ts';
import { isCardExpired, isHistory, isPaused, isTriggerable, quickStatusCondition } from './states.ts';
import { billingTexts } from './texts.ts';

const schedule = deals.billingSchedule;
const created = daysOfInstant(deals.billingDealTimestamp);
const scheduled = daysOfDay(deals.nextScheduledTransaction);

/** Billing deals (docs/wire.md §3.7). */
export const billingList = defineList({
  endpoint: 'billing.list',
  name: 'billing',
  texts: billingTexts,
  from: deals,
  id: deals.billingDealID,
  merchant: deals.merchantID,
  fields: (moment) => ({
    billingDealID: guid(deals.billingDealID),
    consumerName: text(deals.consumerName),
    transactionAmount: money(deals.transactionAmount),
    currency: dictionary(deals.currency, 'currency'),
    nextScheduledTransaction: day(deals.nextScheduledTransaction),
    billingSchedule: composite<BillingSchedule>(
      schedule,
      sql`${schedule}->>'repeatPeriodType'`,
      toWireSchedule,
      scheduleText,
    ),
    currentDeal: number(deals.currentDeal),
    active: boolean(deals.active),
    paused: boolean(sql<boolean>`coalesce(${isPaused(moment)}, false)`),
    cardExpired: boolean(sql<boolean>`coalesce(${isCardExpired(moment)}, false)`),
    paymentType: dictionary(deals.paymentType, 'paymentType'),
    cardNumber: shortCardNumber(deals.cardNumber),
    invoiceOnly: boolean(deals.invoiceOnly),
    terminalName: text(deals.terminalName),
    billingDealTimestamp: instant(deals.billingDealTimestamp),
    currentTransactionTimestamp: instant(deals.currentTransactionTimestamp),
    pausedFrom: day(deals.pausedFrom),
    pausedTo: day(deals.pausedTo),
    consumerExternalReference: text(deals.consumerExternalReference),
    dealDetails: composite<DealDetails>(
      deals.dealDetails,
      sql`coalesce(${deals.dealDescription}, ${deals.dealReference}, '')`,
      toWireDeal,
      dealText,
    ),
    creditCardToken: guid(deals.creditCardToken),
    terminalID: guid(deals.terminalID),
    merchantID: guid(deals.merchantID),
  }),
  filters: {
    quickStatus: (value, { moment }) => {
      const word = parseEnum('billingQuickStatus', String(value));
      return word && quickStatusCondition(word, moment);
    },
    terminalID: equals(deals.terminalID),
    merchantID: equals(deals.merchantID),
    billingDealID: equals(deals.billingDealID),
    consumerID: equals(deals.consumerID),
    creditCardTokenID: equals(deals.creditCardToken),
    currency: equals(deals.currency),
    ...dayRules(({ filters }) => (filters.filterDateByNextScheduledTransaction === true ? scheduled : created)),
    filterDateByNextScheduledTransaction: modifier,
    paymentType: equals(deals.paymentType),
    billingDealType: equals(deals.billingDealType),
    cardNumber: contains(deals.cardNumber),
    cardOwnerNationalID: containsID(deals.cardOwnerNationalID),
    consumerName: containsText(folded(deals.consumerName), folded(deals.cardOwnerName)),
    consumerEmail: containsText(folded(deals.consumerEmail)),
    consumerExternalReference: containsText(folded(deals.consumerExternalReference)),
    creditCardVendor: contains(deals.cardVendor),
    dealReference: containsText(folded(deals.dealReference)),
    origin: containsText(folded(deals.origin)),
    actual: onlyIf(isTriggerable),
    finished: onlyIf(isHistory),
    paused: onlyIf(isPaused),
    hasError: onlyIf(() => isNotNull(deals.lastError)),
    invoiceOnly: onlyIf(() => eq(deals.invoiceOnly, true)),
    onlyActive: onlyIf(() => eq(deals.active, true)),
    inProgress: onlyIf(() => eq(deals.inProgress, true)),
    creditCardExpired: onlyIf(isCardExpired),
  },
  order: [desc(deals.billingDealTimestamp), desc(deals.billingDealID)],
  totals: { currency: deals.currency, amount: deals.transactionAmount },
  deleted: isNotNull(deals.deletedAt),
});
