import FileDownloadOutlinedIcon from '@mui/icons-material/FileDownloadOutlined';
import { useTranslate } from 'react-admin';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import type { ListState } from '#src/list/useList.ts';
import { useExports } from './exports.ts';

/** Exports what the list shows, all pages of it, in its order. */
export function ExportButton({ list: { declaration, controller, permanent } }: { list: ListState }) {
  const translate = useTranslate();
  const exports = useExports();
  const { sort, filterValues, total } = controller;
  return (
    <button
      type="button"
      className="button list-tool"
      disabled={!total}
      onClick={() =>
        exports.start({
          resource: declaration.name,
          question: { sort, filter: { ...filterValues, ...permanent } },
          rows: total ?? 0,
        })
      }
    >
      <ToolFace icon={FileDownloadOutlinedIcon}>{translate('export.action')}</ToolFace>
    </button>
  );
}
