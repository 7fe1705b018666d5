import { type Locale, locales } from '#contract/constants.ts';
import { catalogues, isTextKey } from './messages/catalogue.ts';

/**
 * The locale an Accept-Language header asks for; Hebrew unless it prefers English (spec §9 "Locales").
 * @example chooseLocale('en-US,en;q=0.9,he;q=0.8') // 'en-IL'
 */
export function chooseLocale(acceptLanguage: string | undefined): Locale {
  const wishes = (acceptLanguage ?? '')
    .split(',')
    .map((wish) => {
      const [tag = '', ...parameters] = wish.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.trim().slice(0, 2).toLowerCase(), weight: weight === undefined ? 1 : Number(weight) };
    })
    .toSorted((first, second) => second.weight - first.weight);
  const wanted = wishes.find(
    ({ language, weight }) => weight > 0 && locales.some((locale) => locale.startsWith(language) && language !== ''),
  );
  return locales.find((locale) => wanted && locale.startsWith(wanted.language)) ?? locales[0];
}

/** The plural form for a count: `||||` parts them, in Hebrew one, two and other, in English one and other. */
function pluralForm(locale: Locale, template: string, count: unknown): string {
  const forms = template.split('||||').map((form) => form.trim());
  if (forms.length === 1) return template;
  const rule = new Intl.PluralRules(locale).select(Number(count));
  const index = rule === 'one' ? 0 : rule === 'two' && forms.length > 2 ? 1 : forms.length - 1;
  return forms[index] ?? template;
}

/**
 * The text of a message key in a locale; a text that is no key comes back as it is.
 * @param values fill the `%{name}` placeholders; `smart_count` chooses the plural form too.
 */
export function translate(
  locale: Locale,
  text: string,
  values: Readonly<Record<string, string | number>> = {},
): string {
  const template = isTextKey(text) ? pluralForm(locale, catalogues[locale][text], values.smart_count) : text;
  return template.replace(/%\{(\w+)\}/g, (placeholder, name: string) => String(values[name] ?? placeholder));
}
