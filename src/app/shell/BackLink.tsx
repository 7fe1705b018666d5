import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import CloseIcon from '@mui/icons-material/Close';
import type { MouseEvent } from 'react';
import { useTranslate } from 'react-admin';
import { Link, useLocation, useNavigate, type Location } from 'react-router';
import { isObject } from '#contract/envelope.ts';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { trailIn } from '#src/forms/stepTrail.ts';
import { guardFallback, routes, type RouteDefinition, type RouteName } from '#src/resources/paths.ts';
import { routeTable } from '#src/app/pages.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { isPlainClick } from '#src/ui/isPlainClick.ts';
import { mirrored } from '#src/ui/icons/mirrored.ts';

/**
 * How many entries of the browser's history lie between this one and the page of this application before it: more than one
 * in a form in steps. Undefined: there is no such page.
 */
function stepsToPrevious({ key, state }: Location): number | undefined {
  const entries = Math.max(trailIn(state).length, 1);
  const kept: unknown = window.history.state;
  const before = isObject(kept) && 'idx' in kept ? Number(kept.idx) : Number(key !== 'default') * entries;
  return before >= entries ? entries : undefined;
}

/** Where back leads for who may not see the page the route table names. */
// spec gap: docs/rulings.md, "Back to a page that is closed".
const openToAll = 'Transactions' satisfies RouteName;

/** The back or close button of the route table; nothing where the table has none. */
export function BackLink({ close: isWizard = false }: { close?: boolean }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const location = useLocation();
  const isOpen = useIsOpen();
  const definition: RouteDefinition | undefined = useCurrentRoute()?.definition;
  const back = definition?.back ?? (isWizard ? { to: guardFallback } : undefined);
  const close = isWizard || definition?.back?.closes === true;
  const named = back && routeTable[back.to];
  if (!named) return null;
  const target = isOpen(named) ? named : routes[openToAll];
  const label = translate(close ? 'ra.action.close' : 'ra.action.back');

  function goToPrevious(event: MouseEvent) {
    const entries = stepsToPrevious(location);
    if (!back?.previous || !isPlainClick(event) || entries === undefined) return;
    event.preventDefault();
    void navigate(-entries);
  }

  return (
    <Link className={iconButtonClass()} to={target.path} aria-label={label} title={label} onClick={goToPrevious}>
      {close ? <CloseIcon fontSize="inherit" /> : <ArrowBackIcon fontSize="inherit" className={mirrored} />}
    </Link>
  );
}
