import type { ComponentType, SVGProps } from 'react';

/** What an icon of `@mui/icons-material` takes here: an `svg`'s own properties, and Material UI's word for its size. */
export interface IconProps extends Omit<SVGProps<SVGSVGElement>, 'fontSize'> {
  /** 20, 24 or 36 px, or as high as the text around it; 24 when absent. */
  fontSize?: 'inherit' | 'small' | 'medium' | 'large';
}

/** An icon, as declarations name it. */
export type Icon = ComponentType<IconProps>;
