import type { SavedSettings } from '#src/settings/savedSettings.ts';
import type { Appearance } from './tokens.ts';

/** What a person chose; `system` follows the device while it changes. */
export type ThemeMode = SavedSettings['theme'];

export const darkQuery = '(prefers-color-scheme: dark)';

/** The appearance a chosen mode means on this device now. */
export function resolveAppearance(mode: ThemeMode, prefersDark = window.matchMedia(darkQuery).matches): Appearance {
  if (mode === 'system') return prefersDark ? 'dark' : 'light';
  return mode;
}

/** Shows an appearance: the page's style sheet holds the tokens of both (scripts/themeTokens.ts). */
export function applyAppearance(appearance: Appearance, root: HTMLElement = document.documentElement): void {
  root.dataset.theme = appearance;
}
