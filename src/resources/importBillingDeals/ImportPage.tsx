import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { ChargingNote } from '#src/fields/deal/ChargingNote.tsx';
import { SendButton } from '#src/forms/SendButton.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { RecordNote } from '#src/record/RecordNotes.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { confirmLeaving, useUnsavedWork } from '#src/unsavedWork/unsavedWork.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { FileChooser } from './FileChooser.tsx';
import { FileReading } from './FileReading.tsx';
import { FileRefused } from './FileRefused.tsx';
import { FileValidationPanel } from './FileValidationPanel.tsx';
import styles from './import.module.css';
import { ImportOutcome } from './ImportOutcome.tsx';
import { type Stage, useFileValidation } from './useFileValidation.ts';
import { useUpload } from './useUpload.ts';
import type { Summary } from './validation/rowValidation.ts';

/** Nobody knows what became of a file that was sent; what is known is said. */
function Unknown({ isWhole }: { isWhole: boolean }) {
  const translate = useTranslate();
  return (
    <div role="alert">
      <RecordNote tone="warning">
        <p>{translate(isWhole ? 'dealImport.unknown.whole' : 'dealImport.unknown.part')}</p>
        <Link to={pathTo('ImportBillingDeals')}>{translate('dealImport.toList')}</Link>
      </RecordNote>
    </div>
  );
}

/** What is known of the chosen file. */
function Chosen({
  stage,
  onLeave,
  onMended,
}: {
  stage: Stage;
  onLeave: () => void;
  onMended: (summary: Summary) => void;
}) {
  switch (stage.at) {
    case 'choosing':
    case 'refused':
      return null;
    case 'reading':
      return <FileReading name={stage.file.name} progress={stage.progress} onCancel={onLeave} />;
    case 'judged':
      return (
        <FileValidationPanel
          name={stage.file.name}
          summary={stage.summary}
          validation={stage.validation}
          onMended={onMended}
        />
      );
  }
}

/** Imports billing deals from a file: chosen, judged here row by row, sent, and what became of each row. */
export function ImportPage() {
  const translate = useTranslate();
  const { terminal } = useSelectedTerminal();
  const { stage, choose, leave, onMended } = useFileValidation();
  const { running, sent, unknown, reset, sendAll, sendAgain } = useUpload(terminal.terminalID);
  const judged = stage.at === 'judged' ? stage : undefined;
  const input = useRef<HTMLInputElement>(null);
  const [lacksFile, setLacksFile] = useState(false);
  // What was mended is nowhere else.
  useUnsavedWork(judged?.isMended === true && !sent);
  const isSound = judged !== undefined && judged.summary.good > 0 && judged.summary.cards === 0 && !sent;

  function submit(): void {
    if (isSound && !running) void sendAll(judged);
    if (stage.at === 'choosing') setLacksFile(true);
    input.current?.focus();
  }

  async function another(): Promise<void> {
    if (!(await confirmLeaving())) return;
    reset();
    leave();
  }

  const lacking = lacksFile && <RecordNote tone="danger">{translate('dealImport.lacksFile')}</RecordNote>;
  const fault = stage.at === 'refused' ? <FileRefused name={stage.file.name} faults={stage.faults} /> : lacking;

  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <ChargingNote terminal={terminal} />
      {stage.at === 'choosing' || stage.at === 'refused' ? (
        <FileChooser input={input} fault={fault} onChoose={choose} />
      ) : (
        <p className={styles.file}>
          <bdi>{stage.file.name}</bdi>
          <button type="button" className={buttonClass('quiet')} onClick={() => void another()}>
            {translate('dealImport.another')}
          </button>
        </p>
      )}
      {sent && judged ? (
        <ImportOutcome sent={sent} running={running} onAgain={(insists) => void sendAgain(judged, sent, insists)} />
      ) : (
        <Chosen stage={stage} onLeave={leave} onMended={onMended} />
      )}
      {unknown && <Unknown isWhole={unknown.isWhole} />}
      {(isSound || !judged) && (
        <div className={styles.send}>
          <p>{translate(running ? 'dealImport.running' : 'dealImport.to', { terminal: terminal.label })}</p>
          <SendButton rests={running || stage.at === 'reading'}>
            {judged
              ? translate('dealImport.send', {
                  smart_count: judged.summary.good,
                  count: groupDigits(judged.summary.good),
                })
              : translate('dealImport.sendFile')}
          </SendButton>
        </div>
      )}
    </form>
  );
}
