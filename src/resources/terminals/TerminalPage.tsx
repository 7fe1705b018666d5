import { useTranslate } from 'react-admin';
import { Link, useParams } from 'react-router';
import type { RecordFor } from '#src/dataProvider/callTypes.ts';
import { RecordFailure } from '#src/record/RecordFailure.tsx';
import { RecordNote } from '#src/record/RecordNotes.tsx';
import { useRecord } from '#src/record/useRecord.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { FilesSection } from './FilesSection.tsx';
import { KeysSection } from './KeysSection.tsx';
import { terminalFormPath } from '#src/resources/terminalPaths.ts';
import { ServicesSection } from './ServicesSection.tsx';
import styles from './terminals.module.css';

export type TerminalRecord = RecordFor<'terminals'>;

function Sections({ terminal }: { terminal: TerminalRecord }) {
  const translate = useTranslate();
  const isOpen = useIsOpen();
  const isDisabled = terminal.status === 'disabled';
  const mayAll = isOpen({ access: 'billing' });
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h2>
          <bdi>{terminal.label}</bdi>
        </h2>
        {!isDisabled && (
          <Link className={buttonClass('filled')} to={terminalFormPath(terminal.terminalID)}>
            {translate('terminalPage.edit')}
          </Link>
        )}
      </div>
      {isDisabled && <RecordNote tone="neutral">{translate('terminalPage.disabledHelp')}</RecordNote>}
      <ServicesSection terminal={terminal} />
      <FilesSection terminal={terminal} mayChange={!isDisabled} mayStyle={!isDisabled && mayAll} />
      <KeysSection terminal={terminal} mayReset={!isDisabled && mayAll} />
    </div>
  );
}

/** A terminal: what it offers, how payers see it, and its keys; its settings have a form. */
export function TerminalPage() {
  const { id = '' } = useParams();
  const { record, error, refetch } = useRecord('terminals', id);
  if (record) return <Sections terminal={record as TerminalRecord} />;
  return error ? <RecordFailure error={error} onRetry={() => void refetch()} /> : <CardSkeleton />;
}
