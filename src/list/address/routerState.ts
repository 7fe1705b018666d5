import { createContext, useContext } from 'react';
import { NavigationType, useNavigationType, type Location, type RouterState } from 'react-router';

/**
 * The router's state at the moment it is asked for. Hooks tell what was true when a component was drawn: an effect that
 * runs later may find somebody on the way elsewhere, and a kept list stands on an address of its own.
 */
const RouterStateContext = createContext<(() => RouterState) | undefined>(undefined);
export const RouterStateProvider = RouterStateContext.Provider;

/** Tells, when asked in an effect, whether the person came by going back or forth in the history. */
export function useWentBack(): () => boolean {
  const now = useContext(RouterStateContext);
  const own = useNavigationType();
  return () => (now?.().historyAction ?? own) === NavigationType.Pop;
}

/** Tells, when asked in an effect, whether the person has gone on from an address to another. */
export function useHasLeft(): (at: Pick<Location, 'pathname' | 'search'>) => boolean {
  const now = useContext(RouterStateContext);
  return ({ pathname, search }) => {
    const location = now?.().location;
    return location !== undefined && (location.pathname !== pathname || location.search !== search);
  };
}
