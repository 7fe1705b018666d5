import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import NotesOutlinedIcon from '@mui/icons-material/NotesOutlined';
import TableChartOutlinedIcon from '@mui/icons-material/TableChartOutlined';
import { useNotify, useTranslate } from 'react-admin';
import { useJobs } from '#src/actions/jobs/jobsContext.ts';
import { useDirection } from '#src/i18n/direction.ts';
import { usePlainDataProvider } from '#src/dataProvider/usePlainDataProvider.ts';
import { shownListParams } from '#src/list/address/listOrigin.ts';
import type { ListState } from '#src/list/useList.ts';
import { loadChunk } from '#src/ui/lazy/loadChunk.ts';
import { useNarrow } from '#src/ui/useNarrow.ts';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';

/**
 * Exports all pages of a list, in its order and with its filters: as the server's spreadsheet of all columns, where it has
 * one, and with the columns on screen, as a spreadsheet or as comma-separated values.
 */
export function ExportButtons({ list }: { list: ListState }) {
  const translate = useTranslate();
  const narrow = useNarrow();
  const notify = useNotify();
  const jobs = useJobs();
  const dataProvider = usePlainDataProvider();
  const { declaration, controller, meta, columns, format, title } = list;
  const empty = !controller.data?.length;

  const direction = useDirection();

  async function start(as: 'sheet' | 'view' | 'csv') {
    const { sort, filter } = shownListParams(list);
    const request = { resource: declaration.name, question: { sort, filter }, rows: controller.total, as };
    try {
      const { startExport } = await loadChunk(async () => import('./startExport.ts'));
      const currency = meta?.columns.currency?.name;
      const view = { title, columns: columns ?? [], format, currency };
      const words = { total: translate('list.total'), rightToLeft: direction === 'rtl' };
      startExport(request, { ...view, ...words }, { jobs, dataProvider });
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
      {/* On a phone the tools stand in one row, and nobody works on a CSV. */}
      {!narrow && (
        <button
          type="button"
          className={buttonClass('tool')}
          disabled={empty || !columns}
          onClick={() => void start('csv')}
        >
          <ToolFace icon={NotesOutlinedIcon}>{translate('export.csv')}</ToolFace>
        </button>
      )}
    </>
  );
}
