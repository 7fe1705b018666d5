import ViewColumnOutlinedIcon from '@mui/icons-material/ViewColumnOutlined';
import { useTranslate } from 'react-admin';
import type { ListState } from '#src/list/useList.ts';
import { lazyPart } from '#src/ui/lazy/lazyPart.tsx';
import { visuallyHidden } from '#src/ui/classes/visuallyHidden.ts';
import { PanelButton } from '#src/ui/menus/PanelButton.tsx';
import styles from './ColumnsButton.module.css';
import { ToolFace } from '#src/ui/ToolFace.tsx';

const ColumnsPanel = lazyPart(async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel);

/** Opens the choice of columns, their order and the rows' height. */
export function ColumnsButton({ list }: { list: ListState }) {
  const translate = useTranslate();
  const label = translate('ra.action.select_columns');
  const more = Object.keys(list.meta?.columns ?? {}).length - (list.columns?.length ?? 0);
  const face = (
    <ToolFace icon={ViewColumnOutlinedIcon}>
      {label}
      {more > 0 && (
        <>
          {' '}
          <span className={styles.more} aria-hidden>
            +{more}
          </span>
          <span className={visuallyHidden}>{translate('list.columns.more', { smart_count: more })}</span>
        </>
      )}
    </ToolFace>
  );
  return <PanelButton label={label} face={face} panel={ColumnsPanel} properties={{ list }} />;
}
