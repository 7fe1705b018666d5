import { useTranslate } from 'react-admin';
import type { Feature } from '#contract/features.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** A route whose feature the selected terminal does not have says so instead of hiding (docs/rulings.md). */
export function FeatureNotice({ feature }: { feature: Feature }) {
  const translate = useTranslate();
  const { terminal } = useSelectedTerminal();
  return (
    <Notice title={translate('page.feature.title')}>
      <p>
        {translate('page.feature.text', {
          feature: translate(`page.feature.name.${feature}`),
          terminal: terminal.label,
        })}
      </p>
    </Notice>
  );
}
