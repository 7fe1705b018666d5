import { useI18nProvider } from 'react-admin';
import { locales, type Locale } from '#contract/constants.ts';
import { directionOf, resolveLocale, type Direction } from './locale.ts';

/** The language whose words are on screen; while another one loads, still the old one. */
export function useCurrentLocale(): Locale {
  return resolveLocale(useI18nProvider().getLocale(), locales[0]);
}

/** The writing direction of the language on screen. */
export function useDirection(): Direction {
  return directionOf(useCurrentLocale());
}
