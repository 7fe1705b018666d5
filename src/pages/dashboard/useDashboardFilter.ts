import { useEffect } from 'react';
import { useStore } from 'react-admin';
import { useLocation, useNavigate } from 'react-router';
import { saysAnything } from '#src/list/address/listAddress.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { readDashboardFilter, searchOf, type DashboardFilter } from './dashboardFilter.ts';

/** What the address asks for, and a way to ask for something else; a bare or partial address becomes a full one. */
export function useDashboardFilter() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const { terminalID } = useSelectedTerminal().terminal;
  // Who comes back finds the dashboard as it was.
  const [lastAsked, keepAsked] = useStore('dashboardAsked', '');
  const filter = readDashboardFilter(saysAnything(search) ? search : lastAsked);
  const full = searchOf(filter, terminalID);
  useEffect(
    function completeAddress() {
      keepAsked(full);
      if (search !== full) void navigate({ pathname, search: full }, { replace: true, state });
    },
    [full, search, pathname, state, navigate, keepAsked],
  );
  const ask = (change: Partial<DashboardFilter>) =>
    void navigate({ pathname, search: searchOf({ ...filter, ...change }, terminalID) });
  return { filter, terminalID, ask };
}
