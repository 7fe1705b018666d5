import { createContext, useContext, type RefObject } from 'react';
import { NavigationType, useNavigationType } from 'react-router';

/**
 * How the person came to the page on screen. A kept list stands on an address of its own, whose navigation type the
 * router does not tell.
 */
const NavigationTypeContext = createContext<RefObject<NavigationType> | undefined>(undefined);
export const NavigationTypeProvider = NavigationTypeContext.Provider;

/** Tells, when asked in an effect, whether the person came by going back or forth in the history. */
export function useWentBack(): () => boolean {
  const latestType = useContext(NavigationTypeContext);
  const own = useNavigationType();
  return () => (latestType?.current ?? own) === NavigationType.Pop;
}
