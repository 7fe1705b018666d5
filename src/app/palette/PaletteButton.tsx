import SearchIcon from '@mui/icons-material/Search';
import { useTranslate } from 'react-admin';
import styles from './PaletteButton.module.css';
import { paletteFieldClass } from './paletteFieldClass.ts';
import { paletteStore } from './paletteStore.ts';

const isApple = /Mac|iP/.test(navigator.platform);

/** The field in the bar that asks for anything; on a phone its icon. */
export function PaletteButton() {
  const label = useTranslate()('shell.palette');
  return (
    <button
      type="button"
      className={paletteFieldClass()}
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K Meta+K"
      aria-label={label}
      onClick={() => paletteStore.write(true)}
    >
      <SearchIcon fontSize="inherit" />
      <span className={styles.text}>{label}</span>
      {/* Drawn by the style: as text they would belong to the name, which who speaks to the page says without them. */}
      <kbd className={styles.keys} data-keys={isApple ? '⌘ K' : 'Ctrl K'} />
    </button>
  );
}
