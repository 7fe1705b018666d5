import type { Locale } from '#contract/constants.ts';
import { createEmitter } from '#src/store/createEmitter.ts';

/** Words of one area, as nested keys. */
export type AreaWords = Readonly<Record<string, unknown>>;

/**
 * Areas of the application whose words load with their first screen, each language a chunk of its own; the first screen
 * of all pays for none of them. An area's groups (`payment.…`) are its own, but for those of `inputs`,
 * `attempts`, `domainFields`, `dealFacts` and `links`, which several have.
 */
export const areas = {
  columns: {
    'he-IL': async () => (await import('./catalogue/columns.he.ts')).columns,
    'en-IL': async () => (await import('./catalogue/columns.en.ts')).columns,
  },
  billing: {
    'he-IL': async () => (await import('./catalogue/billing.he.ts')).billing,
    'en-IL': async () => (await import('./catalogue/billing.en.ts')).billing,
  },
  books: {
    'he-IL': async () => (await import('./catalogue/books.he.ts')).books,
    'en-IL': async () => (await import('./catalogue/books.en.ts')).books,
  },
  creations: {
    'he-IL': async () => (await import('./catalogue/creations.he.ts')).creations,
    'en-IL': async () => (await import('./catalogue/creations.en.ts')).creations,
  },
  customers: {
    'he-IL': async () => (await import('./catalogue/customers.he.ts')).customers,
    'en-IL': async () => (await import('./catalogue/customers.en.ts')).customers,
  },
  dashboard: {
    'he-IL': async () => (await import('./catalogue/dashboard.he.ts')).dashboard,
    'en-IL': async () => (await import('./catalogue/dashboard.en.ts')).dashboard,
  },
  fields: {
    'he-IL': async () => ({ fields: (await import('./catalogue/fields.he.ts')).fields }),
    'en-IL': async () => ({ fields: (await import('./catalogue/fields.en.ts')).fields }),
  },
  inputs: {
    'he-IL': async () => (await import('./catalogue/inputs.he.ts')).inputs,
    'en-IL': async () => (await import('./catalogue/inputs.en.ts')).inputs,
  },
  invoices: {
    'he-IL': async () => (await import('./catalogue/invoices.he.ts')).invoices,
    'en-IL': async () => (await import('./catalogue/invoices.en.ts')).invoices,
  },
  jobReport: {
    'he-IL': async () => (await import('./catalogue/jobReport.he.ts')).jobReport,
    'en-IL': async () => (await import('./catalogue/jobReport.en.ts')).jobReport,
  },
  masav: {
    'he-IL': async () => (await import('./catalogue/masav.he.ts')).masav,
    'en-IL': async () => (await import('./catalogue/masav.en.ts')).masav,
  },
  palette: {
    'he-IL': async () => (await import('./catalogue/palette.he.ts')).palette,
    'en-IL': async () => (await import('./catalogue/palette.en.ts')).palette,
  },
  paymentRequests: {
    'he-IL': async () => (await import('./catalogue/paymentRequests.he.ts')).paymentRequests,
    'en-IL': async () => (await import('./catalogue/paymentRequests.en.ts')).paymentRequests,
  },
  payments: {
    'he-IL': async () => (await import('./catalogue/payments.he.ts')).payments,
    'en-IL': async () => (await import('./catalogue/payments.en.ts')).payments,
  },
  shortcuts: {
    'he-IL': async () => (await import('./catalogue/shortcuts.he.ts')).shortcuts,
    'en-IL': async () => (await import('./catalogue/shortcuts.en.ts')).shortcuts,
  },
  terminals: {
    'he-IL': async () => (await import('./catalogue/terminals.he.ts')).terminals,
    'en-IL': async () => (await import('./catalogue/terminals.en.ts')).terminals,
  },
  transactions: {
    'he-IL': async () => (await import('./catalogue/transactions.he.ts')).transactions,
    'en-IL': async () => (await import('./catalogue/transactions.en.ts')).transactions,
  },
  waiting: {
    'he-IL': async () => (await import('./catalogue/waiting.he.ts')).waiting,
    'en-IL': async () => (await import('./catalogue/waiting.en.ts')).waiting,
  },
  webhooks: {
    'he-IL': async () => (await import('./catalogue/webhooks.he.ts')).webhooks,
    'en-IL': async () => (await import('./catalogue/webhooks.en.ts')).webhooks,
  },
} as const satisfies Record<string, Record<Locale, () => Promise<AreaWords>>>;

export type Area = keyof typeof areas;

const wanted = new Map<Area, Promise<unknown>>();
/** Tells when another area is wanted; each listener's promise settles when its words can be spoken. */
export const areaWanted = createEmitter<[], Promise<void>>();

/** Loads the words of a language for every area that a screen has asked for so far. */
export async function loadWantedWords(locale: Locale): Promise<AreaWords> {
  const words = await Promise.all([...wanted.keys()].map((area): Promise<AreaWords> => areas[area][locale]()));
  return Object.assign({}, ...words) as AreaWords;
}

async function tellOfArea(area: Area): Promise<void> {
  try {
    await Promise.all(areaWanted.emit());
  } catch (error) {
    wanted.delete(area);
    throw error;
  }
}

function wantArea(area: Area): Promise<unknown> {
  const told = wanted.get(area);
  if (told) return told;
  // Those who listen read what is wanted, this area too.
  wanted.set(area, Promise.resolve());
  const telling = tellOfArea(area);
  if (wanted.has(area)) wanted.set(area, telling);
  return telling;
}

/**
 * A screen's code together with its words, both asked for at once.
 * @example lazyPart(async () => (await withMessages('payments', import('…/PaymentPage.tsx'))).pages.Charge)
 */
export async function withMessages<Code>(area: Area, code: Promise<Code>): Promise<Code> {
  const [loaded] = await Promise.all([code, wantArea(area)]);
  return loaded;
}
