import HomeOutlinedIcon from '@mui/icons-material/HomeOutlined';
import LinkIcon from '@mui/icons-material/Link';
import PushPinOutlinedIcon from '@mui/icons-material/PushPinOutlined';
import { useTranslate } from 'react-admin';
import type { SavedView } from '#src/settings/savedViews.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { ToolFace } from '#src/ui/ToolFace.tsx';
import type { ViewChanges } from './useViewChanges.ts';
import styles from './viewsPanel.module.css';

interface ViewWaysProps {
  id: string;
  view: SavedView;
  menu: ViewChanges['menu'];
  onCopy: () => void;
}

/** The ways to a saved view: its link, its place in the menu, the page the application opens with. */
export function ViewWays({ id, view, menu, onCopy }: ViewWaysProps) {
  const translate = useTranslate();
  const { name, isPinned = false } = view;
  const isStart = menu?.isStart(name) ?? false;
  return (
    <div id={id} className={styles.ways} role="group" aria-label={translate('view.more', { name })}>
      <button type="button" className={buttonClass('tool')} onClick={onCopy}>
        <ToolFace icon={LinkIcon}>{translate('view.copyLinkOf')}</ToolFace>
      </button>
      {menu && (
        <>
          <button type="button" className={buttonClass('tool')} aria-pressed={isPinned} onClick={() => menu.pin(view)}>
            <ToolFace icon={PushPinOutlinedIcon}>{translate('view.pin')}</ToolFace>
          </button>
          <button
            type="button"
            className={buttonClass('tool')}
            aria-pressed={isStart}
            onClick={() => menu.setStart(name, !isStart)}
          >
            <ToolFace icon={HomeOutlinedIcon}>{translate('view.start')}</ToolFace>
          </button>
        </>
      )}
    </div>
  );
}
