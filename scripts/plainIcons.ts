import path from 'node:path';

/**
 * Gives the modules of `@mui/icons-material` our own `createSvgIcon`, which draws a plain `svg`, so that an icon brings
 * neither Material UI nor Emotion (docs/adr/0023). No other package imports it by this name.
 */
export const plainIcons = {
  find: /^\.\/utils\/createSvgIcon\.js$/,
  replacement: path.resolve('src/ui/icons/createSvgIcon.tsx'),
};
