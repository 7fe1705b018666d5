import { useEffect, useState } from 'react';
import { useFirstScreenStands } from '#src/ui/afterFirstScreen.ts';
import { useStore } from '#src/store/useStore.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { paletteStore } from './paletteStore.ts';

const Palette = lazyPart(async () => (await import('./Palette.tsx')).Palette);

/** Ctrl or ⌘ with the place of K, whatever letter the layout gives it. What lies over the page is not covered. */
function openByKeys(event: KeyboardEvent): void {
  const { ctrlKey, metaKey, altKey, shiftKey, code } = event;
  if (code !== 'KeyK' || ctrlKey === metaKey || altKey || shiftKey) return;
  event.preventDefault();
  if (!document.querySelector('dialog[open], [role=dialog], [role=alertdialog]')) paletteStore.write(true);
}

/** Brings the palette when the first screen stands, or somebody asks for it. */
export function PaletteHost() {
  const isDue = useFirstScreenStands();
  const isOpen = useStore(paletteStore);
  // What was chosen in it outlives it.
  const [wasOpen, setWasOpen] = useState(false);
  if (isOpen && !wasOpen) setWasOpen(true);
  useEffect(function listenToKeys() {
    document.addEventListener('keydown', openByKeys);
    return () => document.removeEventListener('keydown', openByKeys);
  }, []);
  return (isDue || wasOpen) && <Palette />;
}
