import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useDataProvider } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { recordActionsQuery } from '#src/actions/useActions.ts';
import { fieldNamesQuery } from '#src/meta/useFieldNames.ts';
import { recordPageQuery, recordQuery } from '#src/record/queries.ts';
import { recordOfRoute } from '#src/resources/registry.ts';
import { routeOf, type CurrentRoute } from '#src/app/currentRoute.ts';
import { preloadPage } from '#src/app/screens.tsx';

/** Milliseconds on one place that tell a person who means it from one who passes. */
const restMs = 80;

/** The address of the link or row a person is at. */
function addressAt(target: EventTarget | null): string | undefined {
  const place = target instanceof Element ? target.closest('a[href^="/"], [data-row^="/"]') : null;
  return place?.getAttribute('href') ?? place?.getAttribute('data-row') ?? undefined;
}

/**
 * Loads ahead what a link or row leads to: the code of its page when a person comes near, and its record when they stay
 * there. A finger that touches a row may only scroll: it asks for no record.
 */
export function usePreloadedLinks(): void {
  const client = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useCurrentLocale();
  useEffect(
    function preloadWhatIsNear() {
      let at: string | undefined;
      let timer: ReturnType<typeof setTimeout> | undefined;

      function preloadCode({ name }: CurrentRoute): void {
        preloadPage(name);
        const record = recordOfRoute(name);
        if (!record) return;
        void client.prefetchQuery(fieldNamesQuery(locale));
        if (record.record) void client.prefetchQuery(recordPageQuery(record.name, record.record));
        if (record.actions) void client.prefetchQuery(recordActionsQuery(record));
      }
      function askForRecord({ name, isSound, parameters }: CurrentRoute): void {
        const record = isSound ? recordOfRoute(name) : undefined;
        const [id] = Object.values(parameters);
        if (record && id !== undefined) void client.prefetchQuery(recordQuery(dataProvider, record.name, id, true));
      }
      function near({ target, isTouch }: { target: EventTarget | null; isTouch: boolean }): void {
        const address = addressAt(target);
        if (address === at) return;
        at = address;
        clearTimeout(timer);
        const route = address === undefined ? undefined : routeOf(new URL(address, window.location.origin).pathname);
        if (!route) return;
        preloadCode(route);
        if (!isTouch) timer = setTimeout(askForRecord, restMs, route);
      }
      function come(event: Event): void {
        const isTouch = event instanceof PointerEvent && event.pointerType === 'touch';
        near({ target: event.target, isTouch });
      }
      const signs = ['pointerover', 'focusin'] as const;
      signs.forEach((sign) => document.addEventListener(sign, come, { passive: true }));
      // Whoever came while the first screen was loading is there already.
      near({
        target: [...document.querySelectorAll(':hover')].at(-1) ?? null,
        isTouch: !window.matchMedia('(hover)').matches,
      });
      return () => {
        clearTimeout(timer);
        signs.forEach((sign) => document.removeEventListener(sign, come));
      };
    },
    [client, dataProvider, locale],
  );
}
