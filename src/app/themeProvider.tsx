import { CacheProvider } from '@emotion/react';
// Material UI's own provider is this one and its CSS-variables code, which this theme does not use.
import { ThemeProvider } from '@mui/system';
import { useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { applyDocumentLocale, directionOf } from '#src/i18n/locale.ts';
import { createAppTheme } from './theme.ts';
import { useAppearance } from './themeMode.ts';
import { styleCacheOf } from './themeStyles.ts';
import { applyAppearance } from './themeTokens.ts';
import './theme.css';

/**
 * Gives the tree its colours, typeface and direction, and keeps the document in step with them. Stands below
 * react-admin's translations and inside the saved settings.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  const locale = useCurrentLocale();
  const appearance = useAppearance();
  const theme = useMemo(() => createAppTheme(appearance, locale), [appearance, locale]);

  // Before the paint, so that no frame mixes two directions or two appearances.
  useLayoutEffect(
    function keepDocumentInStep() {
      applyDocumentLocale(locale);
      applyAppearance(appearance);
    },
    [locale, appearance],
  );

  return (
    <CacheProvider value={styleCacheOf(directionOf(locale))}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}
