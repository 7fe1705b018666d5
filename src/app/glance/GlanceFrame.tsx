import { useEffect, useState, type ReactNode } from 'react';
import { ResourceContextProvider, useTranslate } from 'react-admin';
import { createPortal } from 'react-dom';
import { contentId } from '#src/app/shell/SkipLink.tsx';
import { useKnownRecords } from '#src/app/useKnownRecords.ts';
import { glanceStore } from '#src/meta/glanceStore.ts';
import { RecordContent } from '#src/record/RecordContent.tsx';
import { RecordGlance } from '#src/record/glance/RecordGlance.tsx';
import { RecordRegistryProvider } from '#src/record/registry.ts';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { Sheet } from '#src/ui/dialogs/Sheet.tsx';
import styles from './glance.module.css';
import { GlanceBar } from './GlanceBar.tsx';
import { useAtRest } from './useAtRest.ts';
import { glanceMark, glanceSelector } from './useGlanceKeys.ts';
import { useMarkedRow } from './useMarkedRow.ts';
import type { RecordAt } from './useRecordAt.ts';

interface FrameProps {
  label: string;
  /** What has been said of the record. */
  said: string;
  children: ReactNode;
}

const close = () => glanceStore.write(undefined);

/** A region of the page; the focus stays in the list. */
function Beside({ label, children }: Omit<FrameProps, 'said'>) {
  const content = document.getElementById(contentId) ?? document.body;
  return createPortal(
    <section className={styles.beside} aria-label={label} tabIndex={-1} {...glanceMark}>
      {children}
    </section>,
    content,
  );
}

/** Where there is no room beside the list. What is outside of it is not heard. */
function Below({ label, said, children }: FrameProps) {
  return (
    <Sheet label={label} className={styles.sheet} onClose={close}>
      <div className={styles.inSheet} {...glanceMark}>
        {children}
        <div className={visuallyHidden} aria-live="polite">
          {said}
        </div>
      </div>
    </Sheet>
  );
}

/** Each record is read from its beginning. */
function FromTop(): null {
  useEffect(function scrollUp() {
    const drawn = document.querySelector(glanceSelector);
    Object.assign(drawn?.closest('dialog') ?? drawn ?? {}, { scrollTop: 0 });
  }, []);
  return null;
}

interface GlanceFrameProps extends RecordAt, Pick<FrameProps, 'said'> {
  address: string;
  isBeside: boolean;
  /** Hears what the record is, in words, once a person has come to rest at it. */
  onShown: (said: string) => void;
}

const isNothing = () => undefined;

/** One record beside its list, or on a sheet. Rows that a person only passes ask for nothing. */
export function GlanceFrame({ address, declaration, id, said, isBeside, onShown }: GlanceFrameProps) {
  const translate = useTranslate();
  const known = useKnownRecords();
  const [name, setName] = useState('');
  const isPassed = useAtRest(address) !== address;
  useMarkedRow(address);
  const Frame = isBeside ? Beside : Below;
  return (
    <Frame label={name === '' ? translate('glance.open') : translate('glance.named', { name })} said={said}>
      <FromTop key={address} />
      <GlanceBar address={address} onClose={close} />
      {/* Other records are called by their ids while they are passed: their names would be asked for. */}
      <RecordRegistryProvider value={isPassed ? { ...known, resourceOf: isNothing } : known}>
        <ResourceContextProvider value={declaration.name}>
          <RecordContent key={address} declaration={declaration} id={id} isPassed={isPassed}>
            {(shown) => <RecordGlance {...shown} isPassed={isPassed} onName={setName} onShown={onShown} />}
          </RecordContent>
        </ResourceContextProvider>
      </RecordRegistryProvider>
    </Frame>
  );
}
