import { lazy } from 'react';
import { useTranslate } from 'react-admin';
import type { ListState } from '#src/meta/useList.ts';
import { PanelButton } from '#src/ui/PanelButton.tsx';

const load = () => import('./ColumnsPanel.tsx');
const ColumnsPanel = lazy(async () => ({ default: (await load()).ColumnsPanel }));

/** Opens the choice of columns, their order and the rows' height. */
export function ColumnsButton({ list }: { list: ListState }) {
  const label = useTranslate()('list.columns.label');
  return (
    <PanelButton label={label} preload={load}>
      {(panel) => <ColumnsPanel {...panel} list={list} />}
    </PanelButton>
  );
}
