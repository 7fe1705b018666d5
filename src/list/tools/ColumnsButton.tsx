import ViewColumnOutlinedIcon from '@mui/icons-material/ViewColumnOutlined';
import { useTranslate } from 'react-admin';
import type { ListState } from '#src/list/useList.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { PanelButton } from '#src/ui/menus/PanelButton.tsx';
import { ToolFace } from '#src/ui/ToolFace.tsx';

const ColumnsPanel = lazyPart(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);

/** Opens the choice of columns, their order and the rows' height. */
export function ColumnsButton({ list }: { list: ListState }) {
  const label = useTranslate()('list.columns.label');
  const face = <ToolFace icon={ViewColumnOutlinedIcon}>{label}</ToolFace>;
  return <PanelButton label={label} face={face} panel={ColumnsPanel} properties={{ list }} />;
}
