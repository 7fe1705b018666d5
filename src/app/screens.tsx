import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import { MetaList } from '#src/list/MetaList.tsx';
import { listOfRoute, recordOfRoute } from '#src/resources/registry.ts';
import { hasSoundParameters } from '#src/resources/matchPath.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { lazyPart, type LazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { viewRoute } from './currentRoute.ts';
import { routeTable, screens } from './pages.ts';

const FeatureNotice = lazyPart(async () => (await import('#src/record/FeatureNotice.tsx')).FeatureNotice);

/** Pages with code of their own, by route. */
const pages: Readonly<Record<string, LazyPart<object>>> = {
  ...Object.fromEntries(screens.map(({ page, load }) => [page.name, lazyPart(load, CardSkeleton)] as const)),
  [viewRoute]: lazyPart(async () => (await import('#src/list/views/OpenedView.tsx')).OpenedView, CardSkeleton),
};

const RecordScreen = lazyPart(async () => {
  const { RecordScreen: Screen, preloadRecordParts } = await import('./RecordScreen.tsx');
  preloadRecordParts();
  return Screen;
}, CardSkeleton);

/** Asks ahead for the code of a route's page. */
export function preloadPage(route: string): void {
  pages[route]?.preload();
  if (recordOfRoute(route)) RecordScreen.preload();
}

/** Stands where an address names a record that can not be. */
function NoSuchRecord() {
  const translate = useTranslate();
  return <ListNotice urgent text={translate('page.recordNotFound')} actions={[]} />;
}

/** Whether there is anything for a route to show. */
export const hasScreen = (name: string): boolean =>
  Object.hasOwn(pages, name) || listOfRoute(name) !== undefined || recordOfRoute(name) !== undefined;

/** What a route shows: a page of its own, or a noun's list or record. */
export function RoutePage({ name }: { name: string }) {
  const isOpen = useIsOpen();
  const { terminal } = useSelectedTerminal();
  const parameters = useParams();
  const definition = routeTable[name];
  if (definition && !hasSoundParameters(definition, parameters)) return <NoSuchRecord />;
  const feature = definition?.feature;
  if (feature && !isOpen({ feature })) return <FeatureNotice feature={feature} terminal={terminal} />;
  const Page = pages[name];
  if (Page) return <Page />;
  const list = listOfRoute(name);
  if (list) return <MetaList declaration={list} />;
  const record = recordOfRoute(name);
  return record && <RecordScreen declaration={record} />;
}
