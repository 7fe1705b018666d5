import type { CSSProperties, ReactNode } from 'react';
import type { IconProps } from './icon.ts';

/** As calm as the text beside them. Not in a sheet: it would be one more that the first paint waits for. */
const calm: CSSProperties = { flex: 'none', verticalAlign: 'middle' };

const sizes = { inherit: '1em', small: 20, medium: 24, large: 36 } as const;

/**
 * What each module of `@mui/icons-material` calls to make its icon, in place of Material UI's own, which draws a styled
 * component: a plain `svg`, seen and not read out.
 */
export default function createSvgIcon(shape: ReactNode, name: string) {
  function Icon({ fontSize = 'medium', ...rest }: IconProps) {
    return (
      <svg
        style={calm}
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
