import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCurrentRoute } from '#src/app/currentRoute.ts';
import { Glance } from '#src/app/glance/Glance.tsx';
import { till } from '#src/pages/till/index.ts';
import { pathTo, policyOf } from '#src/resources/paths.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { useStore } from '#src/store/useStore.ts';
import { focusSearch, moveOn } from './onScreen.ts';
import { sheetStore } from './sheetStore.ts';
import { ShortcutSheet } from './ShortcutSheet.tsx';
import { createKeyReader, isTaken, type Pressed } from './shortcuts.ts';

/**
 * Shortcuts of single keys, for who has not switched them off (WCAG 2.1.4). None fires while somebody types or a dialog
 * is open, and in a wizard only their sheet opens: what is typed there is not left by a slip. The keys of a row, which no
 * letter is, are never off.
 */
export function Shortcuts() {
  const navigate = useNavigate();
  const isOpen = useIsOpen();
  const inWizard = useCurrentRoute()?.definition.layout === 'wizard';
  const [enabled] = useSaved('shortcuts');
  const sheetOpen = useStore(sheetStore);
  const [read] = useState(createKeyReader);

  function act(pressed: Pressed): boolean {
    if (pressed === 'sheet') {
      sheetStore.write(true);
      return true;
    }
    if (inWizard) return false;
    if (pressed === 'search') return focusSearch();
    if (pressed === 'next' || pressed === 'previous') moveOn(pressed);
    else if (pressed === 'till') void navigate(till.page.path);
    else if (pressed === 'charge' || pressed === 'quickCharge') {
      void navigate(pathTo(pressed === 'charge' ? 'Charge' : 'QuickCharge'));
    } else if (isOpen(policyOf(pressed.route))) void navigate(pathTo(pressed.route));
    return true;
  }
  const listen = useEffectEvent((event: KeyboardEvent) => {
    if (isTaken(event)) return;
    const pressed = read(event);
    // A letter that has moved the focus to a field must not be typed there.
    if (pressed && act(pressed)) event.preventDefault();
  });
  useEffect(
    function listenToKeys() {
      if (!enabled) return undefined;
      const hear = (event: KeyboardEvent) => listen(event);
      document.addEventListener('keydown', hear);
      return () => document.removeEventListener('keydown', hear);
    },
    [enabled],
  );
  return (
    <>
      <Glance />
      {sheetOpen && <ShortcutSheet onClose={() => sheetStore.write(false)} />}
    </>
  );
}
