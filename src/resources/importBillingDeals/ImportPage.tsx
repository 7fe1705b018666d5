import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { SendButton } from '#src/forms/SendButton.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { RecordNote } from '#src/record/RecordNotes.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { FileChooser } from './FileChooser.tsx';
import { FileReading } from './FileReading.tsx';
import { FileRefused } from './FileRefused.tsx';
import { FileVerdict } from './FileVerdict.tsx';
import styles from './import.module.css';
import { ImportOutcome } from './ImportOutcome.tsx';
import { type Stage, useRehearsal } from './useRehearsal.ts';
import { useUpload } from './useUpload.ts';

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
function Chosen({ stage, onLeave }: { stage: Stage; onLeave: () => void }) {
  switch (stage.at) {
    case 'choosing':
      return null;
    case 'reading':
      return <FileReading name={stage.file.name} progress={stage.progress} onCancel={onLeave} />;
    case 'refused':
      return <FileRefused name={stage.file.name} faults={stage.faults} />;
    case 'judged':
      return <FileVerdict name={stage.file.name} summary={stage.summary} rehearsal={stage.rehearsal} />;
  }
}

/** Imports billing deals from a file: chosen, judged here row by row, sent, and what became of each row. */
export function ImportPage() {
  const translate = useTranslate();
  const { terminal } = useSelectedTerminal();
  const { stage, choose, leave } = useRehearsal();
  const { running, sent, unknown, reset, sendAll, sendAgain } = useUpload(terminal.terminalID);
  const judged = stage.at === 'judged' ? stage : undefined;
  const mayBeSent = judged !== undefined && judged.summary.good > 0 && judged.summary.cards === 0 && !sent;

  return (
    <form
      className={styles.page}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (mayBeSent && !running) sendAll(judged);
      }}
    >
      {stage.at === 'choosing' || stage.at === 'refused' ? (
        <FileChooser isFaulty={stage.at === 'refused'} onChoose={choose} />
      ) : (
        <p className={styles.file}>
          <bdi>{stage.file.name}</bdi>
          <button
            type="button"
            className={buttonClass('quiet')}
            onClick={() => {
              reset();
              leave();
            }}
          >
            {translate('dealImport.another')}
          </button>
        </p>
      )}
      {sent && judged ? (
        <ImportOutcome sent={sent} running={running} onAgain={(insists) => void sendAgain(judged, sent, insists)} />
      ) : (
        <Chosen stage={stage} onLeave={leave} />
      )}
      {unknown && <Unknown isWhole={unknown.isWhole} />}
      {mayBeSent && (
        <div className={styles.send}>
          <p>{translate(running ? 'dealImport.running' : 'dealImport.to', { terminal: terminal.label })}</p>
          <SendButton rests={running}>
            {translate('dealImport.send', {
              smart_count: judged.summary.good,
              count: groupDigits(judged.summary.good),
            })}
          </SendButton>
        </div>
      )}
    </form>
  );
}
