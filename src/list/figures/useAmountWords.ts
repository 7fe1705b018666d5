import { toDecimal } from '#contract/money.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { amountInSentence } from '#src/ui/money.ts';

/** An amount as part of a sentence, in shekels where no other currency is named. */
export function useAmountWords(): (agorot: number, currency?: string) => string {
  const { currencies } = useSettings();
  const locale = useCurrentLocale();
  return (agorot, currency = 'ILS') => amountInSentence(toDecimal(agorot), namedCurrency(currencies, currency), locale);
}
