import type { SavedSettings } from '#src/settings/savedSettings.ts';
import { useSaved } from '#src/settings/savedStore.ts';
import { useMediaQuery } from '#src/ui/mediaQuery.ts';
import type { Appearance } from './tokens.ts';

/** What a person chose; `system` follows the device while it changes. */
export type ThemeMode = SavedSettings['theme'];
export const themeModes: readonly ThemeMode[] = ['light', 'dark', 'system'];

const darkQuery = '(prefers-color-scheme: dark)';

/** The appearance a chosen mode means on this device now. */
export function resolveAppearance(mode: ThemeMode, prefersDark = window.matchMedia(darkQuery).matches): Appearance {
  if (mode === 'system') return prefersDark ? 'dark' : 'light';
  return mode;
}

/** The appearance to show; re-renders when the choice or the device changes. */
export function useAppearance(): Appearance {
  const [mode] = useSaved('theme');
  const prefersDark = useMediaQuery(darkQuery);
  return resolveAppearance(mode, prefersDark);
}

/** Shows an appearance: the page's style sheet holds the tokens of both (scripts/themeTokens.ts). */
export function applyAppearance(appearance: Appearance, root: HTMLElement = document.documentElement): void {
  root.dataset.theme = appearance;
}
