import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './icon.module.css';
import type { IconProps } from './icon.ts';

const sizes = { inherit: '1em', small: 20, medium: 24, large: 36 } as const;

/**
 * What each module of `@mui/icons-material` calls to make its icon, in place of Material UI's own, which draws a styled
 * component: a plain `svg`, seen and not read out.
 */
export default function createSvgIcon(shape: ReactNode, name: string) {
  function Icon({ fontSize = 'medium', className, ...rest }: IconProps) {
    return (
      <svg
        className={clsx(styles.icon, className)}
        viewBox="0 0 24 24"
        width={sizes[fontSize]}
        height={sizes[fontSize]}
        fill="currentColor"
        aria-hidden
        {...rest}
      >
        {shape}
      </svg>
    );
  }
  Icon.displayName = name;
  return Icon;
}
