import CheckIcon from '@mui/icons-material/Check';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import MoreHorizIcon from '@mui/icons-material/MoreHoriz';
import SaveOutlinedIcon from '@mui/icons-material/SaveOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SavedView } from '#src/settings/savedViews.ts';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import type { Icon as IconComponent } from '#src/ui/icons/icon.ts';
import type { ViewChanges } from './useViewChanges.ts';
import { ViewDeletion } from './ViewDeletion.tsx';
import { ViewName } from './ViewName.tsx';
import { ViewWays } from './ViewWays.tsx';
import styles from './viewsPanel.module.css';

interface ViewEntryProps {
  view: SavedView;
  /** The list is as the view makes it. */
  shown: boolean;
  /** True for a name no other view has. */
  isFree: (name: string) => boolean;
  changes: ViewChanges;
  onApply: () => void;
  onCopy: () => void;
}

/** One saved view and what can be done with it. */
export function ViewEntry({ view, shown, isFree, changes, onApply, onCopy }: ViewEntryProps) {
  const translate = useTranslate();
  const ways = useId();
  const [doing, setDoing] = useState<'rename' | 'delete'>();
  const [isOpened, setIsOpened] = useState(false);
  const stop = () => setDoing(undefined);
  const { name, isDefault = false } = view;

  if (doing === 'rename') {
    return <ViewName name={name} isFree={isFree} onDone={(other) => changes.rename(name, other)} onStop={stop} />;
  }
  if (doing === 'delete') return <ViewDeletion name={name} onDelete={() => changes.remove(name)} onStop={stop} />;

  const tool = (label: string, Icon: IconComponent, act: () => void, state: object = {}) => (
    <button
      type="button"
      className={iconButtonClass('small')}
      aria-label={label}
      title={label}
      onClick={act}
      {...state}
    >
      <Icon fontSize="inherit" />
    </button>
  );
  return (
    <li>
      <div className={styles.entry}>
        <button type="button" className={styles.name} aria-current={shown ? 'true' : undefined} onClick={onApply}>
          <bdi>{name}</bdi>
          {shown && <CheckIcon fontSize="small" />}
        </button>
        {tool(
          translate('view.default', { name }),
          isDefault ? StarIcon : StarBorderIcon,
          () => changes.setDefault(name, !isDefault),
          { 'aria-pressed': isDefault },
        )}
        {!shown && tool(translate('view.update', { name }), SaveOutlinedIcon, () => changes.save(name))}
        {tool(translate('view.rename', { name }), EditOutlinedIcon, () => setDoing('rename'))}
        {tool(translate('view.delete', { name }), DeleteOutlinedIcon, () => setDoing('delete'))}
        {tool(translate('view.more', { name }), MoreHorizIcon, () => setIsOpened(!isOpened), {
          'aria-expanded': isOpened,
          'aria-controls': ways,
        })}
      </div>
      {isOpened && <ViewWays id={ways} view={view} menu={changes.menu} onCopy={onCopy} />}
    </li>
  );
}
