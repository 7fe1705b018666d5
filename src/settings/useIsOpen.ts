import { useCallback } from 'react';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { isOpenTo, type Policy } from './isOpenTo.ts';
import { useSelectedTerminal } from './selectedTerminal.tsx';
import { useSettings } from './settings.ts';

/** `isOpenTo` for the signed-in person on a terminal of the merchant's, for what belongs to another than the selected one. */
export function useIsOpenOn(): (policy: Policy, terminalID: string | null | undefined) => boolean {
  const person = usePerson();
  const { allTerminals } = useSettings();
  return (policy, terminalID) =>
    isOpenTo(
      policy,
      person,
      allTerminals.find((terminal) => terminal.terminalID === terminalID),
    );
}

/** `isOpenTo` for the signed-in person on the selected terminal. */
export function useIsOpen(): (policy: Policy) => boolean {
  const person = usePerson();
  const { terminal } = useSelectedTerminal();
  return useCallback((policy: Policy) => isOpenTo(policy, person, terminal), [person, terminal]);
}
