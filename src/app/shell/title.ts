import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { useCurrentRoute } from '#src/app/currentRoute.ts';

/** The accessibility statement, which needs no sign-in. */
export const statementPath = '/accessibility';

/** Titles of pages that are no route of the specification. */
const ownTitles: Readonly<Record<string, string>> = { [statementPath]: 'page.accessibility.title' };

/** The title of the page on screen: the route's name in words (spec §2), reset on every navigation. */
export function usePageTitle(): string {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const route = useCurrentRoute();
  return translate(
    route ? (route.definition.title ?? `route.${route.name}`) : (ownTitles[pathname] ?? 'page.notFound.title'),
  );
}

/** Keeps the document's title on the page's. */
export function useDocumentTitle(title: string): void {
  const translate = useTranslate();
  const text = translate('shell.documentTitle', { title, product: translate('shell.productName') });
  useEffect(
    function followTitle() {
      document.title = text;
    },
    [text],
  );
}
