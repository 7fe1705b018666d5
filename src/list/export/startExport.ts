import type { Jobs } from '#src/actions/jobs/jobs.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { downloadOfView, type ListView } from './exportView.ts';
import { runExport, type ExportRequest } from './runExport.ts';
import { saveFile } from '#src/ui/saveFile.ts';

/** Begins an export as a job of the page; its outcome is told there. */
export function startExport(
  request: ExportRequest,
  view: ListView,
  { jobs, dataProvider }: { jobs: Jobs; dataProvider: BackOfficeDataProvider },
): void {
  const { exportList, getList } = dataProvider;
  const { as = 'sheet' } = request;
  const download = as === 'sheet' ? exportList : downloadOfView(view, getList, as === 'csv' ? 'csv' : 'xlsx');
  void runExport(request, { jobs, download, save: saveFile });
}
