import { useSaved } from '#src/settings/savedStore.ts';
import { useMediaQuery } from '#src/ui/mediaQuery.ts';
import { darkQuery, resolveAppearance, type ThemeMode } from './documentAppearance.ts';
import type { Appearance } from './tokens.ts';

export const themeModes: readonly ThemeMode[] = ['light', 'dark', 'system'];

/** The appearance to show; re-renders when the choice or the device changes. */
export function useAppearance(): Appearance {
  const [mode] = useSaved('theme');
  const prefersDark = useMediaQuery(darkQuery);
  return resolveAppearance(mode, prefersDark);
}
