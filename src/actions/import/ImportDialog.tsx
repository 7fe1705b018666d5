import { useEffect, useRef, useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { TaskDialog } from '#src/ui/dialogs/TaskDialog.tsx';
import styles from './ImportDialog.module.css';
import { parseImportReport, type ImportReport } from './importReport.ts';

interface ImportDialogProps {
  endpoint: 'consumers.import' | 'items.import';
  /** Catalogue keys; the text may name the `terminal`. */
  words: { title: string; text: string };
  onClose: () => void;
}

const kinds = ['imported', 'skipped', 'failed'] as const;

function Report({ report }: { report: ImportReport }) {
  const translate = useTranslate();
  const messageText = useMessageText();
  return (
    <>
      <dl className={styles.counts}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{translate(`providerImport.${kind}`)}</dt>
            <dd>{groupDigits(report[kind])}</dd>
          </div>
        ))}
      </dl>
      {report.rows.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
        <div className={styles.rows} role="group" aria-label={translate('providerImport.reasons')} tabIndex={0}>
          <table>
            <thead>
              <tr>
                <th scope="col">{translate('providerImport.name')}</th>
                <th scope="col">{translate('providerImport.outcome')}</th>
                <th scope="col">{translate('providerImport.reason')}</th>
              </tr>
            </thead>
            <tbody>
              {report.rows.map(({ name, outcome, reason }, index) => (
                <tr key={index}>
                  <th scope="row">
                    <bdi>{name || '—'}</bdi>
                  </th>
                  <td>{translate(`providerImport.row.${outcome}`)}</td>
                  <td>{messageText(reason || 'SomethingWentWrong')}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}

/** Asks, imports from the terminal's invoicing integration, and tells what became of it, row by row. */
export function ImportDialog({ endpoint, words, onClose }: ImportDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { terminal } = useSelectedTerminal();
  const [running, setRunning] = useState(false);
  const [report, setReport] = useState<ImportReport>();
  const shown = useRef(false);
  useEffect(function knowWhetherShown() {
    shown.current = true;
    return () => {
      shown.current = false;
    };
  }, []);

  async function start() {
    setRunning(true);
    const answer = await dataProvider.operate(endpoint, { query: { terminalID: terminal.terminalID } });
    setRunning(false);
    // What failed the person has been told.
    if (!answer || answer.status === 'error') return;
    // Nobody waits for the report: a message tells what came of it.
    if (!shown.current && answer.message) notify(answer.message, { type: 'info' });
    setReport(parseImportReport(answer.additionalData));
  }

  const close = { text: translate(report || running ? 'ra.action.close' : 'ra.action.cancel'), act: onClose };
  const go = { text: translate('providerImport.start'), act: () => void start(), disabled: running };
  return (
    <TaskDialog
      title={translate(words.title)}
      main={report ? close : go}
      {...(!report && { other: close })}
      onEscape={onClose}
    >
      <div aria-live="polite" aria-busy={running}>
        {report ? (
          <Report report={report} />
        ) : (
          <p>{translate(running ? 'providerImport.running' : words.text, { terminal: terminal.label })}</p>
        )}
        {running && (
          <progress
            className={styles.progress}
            aria-label={translate('providerImport.running', { terminal: terminal.label })}
          />
        )}
      </div>
    </TaskDialog>
  );
}
