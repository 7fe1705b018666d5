import { clsx } from 'clsx';
import styles from './button.module.css';

const looks = {
  filled: styles.filled,
  filledDanger: styles.filledDanger,
  /** Takes something away. */
  danger: styles.danger,
  /** Without a border. */
  plain: styles.plain,
  /** A step aside: words in the accent. */
  quiet: styles.quiet,
  /** A tool of a list: an icon and its name. */
  tool: styles.tool,
  /** As high as an input beside it. */
  beside: styles.beside,
  /** On a coloured ground, whose colour it takes. */
  onTone: styles.onTone,
} as const;

export type ButtonLook = keyof typeof looks;

/**
 * Classes of a button, or of a link that looks like one.
 * @example <Link className={buttonClass('filled')} to="/">
 */
export function buttonClass(...chosen: readonly (ButtonLook | false | undefined)[]): string {
  return clsx(
    styles.button,
    chosen.map((look) => look && looks[look]),
  );
}

/** Classes of a button that shows an icon alone. @param size `small` inside of a line or an input */
export function iconButtonClass(size?: 'small'): string {
  return clsx(styles.iconButton, size && styles.small);
}
