import { useLayoutEffect, type ReactNode } from 'react';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { applyDocumentLocale } from '#src/i18n/locale.ts';
import { useAppearance } from '#src/ui/theme/appearance.ts';
import { applyAppearance } from '#src/ui/theme/documentAppearance.ts';

/**
 * Keeps the document in step with the colours and the language a person chose. Stands below react-admin's
 * translations and inside the saved settings.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  const locale = useCurrentLocale();
  const appearance = useAppearance();

  // Before the paint, so that no frame mixes two directions or two appearances.
  useLayoutEffect(
    function keepDocumentInStep() {
      applyDocumentLocale(locale);
      applyAppearance(appearance);
    },
    [locale, appearance],
  );

  return children;
}
