import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { recordActionsQuery } from '#src/actions/useActions.ts';
import { fieldNamesQuery } from '#src/meta/useFieldNames.ts';
import { recordPageChunk } from '#src/record/queries.ts';
import { recordOfRoute } from '#src/resources/registry.ts';
import { routeOf } from '#src/app/currentRoute.ts';
import { preloadPage } from '#src/app/screens.tsx';
import { chunkQuery } from '#src/ui/lazy/useChunk.ts';

/** The address of the link or row a person is at. */
function addressAt(target: EventTarget | null): string | undefined {
  const place = target instanceof Element ? target.closest('a[href^="/"], [data-row^="/"]') : null;
  return place?.getAttribute('href') ?? place?.getAttribute('data-row') ?? undefined;
}

/** Loads the code of the page a link or row leads to when a person comes near. */
export function usePreloadedLinks(): void {
  const client = useQueryClient();
  const locale = useCurrentLocale();
  useEffect(
    function preloadWhatIsNear() {
      let at: string | undefined;

      function preloadCode(name: string): void {
        preloadPage(name);
        const record = recordOfRoute(name);
        if (!record) return;
        void client.prefetchQuery(fieldNamesQuery(locale));
        if (record.record) void client.prefetchQuery(chunkQuery(...recordPageChunk(record.name, record.record)));
        if (record.actions) void client.prefetchQuery(recordActionsQuery(record));
      }
      function near(target: EventTarget | null): void {
        const address = addressAt(target);
        if (address === at) return;
        at = address;
        const route = address === undefined ? undefined : routeOf(new URL(address, window.location.origin).pathname);
        if (route) preloadCode(route.name);
      }
      const come = (event: Event) => near(event.target);
      const signs = ['pointerover', 'focusin'] as const;
      signs.forEach((sign) => document.addEventListener(sign, come, { passive: true }));
      // Whoever came while the first screen was loading is there already.
      near([...document.querySelectorAll(':hover')].at(-1) ?? null);
      return () => signs.forEach((sign) => document.removeEventListener(sign, come));
    },
    [client, locale],
  );
}
