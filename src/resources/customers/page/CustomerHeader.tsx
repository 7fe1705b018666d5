import { useTranslate, type RaRecord } from 'react-admin';
import { RecordActions } from '#src/actions/RecordActions.tsx';
import type { ListDeclaration } from '#src/list/declaration.ts';
import { RecordTerminal } from '#src/record/RecordTerminal.tsx';
import { cardState } from '#src/resources/customers/cards/cardState.ts';
import type { SavedCard } from '#src/resources/customers/cards/useCards.ts';
import { textOf } from '#src/forms/formTexts.ts';
import { israelToday } from '#src/forms/israelToday.ts';

interface CustomerHeaderProps {
  declaration: ListDeclaration;
  record: RaRecord;
  cards: readonly SavedCard[];
  onCards: () => void;
}

/** Cards that are over, or soon will be; nothing while all are good. */
function CardNotice({ cards, onCards }: Pick<CustomerHeaderProps, 'cards' | 'onCards'>) {
  const translate = useTranslate();
  const states = cards.map(({ cardExpiration }) => cardState(cardExpiration, israelToday()));
  const counts = (['expired', 'expiring'] as const)
    .map((state) => ({ state, count: states.filter((one) => one === state).length }))
    .filter(({ count }) => count > 0);
  if (counts.length === 0) return null;
  return (
    <div className="customer-cards" role="note">
      <p>
        {counts.map(({ state, count }) => translate(`card.notice.${state}`, { smart_count: count, count })).join(' · ')}
      </p>
      <button type="button" className="button" onClick={onCards}>
        {translate('card.plural')}
      </button>
    </div>
  );
}

/** Who a customer is, how to reach them, and what can be done. */
export function CustomerHeader({ declaration, record, cards, onCards }: CustomerHeaderProps) {
  const translate = useTranslate();
  const name = textOf(record.consumerName) || String(record.id);
  const email = textOf(record.consumerEmail);
  const phone = textOf(record.consumerPhone);
  return (
    <>
      <header className="record-header">
        <div>
          <h2>
            <bdi>{name}</bdi>
          </h2>
          <p className="customer-contact">
            {email !== '' && (
              <a href={`mailto:${email}`}>
                <bdi dir="ltr">{email}</bdi>
              </a>
            )}
            {phone !== '' && (
              <a href={`tel:${phone}`}>
                <bdi dir="ltr">{phone}</bdi>
              </a>
            )}
          </p>
        </div>
        {record.deleted === true && <span className="status-chip tone-neutral">{translate('customer.isDeleted')}</span>}
        {record.deleted !== true && record.active === false && (
          <span className="status-chip tone-neutral">{translate('customer.isInactive')}</span>
        )}
        <RecordActions declaration={declaration} record={record} name={name} />
      </header>
      <RecordTerminal terminalID={record.terminalID} />
      <CardNotice cards={cards} onCards={onCards} />
    </>
  );
}
