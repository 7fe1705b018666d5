import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import GridOnOutlinedIcon from '@mui/icons-material/GridOnOutlined';
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
import { MenuButton } from '#src/ui/menus/MenuButton.tsx';

/** What a list is exported as. Nobody works on a CSV on a phone. */
const exports = [
  { as: 'sheet', icon: GridOnOutlinedIcon, words: 'export.action' },
  { as: 'view', icon: TableChartOutlinedIcon, words: 'export.view' },
  { as: 'csv', icon: NotesOutlinedIcon, words: 'export.csv' },
] as const;

/**
 * Exports all pages of a list, in its order and with its filters: as the server's spreadsheet of all columns, where it has
 * one, and with the columns on screen, as a spreadsheet or as comma-separated values.
 */
export function ExportMenu({ list }: { list: ListState }) {
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
  const isPossible = { sheet: declaration.endpoints.excel !== undefined, view: columns, csv: columns && !narrow };
  const items = exports
    .filter(({ as }) => isPossible[as])
    .map(({ as, icon, words }) => ({
      key: as,
      icon,
      label: translate(words),
      onSelect: () => void start(as),
    }));
  return (
    <MenuButton
      label={translate('ra.action.export')}
      tool={FileDownloadOutlinedIcon}
      disabled={empty || items.length === 0}
      items={items}
    />
  );
}
