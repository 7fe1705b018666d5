import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate } from 'react-router';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { guardFallback, routes, type RouteDefinition, type RouteName } from '#src/resources/paths.ts';
import { routeTable } from '#src/resources/registry.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { isPlainClick } from '#src/ui/isPlainClick.ts';
import { mirrored } from '#src/ui/icons/mirrored.ts';

/** True when the entry before this one in the browser's history is a page of this application. */
function hasPrevious(locationKey: string): boolean {
  const state: unknown = window.history.state;
  if (typeof state === 'object' && state !== null && 'idx' in state) return Number(state.idx) > 0;
  return locationKey !== 'default';
}

/** Where back leads for who may not see the page the route table names. */
// spec gap: docs/rulings.md, "Back to a page that is closed".
const openToAll = 'Transactions' satisfies RouteName;

/** The back or close button of the route table; nothing where the table has none. */
export function BackLink({ close: isWizard = false }: { close?: boolean }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { key } = useLocation();
  const isOpen = useIsOpen();
  const definition: RouteDefinition | undefined = useCurrentRoute()?.definition;
  const back = definition?.back ?? (isWizard ? { to: guardFallback } : undefined);
  const close = isWizard || definition?.back?.closes === true;
  const named = back && routeTable[back.to];
  if (!named) return null;
  const target = isOpen(named) ? named : routes[openToAll];
  const label = translate(close ? 'shell.close' : 'shell.back');

  function goToPrevious(event: MouseEvent) {
    if (!back?.previous || !isPlainClick(event) || !hasPrevious(key)) return;
    event.preventDefault();
    void navigate(-1);
  }

  return (
    <Link className={iconButtonClass()} to={target.path} aria-label={label} title={label} onClick={goToPrevious}>
      {close ? <CloseIcon fontSize="inherit" /> : <ArrowBackIcon fontSize="inherit" className={mirrored} />}
    </Link>
  );
}
