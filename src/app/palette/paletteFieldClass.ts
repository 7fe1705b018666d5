import { clsx } from 'clsx';
import { iconButtonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './PaletteButton.module.css';

/** Class of the palette's field in the bar. */
export const paletteFieldClass = (): string => clsx(iconButtonClass(), styles.field);
