import { useEffect } from 'react';
import { withMessages } from '#src/i18n/areas.ts';
import { MetaList } from '#src/list/MetaList.tsx';
import { ComingPage } from '#src/pages/comingPage/ComingPage.tsx';
import { FeatureNotice } from '#src/pages/comingPage/FeatureNotice.tsx';
import { resourceOfRecord, resourceOfRoute, routeTable } from '#src/resources/registry.ts';
import { isRouteName, type RouteName } from '#src/resources/paths.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { lazyPart, type LazyPart } from '#src/ui/lazyPart.tsx';

/** Screens of routes that show no generated list. */
const ownScreens: Partial<Record<RouteName, LazyPart<object>>> = {
  Charge: lazyPart(
    async () => (await withMessages('payments', import('#src/wizards/payment/ChargeWizard.tsx'))).ChargeWizard,
  ),
  CreateCardToken: lazyPart(
    async () => (await withMessages('customers', import('#src/resources/customers/cards/CreateCard.tsx'))).CreateCard,
  ),
  CreateCustomer: lazyPart(
    async () =>
      (await withMessages('customers', import('#src/resources/customers/form/CreateCustomer.tsx'))).CreateCustomer,
  ),
  CreateItem: lazyPart(
    async () => (await withMessages('customers', import('#src/resources/items/CreateItem.tsx'))).CreateItem,
  ),
  Customer: lazyPart(async () => (await withMessages('customers', import('./CustomerScreen.tsx'))).CustomerScreen),
  EditCardToken: lazyPart(
    async () => (await withMessages('customers', import('#src/resources/customers/cards/EditCard.tsx'))).EditCard,
  ),
  EditCustomer: lazyPart(
    async () =>
      (await withMessages('customers', import('#src/resources/customers/form/EditCustomer.tsx'))).EditCustomer,
  ),
  EditItem: lazyPart(
    async () => (await withMessages('customers', import('#src/resources/items/EditItem.tsx'))).EditItem,
  ),
  QuickCharge: lazyPart(
    async () => (await withMessages('payments', import('#src/wizards/payment/QuickCharge.tsx'))).QuickCharge,
  ),
  Refund: lazyPart(
    async () => (await withMessages('payments', import('#src/wizards/payment/RefundWizard.tsx'))).RefundWizard,
  ),
  Transaction: lazyPart(
    async () =>
      (await withMessages('transactions', import('#src/resources/transactions/TransactionPage.tsx'))).TransactionPage,
  ),
};

/** Asks for the code of a route's screen ahead, when a person comes near its entry in the menu. */
export function preloadScreen(route: string): void {
  if (isRouteName(route)) ownScreens[route]?.preload();
}

const RecordScreen = lazyPart(async () => (await import('./RecordScreen.tsx')).RecordScreen);

/** The page of a list's records; undefined where its rows lead nowhere. */
function recordPartOf(list: string): Pick<LazyPart<object>, 'preload'> | undefined {
  const page = resourceOfRoute(list)?.detailPage?.name;
  if (page === undefined) return undefined;
  return (isRouteName(page) && ownScreens[page]) || RecordScreen;
}

/** Where rows lead to records, loads the record's page once a person stirs, so that opening one waits for no code. */
function usePreloadedRecords(list: string): void {
  useEffect(
    function loadOnFirstSign() {
      const part = recordPartOf(list);
      if (!part) return undefined;
      const signs = ['pointermove', 'touchstart', 'keydown'] as const;
      const load = () => {
        stop();
        part.preload();
      };
      const stop = () => signs.forEach((sign) => window.removeEventListener(sign, load));
      signs.forEach((sign) => window.addEventListener(sign, load, { passive: true }));
      return stop;
    },
    [list],
  );
}

/** What a route shows: its own screen, the list or the record of its declaration, or a notice that the screen is to come. */
export function RoutePage({ name }: { name: string }) {
  const isOpen = useIsOpen();
  usePreloadedRecords(name);
  const feature = routeTable[name]?.feature;
  if (feature && !isOpen({ feature })) return <FeatureNotice feature={feature} />;
  const OwnScreen = isRouteName(name) ? ownScreens[name] : undefined;
  if (OwnScreen) return <OwnScreen />;
  const declaration = resourceOfRoute(name);
  if (declaration) return <MetaList declaration={declaration} />;
  const record = resourceOfRecord(name);
  if (record) return <RecordScreen declaration={record} />;
  return isRouteName(name) && <ComingPage name={name} />;
}
