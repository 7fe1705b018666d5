import { useEffect, useLayoutEffect, useRef } from 'react';
import {
  I18nContextProvider,
  memoryStore,
  StoreContextProvider,
  useSetLocale,
  useTranslate,
  type I18nProvider,
} from 'react-admin';
import { locales } from '#contract/constants.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { applyAppearance, resolveAppearance } from '#src/ui/theme/documentAppearance.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { rememberLocale } from '#src/i18n/lastLocale.ts';
import { applyDocumentLocale, languageOf, nativeNames } from '#src/i18n/locale.ts';
import { Accessibility } from '#src/pages/accessibility/Accessibility.tsx';
import { ProductProvider, type Product } from '#src/ui/product.ts';
import styles from './PublicStatement.module.css';
import { awaitLanguageFocus, takeLanguageFocus } from '#src/app/shell/controls/languageFocus.ts';
import { useDocumentTitle } from '#src/app/shell/title.ts';

/** A button that changes to the other language and keeps the focus over the change. */
function OtherLanguage() {
  const current = useCurrentLocale();
  const setLocale = useSetLocale();
  const button = useRef<HTMLButtonElement>(null);
  const [other = current] = locales.filter((locale) => locale !== current);
  useEffect(function keepFocusOverChange() {
    if (takeLanguageFocus()) button.current?.focus();
  }, []);

  function change() {
    awaitLanguageFocus();
    rememberLocale(localStorage, other);
    setLocale(other);
  }
  return (
    <button ref={button} type="button" className={buttonClass('plain')} lang={languageOf(other)} onClick={change}>
      {nativeNames[other]}
    </button>
  );
}

function Statement() {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const title = translate('page.accessibility.title');
  useDocumentTitle(title);
  useLayoutEffect(
    function keepDocumentInStep() {
      applyDocumentLocale(locale);
      applyAppearance(resolveAppearance('system'));
    },
    [locale],
  );
  return (
    <div className={styles.page}>
      <header>
        <h1>{title}</h1>
        <OtherLanguage />
        <a className={buttonClass()} href="/">
          {translate('ra.auth.sign_in')}
        </a>
      </header>
      <main>
        <Accessibility />
      </main>
    </div>
  );
}

/** Where react-admin keeps the language while the page lives. */
const store = memoryStore();

/** The accessibility statement for who is not signed in: it is everybody's to read. */
export function PublicStatement({ i18nProvider, product }: { i18nProvider: I18nProvider; product: Product }) {
  return (
    <StoreContextProvider value={store}>
      <I18nContextProvider value={i18nProvider}>
        <ProductProvider value={product}>
          <Statement />
        </ProductProvider>
      </I18nContextProvider>
    </StoreContextProvider>
  );
}
