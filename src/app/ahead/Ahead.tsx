import { useMemo } from 'react';
import { visibleMenu } from '#src/app/shell/menu.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { useFreshDictionaries } from './useFreshDictionaries.ts';
import { usePrefetchedMetas } from './usePrefetchedMetas.ts';
import { usePreloadedLinks } from './usePreloadedLinks.ts';

/** Asks ahead for what a person is likely to need next, and again for what was kept. */
export function Ahead(): null {
  const isOpen = useIsOpen();
  const routes = useMemo(
    () => visibleMenu(isOpen).flatMap(({ entries }) => entries.map(({ route }) => route)),
    [isOpen],
  );
  useFreshDictionaries();
  usePrefetchedMetas(routes);
  usePreloadedLinks();
  return null;
}
