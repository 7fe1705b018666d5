import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { withMessages } from '#src/i18n/areas.ts';
import { MetaList } from '#src/list/MetaList.tsx';
import { listOfRoute, recordOfRoute, resources, routeTable } from '#src/resources/registry.ts';
import { hasSoundParameters } from '#src/resources/matchPath.ts';
import { isRouteName, type RouteName } from '#src/resources/paths.ts';
import type { PaymentRoute } from '#src/resources/wizardPaths.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { lazyPart, type LazyPart } from '#src/ui/lazy/lazyPart.tsx';

const ComingPage = lazyPart(async () => (await import('#src/pages/comingPage/ComingPage.tsx')).ComingPage);
const FeatureNotice = lazyPart(async () => (await import('#src/pages/comingPage/FeatureNotice.tsx')).FeatureNotice);

/** A wizard that moves money. */
const paymentPage = (wizard: PaymentRoute) =>
  lazyPart(async () => (await withMessages('payments', import('#src/wizards/payment/PaymentPage.tsx'))).pages[wizard]);

/** Pages of routes that belong to no noun. */
const ownPages: Partial<Record<RouteName, LazyPart<object>>> = {
  Charge: paymentPage('Charge'),
  QuickCharge: paymentPage('QuickCharge'),
  Refund: paymentPage('Refund'),
};

/** Pages with code of their own, by route: those above, and the forms of the nouns. */
const pages: Readonly<Record<string, LazyPart<object>>> = {
  ...ownPages,
  ...Object.fromEntries(
    resources.flatMap(({ screens }) => screens.map(({ page, load }) => [page.name, lazyPart(load)] as const)),
  ),
};

const RecordScreen = lazyPart(async () => (await import('./RecordScreen.tsx')).RecordScreen);

/** Asks ahead for the code of a route's page. */
export function preloadPage(route: string): void {
  pages[route]?.preload();
  if (recordOfRoute(route)) RecordScreen.preload();
}

/** Stands where an address names a record that can not be. */
function NoSuchRecord() {
  const translate = useTranslate();
  return <ListNotice urgent text={translate('record.notFound')} actions={[]} />;
}

/** What a route shows: a page of its own, a noun's list or record, or a notice that the page is to come. */
export function RoutePage({ name }: { name: string }) {
  const isOpen = useIsOpen();
  const parameters = useParams();
  const definition = routeTable[name];
  if (definition && !hasSoundParameters(definition, parameters)) return <NoSuchRecord />;
  const feature = definition?.feature;
  if (feature && !isOpen({ feature })) return <FeatureNotice feature={feature} />;
  const Page = pages[name];
  if (Page) return <Page />;
  const list = listOfRoute(name);
  if (list) return <MetaList declaration={list} />;
  const record = recordOfRoute(name);
  if (record) return <RecordScreen declaration={record} />;
  return isRouteName(name) && <ComingPage name={name} />;
}
