import { useTranslate } from 'react-admin';
import type { ListState } from '#src/meta/useList.ts';
import { lazyPart } from '#src/ui/lazyPart.tsx';
import { PanelButton } from '#src/ui/PanelButton.tsx';

const ColumnsPanel = lazyPart(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);

/** Opens the choice of columns, their order and the rows' height. */
export function ColumnsButton({ list }: { list: ListState }) {
  const label = useTranslate()('list.columns.label');
  return <PanelButton label={label} panel={ColumnsPanel} properties={{ list }} />;
}
