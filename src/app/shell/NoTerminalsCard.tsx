import { useLogout, useTranslate } from 'react-admin';
import { StandaloneCard } from './StandaloneCard.tsx';

/** The blocking card of a merchant without available terminals (spec §2). */
export function NoTerminalsCard() {
  const translate = useTranslate();
  const logout = useLogout();
  return (
    <StandaloneCard
      title={translate('SystemIsNotReadyToUse')}
      text={translate('NoAvailableTerminals')}
      actions={
        <button type="button" className="button" onClick={() => void logout()}>
          {translate('shell.signOut')}
        </button>
      }
    />
  );
}
