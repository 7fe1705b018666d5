import { useTranslate } from 'react-admin';
import type { Feature } from '#contract/features.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { Notice } from '#src/ui/Notice.tsx';

interface FeatureNoticeProps {
  feature: Feature | readonly Feature[];
  terminal: Pick<Terminal, 'enabledFeatures' | 'label'>;
}

/** Stands where something would be made that needs features its terminal does not have (docs/rulings.md). */
export function FeatureNotice({ feature, terminal }: FeatureNoticeProps) {
  const translate = useTranslate();
  const missing = [feature].flat().filter((one) => !terminal.enabledFeatures.includes(one));
  return (
    <Notice title={translate('feature.title')}>
      {missing.map((one) => (
        <p key={one}>
          {translate('feature.text', {
            feature: translate(`feature.name.${one}`),
            terminal: terminal.label,
          })}
        </p>
      ))}
    </Notice>
  );
}
