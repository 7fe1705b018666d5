import { useState } from 'react';
import { useFirstScreenStands } from '#src/ui/afterFirstScreen.ts';
import { useStore } from '#src/store/useStore.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { sheetStore } from './sheetStore.ts';

const Shortcuts = lazyPart(async () => (await import('./Shortcuts.tsx')).Shortcuts);

/** Brings the shortcuts of the keyboard when the first screen stands, or somebody asks for their sheet. */
export function ShortcutsHost() {
  const isDue = useFirstScreenStands();
  const isAsked = useStore(sheetStore);
  const [wasAsked, setWasAsked] = useState(false);
  if (isAsked && !wasAsked) setWasAsked(true);
  return (isDue || wasAsked) && <Shortcuts />;
}
