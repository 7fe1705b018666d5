import type { Locale } from '#contract/constants.ts';

/** Names of exported sheets, by list (CONTEXT.md "Route titles"). */
const names: Readonly<Record<string, Record<Locale, string>>> = {
  billing: { 'he-IL': 'הוראות קבע', 'en-IL': 'Billing deals' },
  consumers: { 'he-IL': 'לקוחות', 'en-IL': 'Customers' },
  income: { 'he-IL': 'דוח הכנסות', 'en-IL': 'Income report' },
  invoices: { 'he-IL': 'חשבוניות', 'en-IL': 'Invoices' },
  items: { 'he-IL': 'פריטים', 'en-IL': 'Items' },
  masav: { 'he-IL': 'קובצי מס״ב', 'en-IL': 'Masav files' },
  paymentRequests: { 'he-IL': 'דרישות תשלום', 'en-IL': 'Payment requests' },
  transactions: { 'he-IL': 'עסקאות', 'en-IL': 'Transactions' },
  transmissions: { 'he-IL': 'שידורים', 'en-IL': 'Transmissions' },
};

/** The sheet's name in the caller's language; the list's own name where nobody worded it. */
export function sheetName(locale: Locale, list: string): string {
  return names[list]?.[locale] ?? list;
}
