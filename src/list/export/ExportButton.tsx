import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'react-admin';
import { useJobs } from '#src/actions/jobs/jobsContext.ts';
import { usePlainDataProvider } from '#src/dataProvider/usePlainDataProvider.ts';
import type { ListState } from '#src/list/useList.ts';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { runExport } from './runExport.ts';
import { saveFile } from './saveFile.ts';

/** Exports what the list shows, all pages of it, in its order. */
export function ExportButton({ list: { declaration, controller, permanent } }: { list: ListState }) {
  const translate = useTranslate();
  const jobs = useJobs();
  const { exportList } = usePlainDataProvider();
  const { sort, filterValues, data, total } = controller;
  const request = {
    resource: declaration.name,
    question: { sort, filter: { ...filterValues, ...permanent } },
    rows: total,
  };
  return (
    <button
      type="button"
      className={buttonClass('tool')}
      disabled={!data?.length}
      onClick={() => void runExport(request, { jobs, download: exportList, save: saveFile })}
    >
      <ToolFace icon={FileDownloadOutlinedIcon}>{translate('export.action')}</ToolFace>
    </button>
  );
}
