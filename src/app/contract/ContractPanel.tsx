import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { dateText, localTimeZone, parseWireDate } from '#src/meta/format/dateText.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';
import { useCopy } from '#src/ui/useCopy.ts';
import { ChangeItem } from './ChangeItem.tsx';
import { changesText } from './changesText.ts';
import styles from './ContractPanel.module.css';
import { useContractChanges, type ChangedPart } from './useContractChanges.ts';

/** The day and time at which a change was first seen. */
function SinceLine({ since }: { since: string }) {
  const translate = useTranslate();
  const date = parseWireDate(since);
  const text = date && dateText(date, localTimeZone());
  return text && <p className={styles.since}>{translate('contract.since', { date: `\u2068${text}\u2069` })}</p>;
}

function ChangedSection({ part }: { part: ChangedPart }) {
  const translate = useTranslate();
  return (
    <section className={styles.part} aria-label={part.title}>
      <div className={styles.head}>
        <h3 className={styles.title}>{part.title}</h3>
        <button
          type="button"
          className={buttonClass()}
          aria-label={translate('contract.acceptOne', { name: part.title })}
          onClick={part.accept}
        >
          {translate('contract.accept')}
        </button>
      </div>
      {part.since !== undefined && <SinceLine since={part.since} />}
      <ul className={styles.changes}>
        {part.changes.map((change) => (
          <ChangeItem key={JSON.stringify(change)} change={change} />
        ))}
      </ul>
    </section>
  );
}

/** What the lists' columns and words have become since they were accepted, to be read, copied and accepted. */
export function ContractPanel({ onClose }: { onClose: () => void }) {
  const translate = useTranslate();
  const copy = useCopy();
  const parts = useContractChanges();
  const isNone = parts.length === 0;
  return (
    <TaskDialog
      title={translate('contract.title')}
      {...(isNone
        ? { main: { text: translate('ra.action.close'), act: onClose } }
        : {
            main: { text: translate('contract.acceptAll'), act: () => parts.forEach(({ accept }) => accept()) },
            other: { text: translate('ra.action.close'), act: onClose },
          })}
      onEscape={onClose}
    >
      <p role="status">{translate(isNone ? 'contract.none' : 'contract.about')}</p>
      {parts.map((part) => (
        <ChangedSection key={part.key} part={part} />
      ))}
      {!isNone && (
        <button
          type="button"
          className={clsx(buttonClass(), styles.copy)}
          onClick={() => void copy(changesText(parts))}
        >
          {translate('contract.copy')}
        </button>
      )}
    </TaskDialog>
  );
}
