import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { useSignOut } from '#src/app/shell/controls/signOut.ts';
import { StandaloneCard } from './StandaloneCard.tsx';

/** The blocking card of a merchant without available terminals (spec §2). */
export function NoTerminalsCard() {
  const translate = useTranslate();
  const signOut = useSignOut();
  return (
    <StandaloneCard
      title={translate('SystemIsNotReadyToUse')}
      text={translate('NoAvailableTerminals')}
      actions={
        <button type="button" className={buttonClass()} onClick={signOut}>
          {translate('ra.auth.logout')}
        </button>
      }
    />
  );
}
