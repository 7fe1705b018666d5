import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { glanceStore } from '#src/meta/glanceStore.ts';
import { useStore } from '#src/store/useStore.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { useMediaQuery } from '#src/ui/mediaQuery.ts';
import { rowAddress } from './rows.ts';
import { useGlanceKeys } from './useGlanceKeys.ts';
import { useHeldRow } from './useHeldRow.ts';
import { useRecordAt } from './useRecordAt.ts';

const GlanceFrame = lazyPart(async () => (await import('./GlanceFrame.tsx')).GlanceFrame);

/** From here up the list can be worked with beside it. */
const roomBeside = '(min-width: 1024px)';

/** Ends the glance with the page that it was opened on. */
function OnThisPage(): null {
  useEffect(function endWithPage() {
    return () => glanceStore.write(undefined);
  }, []);
  return null;
}

/**
 * A glance at the record of a row, beside its list or as a sheet where there is no room, for every row that leads to the
 * page of a declared noun. It ends when the address changes: another page, filter or record.
 */
export function Glance() {
  const address = useStore(glanceStore);
  const recordAt = useRecordAt();
  const wide = useMediaQuery(roomBeside);
  const { pathname, search } = useLocation();
  const [said, say] = useState('');
  const record = recordAt(address);
  const opens = (at: string | undefined) => recordAt(at) !== undefined;
  useGlanceKeys({ isBeside: wide && record !== undefined, opens, preload: GlanceFrame.preload });
  useHeldRow((row) => {
    const held = rowAddress(row);
    if (!opens(held)) return false;
    glanceStore.write(held);
    return true;
  });
  return (
    <>
      <OnThisPage key={pathname + search} />
      {address !== undefined && record && (
        <GlanceFrame {...record} {...{ address, said }} isBeside={wide} onShown={say} />
      )}
      {/* It stands before anything is said, so that it is heard. */}
      <div className={visuallyHidden} aria-live="polite" data-announces="glance">
        {record && said}
      </div>
    </>
  );
}
