import type { Icon } from './icon.ts';

/** Stands for `@mui/material/SvgIcon` in the types of `@mui/icons-material`: what `createSvgIcon.tsx` makes. */
declare const SvgIcon: Icon;
export default SvgIcon;
