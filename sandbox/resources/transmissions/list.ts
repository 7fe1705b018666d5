import { desc } from 'drizzle-orm';
import { transmissions } from '#sandbox/db/schema/transmission.ts';
import { isEqual } from '#sandbox/list/compare.ts';
import { defineList } from '#sandbox/list/defineList.ts';
import { boolean, dictionary, guid, instant, money, number, text } from '#sandbox/list/field.ts';
import { dayRules, daysOfInstant, equals, onlyIf } from '#sandbox/list/filterRules.ts';
import { transmissionsTexts } from './texts.ts';

/** Transmissions to the processor (docs/wire.md §3.11). */
export const transmissionsList = defineList({
  endpoint: 'transmissions.list',
  name: 'transmissions',
  texts: transmissionsTexts,
  from: transmissions,
  id: transmissions.transmissionID,
  merchant: transmissions.merchantID,
  fields: () => ({
    transmissionID: guid(transmissions.transmissionID),
    transmissionDate: instant(transmissions.transmissionDate),
    transmissionNumber: text(transmissions.transmissionNumber),
    terminalName: text(transmissions.terminalName),
    transactionsCount: number(transmissions.transactionsCount),
    totalAmount: money(transmissions.totalAmount),
    currency: dictionary(transmissions.currency, 'currency'),
    success: boolean(transmissions.success),
    message: text(transmissions.message),
    terminalID: guid(transmissions.terminalID),
  }),
  filters: {
    /** Absent and false mean failed and successful alike (docs/wire.md §4). */
    success: onlyIf(() => isEqual(transmissions.success, true)),
    terminalID: equals(transmissions.terminalID),
    ...dayRules(() => daysOfInstant(transmissions.transmissionDate)),
  },
  order: [desc(transmissions.transmissionDate), desc(transmissions.transmissionID)],
  totals: { currency: transmissions.currency, amount: transmissions.totalAmount },
});
