import { useTranslate } from 'react-admin';
import { israelToday } from '#src/forms/israelToday.ts';
import { useTabAddress } from '#src/record/tabAddress.ts';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './CustomerNotes.module.css';
import { cardState } from './cards/cardState.ts';
import { useCards } from './cards/useCards.ts';

/** Cards of a customer that are over, or soon will be; nothing while all are good. */
export function CustomerNotes() {
  const translate = useTranslate();
  const { choose } = useTabAddress();
  const { data: cards = [] } = useCards(useShownRecord<'customers'>());
  const states = cards.map(({ cardExpiration }) => cardState(cardExpiration, israelToday()));
  const counts = (['expired', 'expiring'] as const)
    .map((state) => ({ state, count: states.filter((one) => one === state).length }))
    .filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <div className={styles.cards} role="note">
      <p>
        {counts.map(({ state, count }) => translate(`card.notice.${state}`, { smart_count: count, count })).join(' · ')}
      </p>
      <button type="button" className={buttonClass()} onClick={() => choose('cards')}>
        {translate('card.plural')}
      </button>
    </div>
  );
}
