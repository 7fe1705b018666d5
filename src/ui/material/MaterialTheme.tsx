import { CacheProvider } from '@emotion/react';
// Material UI's own provider is this one and its CSS-variables code, which this theme does not use.
import { ThemeProvider } from '@mui/system';
import { useMemo, type ReactNode } from 'react';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { directionOf } from '#src/i18n/locale.ts';
import { useAppearance } from '#src/ui/theme/appearance.ts';
import { styleCacheOf } from './styles.ts';
import { createMaterialTheme } from './theme.ts';

/**
 * Gives Material UI's components their colours, typeface and direction. Around each use of them, never around the
 * application: Material UI is a seventh of its code and loads with the first menu.
 */
export function MaterialTheme({ children }: { children: ReactNode }) {
  const locale = useCurrentLocale();
  const appearance = useAppearance();
  const theme = useMemo(() => createMaterialTheme(appearance, locale), [appearance, locale]);
  return (
    <CacheProvider value={styleCacheOf(directionOf(locale))}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
