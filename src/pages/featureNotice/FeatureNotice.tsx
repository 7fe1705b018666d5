import { useTranslate } from 'react-admin';
import type { Feature } from '#contract/features.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { Notice } from '#src/ui/Notice.tsx';

/** Stands where something would be made that needs features the selected terminal does not have (docs/rulings.md). */
export function FeatureNotice({ feature }: { feature: Feature | readonly Feature[] }) {
  const translate = useTranslate();
  const { terminal } = useSelectedTerminal();
  const missing = [feature].flat().filter((one) => !terminal.enabledFeatures.includes(one));
  return (
    <Notice title={translate('page.feature.title')}>
      {missing.map((one) => (
        <p key={one}>
          {translate('page.feature.text', {
            feature: translate(`page.feature.name.${one}`),
            terminal: terminal.label,
          })}
        </p>
      ))}
    </Notice>
  );
}
