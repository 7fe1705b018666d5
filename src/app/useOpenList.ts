import { useQueryClient } from '@tanstack/react-query';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { useDataProvider } from 'react-admin';
import { useNavigate } from 'react-router';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { firstPage } from '#src/list/address/firstQuestion.ts';
import { pageQuery } from '#src/list/address/listOrigin.ts';
import { askAhead } from '#src/list/askAhead.ts';
import { knownMeta } from '#src/meta/useMeta.ts';
import { listOfRoute } from '#src/resources/registry.ts';
import { useSavedStore } from '#src/settings/savedStore.ts';
import { defaultView } from '#src/settings/savedViews.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { afterAnswer } from '#src/ui/afterAnswer.ts';

/** How a person is brought to a list, or to any other page of the menu. */
export interface OpenList {
  /** Asks for the rows of a list a person is about to open. */
  prefetch: (route: string, address: string) => void;
  /** Goes to an address of a route; to a list that has not been seen, with its first rows. */
  open: (route: string, address: string) => void;
}

/**
 * Opens lists from the menu: the rows of one that has not been seen are asked for with the press, under the address the
 * list would complete by itself, so that it is drawn once, with its rows, where these come soon.
 */
export function useOpenList(): OpenList {
  const client = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const locale = useCurrentLocale();
  const { terminalID } = useSelectedTerminal().terminal;
  const saved = useSavedStore();
  const navigate = useNavigate();
  const go = useRef(navigate);
  useLayoutEffect(function keepNavigate() {
    go.current = navigate;
  });

  return useMemo(() => {
    /** What the list at a bare address asks first, if that can be told without it. */
    function firstOf(route: string, address: string) {
      const list = listOfRoute(route);
      const meta = list && knownMeta(client, dataProvider, list, locale);
      // A view of the person's own brings columns too, which the list puts in force.
      if (!meta || address.includes('?') || defaultView(saved.read().lists[list.name]?.views ?? [])) return undefined;
      const first = firstPage(list, { search: '', terminalID, parameters: {}, meta });
      return first && { query: pageQuery(dataProvider, { list: list.name, ...first }, false), search: first.search };
    }
    return {
      prefetch(route, address) {
        const first = firstOf(route, address);
        if (first) void askAhead(client, first.query);
      },
      open(route, address) {
        const first = firstOf(route, address);
        const { pathname, search, hash } = window.location;
        const replace = address === pathname + search + hash;
        if (first) afterAnswer(askAhead(client, first.query), () => void go.current(address + first.search));
        else void go.current(address, { replace });
      },
    };
  }, [client, dataProvider, locale, terminalID, saved]);
}
