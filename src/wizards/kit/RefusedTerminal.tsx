import { useTranslate } from 'react-admin';
import type { WizardTerminal } from '#src/settings/wizardTerminal.ts';
import { Notice } from '#src/ui/Notice.tsx';

/**
 * Stands in place of a wizard's buttons once its terminal can not be used any more, so that nothing is sent to another
 * one than the person saw; shows nothing before that.
 */
export function RefusedTerminal({ terminal, refused }: WizardTerminal) {
  const translate = useTranslate();
  if (!refused) return null;
  return (
    <Notice title={translate('terminal.refused.title', { terminal: terminal.label })} urgent>
      <p>{translate(`terminal.refused.${refused}`)}</p>
    </Notice>
  );
}
