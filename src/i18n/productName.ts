import type { Locale } from '#contract/constants.ts';

/** What the product is called, in the catalogues and where none has come yet. */
export const productName = { 'he-IL': 'ניהול תשלומים', 'en-IL': 'Payment management' } as const satisfies Record<
  Locale,
  string
>;
