import { useNotify, useTranslate } from 'react-admin';
import { useDirection } from '#src/i18n/direction.ts';
import { useMessageText } from '#src/i18n/useMessageText.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';
import { saveFile } from '#src/ui/saveFile.ts';
import type { RowsWork } from './jobs.ts';

/** Saves what came of each row; what writes the file loads when it is wanted. @param name of the job */
export function ReportButton({ name, work }: { name: string; work: RowsWork }) {
  const translate = useTranslate();
  const messageText = useMessageText();
  const notify = useNotify();
  const rightToLeft = useDirection() === 'rtl';
  const title = translate(name, { _: name });

  async function save() {
    try {
      const { reportFile } = await loadChunk(async () => import('#src/actions/many/reportFile.ts'));
      const word = (key: string) => translate(`jobReport.${key}`);
      saveFile(await reportFile(work, { title, rightToLeft, word, reason: (text) => messageText(text) }));
    } catch {
      notify('SomethingWentWrong', { type: 'error' });
    }
  }

  return (
    <button
      type="button"
      className={buttonClass()}
      aria-label={translate('job.report.saveNamed', { name: title })}
      onClick={() => void save()}
    >
      {translate('job.report.save')}
    </button>
  );
}
