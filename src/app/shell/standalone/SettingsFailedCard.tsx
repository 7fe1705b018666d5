import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { useSignOut } from '#src/app/shell/controls/signOut.ts';
import { StandaloneCard } from './StandaloneCard.tsx';

/** Terminals or dictionaries did not load for another reason than having none. */
export function SettingsFailedCard({ onRetry }: { onRetry: () => void }) {
  const translate = useTranslate();
  const signOut = useSignOut();
  return (
    <StandaloneCard
      title={translate('failure.settings.title')}
      text={translate('failure.settings.text')}
      actions={
        <>
          <button type="button" className={buttonClass('filled')} onClick={onRetry}>
            {translate('shell.retry')}
          </button>
          <button type="button" className={buttonClass()} onClick={signOut}>
            {translate('ra.auth.logout')}
          </button>
        </>
      }
    />
  );
}
