import { useCallback } from 'react';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { isOpenTo, type Policy } from './isOpenTo.ts';
import { useSelectedTerminal } from './selectedTerminal.tsx';

/** `isOpenTo` for the signed-in person on the selected terminal. */
export function useIsOpen(): (policy: Policy) => boolean {
  const person = usePerson();
  const { terminal } = useSelectedTerminal();
  return useCallback((policy: Policy) => isOpenTo(policy, person, terminal), [person, terminal]);
}
