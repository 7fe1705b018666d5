import MenuIcon from '@mui/icons-material/Menu';
import { useTranslate } from 'react-admin';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { Drawer } from './Drawer.tsx';

/** Opens and closes the drawer. */
export function MenuButton({ expanded, onToggle }: { expanded: boolean; onToggle: () => void }) {
  const label = useTranslate()(expanded ? 'shell.closeMenu' : 'shell.openMenu');
  return (
    <button
      type="button"
      className={iconButtonClass()}
      aria-label={label}
      aria-expanded={expanded}
      title={label}
      {...Drawer.near}
      onClick={onToggle}
    >
      <MenuIcon fontSize="inherit" />
    </button>
  );
}
