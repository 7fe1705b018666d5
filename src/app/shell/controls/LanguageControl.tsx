import { useEffect, useRef } from 'react';
import { useSetLocale, useTranslate } from 'react-admin';
import { locales, type Locale } from '#contract/constants.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { rememberLocale } from '#src/i18n/lastLocale.ts';
import { languageOf, nativeNames } from '#src/i18n/locale.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import { confirmLeaving } from '#src/unsavedWork/unsavedWork.ts';
import { MenuButton } from '#src/ui/menus/MenuButton.tsx';
import { awaitLanguageFocus, takeLanguageFocus } from './languageFocus.ts';

/** A button that says the language on screen, with a menu of both. */
export function LanguageControl() {
  const translate = useTranslate();
  const current = useCurrentLocale();
  const setLocale = useSetLocale();
  const [, save] = useSaved('locale');
  const place = useRef<HTMLSpanElement>(null);

  useEffect(function keepFocusOverChange() {
    if (takeLanguageFocus()) place.current?.querySelector('button')?.focus();
  }, []);

  async function change(locale: Locale) {
    // Another language draws the page anew, and a form with it.
    if (locale === current || !(await confirmLeaving())) return;
    awaitLanguageFocus();
    save(locale);
    rememberLocale(window.localStorage, locale);
    setLocale(locale);
  }

  return (
    <span ref={place}>
      <MenuButton
        label={translate('shell.language', { language: nativeNames[current] })}
        face={nativeNames[current]}
        lang={languageOf(current)}
        items={locales.map((locale) => ({
          key: locale,
          label: nativeNames[locale],
          lang: languageOf(locale),
          selected: locale === current,
          onSelect: () => void change(locale),
        }))}
      />
    </span>
  );
}
