import createCache, { type EmotionCache } from '@emotion/cache';
import rtlPlugin from '@mui/stylis-plugin-rtl';
import { prefixer } from 'stylis';
import type { Direction } from '#src/i18n/locale.ts';

const caches: Readonly<Record<Direction, EmotionCache>> = {
  rtl: createCache({ key: 'app-rtl', stylisPlugins: [prefixer, rtlPlugin] }),
  ltr: createCache({ key: 'app-ltr', stylisPlugins: [prefixer] }),
};

/** Where Emotion keeps the styles of a direction; apart, so that mirrored rules never meet the others. */
export function styleCacheOf(direction: Direction): EmotionCache {
  return caches[direction];
}
