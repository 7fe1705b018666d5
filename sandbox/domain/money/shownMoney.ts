import type { Locale } from '#contract/constants.ts';
import type { EnumValue } from '#contract/enums.ts';
import { currencySymbol, moneyText } from '#contract/moneyText.ts';

/** An amount for people to read, in agorot, as the web app draws it in their language. */
export const shownMoney = (agorot: number, currency: EnumValue<'currency'>, locale: Locale): string =>
  moneyText(agorot, currencySymbol(currency), locale);
