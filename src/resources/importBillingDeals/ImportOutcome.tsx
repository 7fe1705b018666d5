import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { FormSection } from '#src/forms/FormSection.tsx';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { RelatedList } from '#src/record/related/RelatedList.tsx';
import type { RelatedTie } from '#src/record/related/useRelated.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import { pathTo } from '#src/resources/paths.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog.tsx';
import styles from './import.module.css';
import { importBillingDeals } from './index.ts';
import { ImportFigures } from './ImportFigures.tsx';
import { MadeDeals } from './MadeDeals.tsx';
import type { SentFile } from './useUpload.ts';

interface ImportOutcomeProps {
  sent: SentFile;
  /** Something is being sent. */
  running: boolean;
  /** Sends rows that failed again; `insists`: those that had been imported before. */
  onAgain: (insists: boolean) => void;
}

const [declaration] = importBillingDeals.lists;
const imports = { declaration, path: pathTo('ImportBillingDeals'), isOpen: true };

/** The first rows of an import; where some failed, of those. */
const rowsOf = ({ importID, terminalID, counts }: SentFile): RelatedTie => ({
  id: importID,
  by: 'importID',
  itself: undefined,
  origin: {
    list: declaration.name,
    question: {
      pagination: { page: 1, perPage: 25 },
      sort: serverOrder,
      filter: { importID, terminalID, ...(counts.failed > 0 && { status: 'failed' }) },
    },
  },
});

/** What became of a file: how many rows are deals now, its rows in the list, and what can be done about the others. */
export function ImportOutcome({ sent, running, onAgain }: ImportOutcomeProps) {
  const translate = useTranslate();
  const [asking, setAsking] = useState(false);
  const { total, succeeded, failed, skipped } = sent.counts;
  const said = (key: string, count: number) => translate(key, { smart_count: count, count: groupDigits(count) });
  return (
    <FormSection title={translate('dealImport.outcome')}>
      <div role="status">
        <ImportFigures figures={{ rows: total, succeeded, failed, known: skipped }} />
      </div>
      {failed > 0 && (
        <div className={styles.tools}>
          {failed > skipped && (
            <button type="button" className={buttonClass()} disabled={running} onClick={() => onAgain(false)}>
              {said('dealImport.again', failed - skipped)}
            </button>
          )}
          {skipped > 0 && (
            <button type="button" className={buttonClass()} disabled={running} onClick={() => setAsking(true)}>
              {said('dealImport.insist', skipped)}
            </button>
          )}
        </div>
      )}
      {succeeded > 0 && <MadeDeals terminalID={sent.terminalID} importID={sent.importID} />}
      <RelatedList list={imports} tie={rowsOf(sent)} />
      {asking && (
        <ConfirmDialog
          title={said('dealImport.insisting.title', skipped)}
          text={translate('dealImport.insisting.text')}
          agree={translate('dealImport.insisting.agree')}
          refuse={translate('ra.action.cancel')}
          onAnswer={(agreed) => {
            setAsking(false);
            if (agreed) onAgain(true);
          }}
        />
      )}
    </FormSection>
  );
}
