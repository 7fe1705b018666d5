import { useEffect, useState } from 'react';
import { afterFirstScreen } from '#src/app/afterFirstScreen.ts';
import { withMessages } from '#src/i18n/areas.ts';
import { useStore } from '#src/store/useStore.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { sheetStore } from './sheetStore.ts';

const Shortcuts = lazyPart(async () => (await withMessages('shortcuts', import('./Shortcuts.tsx'))).Shortcuts);

const isBusy = () => document.querySelector('[aria-busy=true]') !== null;

/** Brings the shortcuts of the keyboard when the first screen stands, or somebody asks for their sheet. */
export function ShortcutsHost() {
  const isAsked = useStore(sheetStore);
  const [due, setDue] = useState(false);
  useEffect(function waitForFirstScreen() {
    let gone = false;
    void afterFirstScreen(isBusy).then(() => gone || setDue(true));
    return () => {
      gone = true;
    };
  }, []);
  if (isAsked && !due) setDue(true);
  return due && <Shortcuts />;
}
