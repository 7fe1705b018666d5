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

/** What a list is exported as. On a phone, where the tools stand in one row, nobody works on a CSV. */
const exports = [
  { as: 'sheet', icon: FileDownloadOutlinedIcon, words: 'export.action' },
  { as: 'view', icon: TableChartOutlinedIcon, words: 'export.view' },
  { as: 'csv', icon: NotesOutlinedIcon, words: 'export.csv' },
] as const;

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

  async function start(as: (typeof exports)[number]['as']) {
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
  const isPossible = { sheet: declaration.endpoints.excel !== undefined, view: true, csv: !narrow };
  return (
    <>
      {exports
        .filter(({ as }) => isPossible[as])
        .map(({ as, icon, words }) => (
          <button
            key={as}
            type="button"
            className={buttonClass('tool')}
            disabled={empty || (as !== 'sheet' && !columns)}
            onClick={() => void start(as)}
          >
            <ToolFace icon={icon}>{translate(words)}</ToolFace>
          </button>
        ))}
    </>
  );
}
