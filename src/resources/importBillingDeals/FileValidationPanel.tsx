import { useTranslate } from 'react-admin';
import { FormSection } from '#src/forms/FormSection.tsx';
import { saveFile } from '#src/ui/saveFile.ts';
import { groupDigits } from '#src/meta/format/groupDigits.ts';
import { RecordNote, RecordNotes } from '#src/record/RecordNotes.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { partName } from './fileFaults.ts';
import { ImportFigures } from './ImportFigures.tsx';
import type { FileValidation } from './validation/openFileValidation.ts';
import type { Summary } from './validation/rowValidation.ts';
import { RowValidationList } from './RowValidationList.tsx';

interface FileValidationPanelProps {
  name: string;
  summary: Summary;
  validation: FileValidation;
  onMended: (summary: Summary) => void;
}

/** What stands in the way of a file, or will be left out of it. */
function Notes({ summary: { cards, faulty, fractions, repeated, unread } }: { summary: Summary }) {
  const translate = useTranslate();
  const counted = (key: string, count: number) => translate(key, { smart_count: count, count: groupDigits(count) });
  return (
    <RecordNotes>
      {cards > 0 && (
        <RecordNote tone="danger">
          <p>{counted('dealImport.cards', cards)}</p>
        </RecordNote>
      )}
      {cards === 0 && faulty > 0 && (
        <RecordNote tone="warning">
          <p>{counted('dealImport.leftOut', faulty)}</p>
        </RecordNote>
      )}
      {repeated > 0 && (
        <RecordNote tone="info">
          <p>{counted('dealImport.onlyOnce', repeated)}</p>
        </RecordNote>
      )}
      {fractions > 0 && (
        <RecordNote tone="info">
          <p>{counted('dealImport.fractions', fractions)}</p>
        </RecordNote>
      )}
      {unread.length > 0 && (
        <RecordNote tone="info">
          <p>
            {translate('dealImport.unread')} <bdi>{unread.join(', ')}</bdi>
          </p>
        </RecordNote>
      )}
    </RecordNotes>
  );
}

/** What was found out about a file: how many rows may be imported, and what is wrong with the others. */
export function FileValidationPanel({ name, summary, validation, onMended }: FileValidationPanelProps) {
  const translate = useTranslate();
  const { rows, good, faulty, repeated } = summary;
  const save = async () => saveFile({ blob: await validation.checkedFile(), fileName: partName(name, 'checked') });
  return (
    <FormSection title={translate('dealImport.verdict')}>
      <ImportFigures figures={{ rows, good, faulty, repeated }} />
      <Notes summary={summary} />
      {faulty > 0 && (
        <div>
          <button type="button" className={buttonClass()} onClick={() => void save()}>
            {translate('dealImport.checkedFile')}
          </button>
        </div>
      )}
      <RowValidationList summary={summary} validation={validation} onMended={onMended} />
    </FormSection>
  );
}
