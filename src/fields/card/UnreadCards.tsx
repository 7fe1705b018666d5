import { useTranslate } from 'react-admin';
import type { Terminal } from '#src/settings/terminals.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { Help } from '#src/ui/inputs/Field.tsx';
import { useSavedCardsRetry } from './useSavedCards.ts';

/** Says that the saved cards of a customer could not be read, and asks again. */
export function UnreadCards({ consumerID, terminal }: { consumerID: string; terminal: Terminal }) {
  const translate = useTranslate();
  const retry = useSavedCardsRetry(consumerID, terminal);
  return (
    <div role="status">
      {retry && (
        <>
          <Help>{translate('cardField.savedCardsUnread')}</Help>
          <button type="button" className={buttonClass()} onClick={retry}>
            {translate('shell.retry')}
          </button>
        </>
      )}
    </div>
  );
}
