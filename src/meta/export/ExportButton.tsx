import { useTranslate } from 'react-admin';
import type { ListState } from '#src/meta/useList.ts';
import { useExports } from './exports.ts';

/** Exports what the list shows, all pages of it, in its order. */
export function ExportButton({ list: { declaration, controller, permanent } }: { list: ListState }) {
  const translate = useTranslate();
  const exports = useExports();
  const { sort, filterValues, total } = controller;
  return (
    <button
      type="button"
      className="button"
      disabled={!total}
      onClick={() =>
        exports.start({
          resource: declaration.name,
          question: { sort, filter: { ...filterValues, ...permanent } },
          rows: total ?? 0,
        })
      }
    >
      {translate('export.action')}
    </button>
  );
}
