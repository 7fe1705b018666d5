import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';

/** Has react-admin ask anew what is open when the terminal is another one, or has other features; draws nothing. */
export function FreshAccess(): null {
  const queryClient = useQueryClient();
  const { terminal } = useSelectedTerminal();
  const judgedOn = useRef(terminal);
  useEffect(
    function askAgain() {
      if (judgedOn.current === terminal) return;
      judgedOn.current = terminal;
      void queryClient.invalidateQueries({ queryKey: ['auth', 'canAccess'] });
    },
    [queryClient, terminal],
  );
  return null;
}
