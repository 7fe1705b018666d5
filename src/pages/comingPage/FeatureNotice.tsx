import { useTranslate } from 'react-admin';
import type { Feature } from '#contract/features.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** Stands where something would be made that needs a feature the selected terminal does not have (docs/rulings.md). */
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
