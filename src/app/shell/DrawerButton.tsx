import MenuIcon from '@mui/icons-material/Menu';
import { useTranslate } from 'react-admin';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import { Drawer } from './Drawer.tsx';

/** Opens and closes the drawer. */
export function DrawerButton({ expanded, onToggle }: { expanded: boolean; onToggle: () => void }) {
  const label = useTranslate()(expanded ? 'ra.action.close_menu' : 'ra.action.open_menu');
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
