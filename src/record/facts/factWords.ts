import type { Row } from '#contract/envelope.ts';
import { dateText, parseWireDate } from '#src/meta/format/dateText.ts';
import type { FormatContext } from '#src/meta/format/formatField.ts';
import type { FactWords } from '#src/record/declaration.ts';
import { amountInSentence } from '#src/ui/money.ts';
import type { Currency } from '#src/settings/dictionaries.ts';

/** The currency of a record; a code nobody knows is its own symbol, and no code the system's currency. */
export function currencyOf({ currency }: Row, currencies: readonly Currency[]): Currency {
  const wanted = typeof currency === 'string' ? currency : '';
  const known = wanted === '' ? currencies[0] : currencies.find(({ code }) => code === wanted);
  return known ?? { code: wanted, name: wanted, symbol: wanted };
}

/** Words for the facts of one record. */
export function factWords(
  record: Row,
  { dictionaries, currencies, timeZone, locale }: FormatContext,
  { translate, pathOf }: Pick<FactWords, 'translate' | 'pathOf'>,
): FactWords {
  const currency = currencyOf(record, currencies);
  return {
    translate,
    pathOf,
    money: (amount) => amountInSentence(amount, currency, locale),
    date: (value) => {
      const date = parseWireDate(value);
      return date ? `\u2066${dateText(date, timeZone)}\u2069` : '';
    },
    word: (dictionary, code) => (code ? (dictionaries[dictionary]?.[code] ?? code) : ''),
  };
}
