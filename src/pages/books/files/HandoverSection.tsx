import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useJobs } from '#src/actions/jobs/jobsContext.ts';
import { usePlainDataProvider } from '#src/dataProvider/usePlainDataProvider.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import { FigureSection } from '#src/list/figures/FigureSection.tsx';
import type { Period } from '#src/pages/books/period.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import styles from './handover.module.css';

const reports = {
  tax: lazyPart(async () => import('#src/fields/taxReport/TaxReportDialog.tsx').then((code) => code.TaxReportDialog)),
  hash: lazyPart(async () =>
    import('#src/fields/taxReport/HashReportDialog.tsx').then((code) => code.HashReportDialog),
  ),
};
type Report = keyof typeof reports;

/** The lists that are handed over, as the server's spreadsheets. */
const exported = ['invoices', 'transactions', 'incomeReport', 'transmissions', 'masavFiles'] as const;

/** What is handed over at the end of a month: the uniform file with its report, and lists as spreadsheets. */
export function HandoverSection({ period }: { period: Period }) {
  const translate = useTranslate();
  const notify = useNotify();
  const jobs = useJobs();
  const { exportList } = usePlainDataProvider();
  const makesReports = useIsOpen()({ provider: 'EasyInvoice' });
  const [open, setOpen] = useState<Report>();
  const Dialog = open && reports[open];
  const { dateFrom, dateTo } = period;

  async function start(resource: (typeof exported)[number]) {
    try {
      const { runExport } = await loadChunk(async () => import('#src/list/export/runExport.ts'));
      const { saveFile } = await loadChunk(async () => import('#src/ui/saveFile.ts'));
      // As its own list begins: transmissions that failed are no part of it.
      const filter = { ...period, ...(resource === 'transmissions' && { success: true }) };
      const request = { resource, question: { sort: serverOrder, filter }, rows: undefined };
      await runExport(request, { jobs, download: exportList, save: saveFile });
    } catch {
      notify('SomethingWentWrong', { type: 'error' });
    }
  }
  return (
    <FigureSection
      screenOnly
      title={translate('books.files.title')}
      text={translate(makesReports ? 'books.files.text' : 'books.files.otherProvider')}
    >
      <div className={styles.files}>
        {makesReports &&
          (['tax', 'hash'] as const).map((report) => (
            <button key={report} type="button" className={buttonClass()} onClick={() => setOpen(report)}>
              {translate(`books.files.${report}`)}
            </button>
          ))}
        {exported.map((resource) => (
          <button key={resource} type="button" className={buttonClass('tool')} onClick={() => void start(resource)}>
            <ToolFace icon={FileDownloadOutlinedIcon}>{translate(`books.files.list.${resource}`)}</ToolFace>
          </button>
        ))}
      </div>
      {Dialog && <Dialog days={{ dateFrom, dateTo }} onClose={() => setOpen(undefined)} />}
    </FigureSection>
  );
}
