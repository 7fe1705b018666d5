import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import { useNotify, useTranslate } from 'react-admin';
import { useJobs } from '#src/actions/jobs/jobsContext.ts';
import { usePlainDataProvider } from '#src/dataProvider/usePlainDataProvider.ts';
import { shownListParams } from '#src/list/address/listOrigin.ts';
import type { ListState } from '#src/list/useList.ts';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';

/**
 * Exports all pages of a list, in its order and with its filters: as the server's spreadsheet, where it has one, and
 * with the columns on screen.
 */
export function ExportButtons({ list }: { list: ListState }) {
  const translate = useTranslate();
  const notify = useNotify();
  const jobs = useJobs();
  const dataProvider = usePlainDataProvider();
  const { declaration, controller, meta, columns, format, title } = list;
  const empty = !controller.data?.length;

  async function start(as: 'sheet' | 'view') {
    const { sort, filter } = shownListParams(list);
    const request = { resource: declaration.name, question: { sort, filter }, rows: controller.total, as };
    try {
      const { startExport } = await loadChunk(async () => import('./startExport.ts'));
      const currency = meta?.columns.currency?.name;
      startExport(request, { title, columns: columns ?? [], format, currency }, { jobs, dataProvider });
    } catch {
      notify('SomethingWentWrong', { type: 'error' });
    }
  }
  return (
    <>
      {declaration.endpoints.excel && (
        <button type="button" className={buttonClass('tool')} disabled={empty} onClick={() => void start('sheet')}>
          <ToolFace icon={FileDownloadOutlinedIcon}>{translate('export.action')}</ToolFace>
        </button>
      )}
      <button
        type="button"
        className={buttonClass('tool')}
        disabled={empty || !columns}
        onClick={() => void start('view')}
      >
        <ToolFace icon={TableChartOutlinedIcon}>{translate('export.view')}</ToolFace>
      </button>
    </>
  );
}
