import CheckIcon from '@mui/icons-material/Check';
import DeleteOutlinedIcon from '@mui/icons-material/DeleteOutlined';
import EditOutlinedIcon from '@mui/icons-material/EditOutlined';
import SaveOutlinedIcon from '@mui/icons-material/SaveOutlined';
import StarIcon from '@mui/icons-material/Star';
import StarBorderIcon from '@mui/icons-material/StarBorder';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { SavedView } from '#src/settings/savedViews.ts';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import type { Icon as IconComponent } from '#src/ui/icons/icon.ts';
import { ViewDeletion } from './ViewDeletion.tsx';
import { ViewName } from './ViewName.tsx';
import styles from './viewsPanel.module.css';

interface ViewEntryProps {
  view: SavedView;
  /** The list is as the view makes it. */
  shown: boolean;
  /** True for a name no other view has. */
  isFree: (name: string) => boolean;
  onApply: () => void;
  onUpdate: () => void;
  onDefault: (isDefault: boolean) => void;
  onRename: (name: string) => void;
  onDelete: () => void;
}

/** One saved view and what can be done with it. */
export function ViewEntry({ view, shown, isFree, ...on }: ViewEntryProps) {
  const translate = useTranslate();
  const [doing, setDoing] = useState<'rename' | 'delete'>();
  const stop = () => setDoing(undefined);
  const { name, isDefault = false } = view;

  if (doing === 'rename') return <ViewName name={name} isFree={isFree} onDone={on.onRename} onStop={stop} />;
  if (doing === 'delete') return <ViewDeletion name={name} onDelete={on.onDelete} onStop={stop} />;

  const tool = (label: string, Icon: IconComponent, act: () => void, pressed?: boolean) => (
    <button
      type="button"
      className={iconButtonClass('small')}
      aria-label={label}
      title={label}
      aria-pressed={pressed}
      onClick={act}
    >
      <Icon fontSize="inherit" />
    </button>
  );
  return (
    <li className={styles.entry}>
      <button type="button" className={styles.name} aria-current={shown ? 'true' : undefined} onClick={on.onApply}>
        <bdi>{name}</bdi>
        {shown && <CheckIcon fontSize="small" />}
      </button>
      {tool(
        translate('view.default', { name }),
        isDefault ? StarIcon : StarBorderIcon,
        () => on.onDefault(!isDefault),
        isDefault,
      )}
      {!shown && tool(translate('view.update', { name }), SaveOutlinedIcon, on.onUpdate)}
      {tool(translate('view.rename', { name }), EditOutlinedIcon, () => setDoing('rename'))}
      {tool(translate('view.delete', { name }), DeleteOutlinedIcon, () => setDoing('delete'))}
    </li>
  );
}
