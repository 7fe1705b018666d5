import { useCallback } from 'react';
import type { Row } from '#contract/envelope.ts';
import { currencyOf } from '#src/record/facts/factWords.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { useSettings } from '#src/settings/settings.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { amountInSentence } from '#src/ui/money.ts';

/** The currency of a record. */
export const useCurrencyOf = (record: Row): Currency => currencyOf(record, useSettings().currencies);

/** Amounts in the currency of a record as a part of a sentence. */
export function useAmountText(record: Row): (decimal: number) => string {
  const currency = useCurrencyOf(record);
  const locale = useCurrentLocale();
  return useCallback((decimal) => amountInSentence(decimal, currency, locale), [currency, locale]);
}
