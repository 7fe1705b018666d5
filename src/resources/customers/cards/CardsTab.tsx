import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { parseExpiry, toShownExpiry } from '#contract/rules/expiry.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { operationOf } from '#src/dataProvider/failure.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { CardSkeleton } from '#src/ui/CardSkeleton.tsx';
import { untilRead } from '#src/dataProvider/readings.ts';
import { pathTo } from '#src/resources/paths.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { useSettings } from '#src/settings/settings.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { vendorKey } from '#src/ui/cardVendor.ts';
import styles from './CardsTab.module.css';
import { cardState } from './cardState.ts';
import { lastDigits } from './cardValues.ts';
import { useCards, type SavedCard } from './useCards.ts';

const tones = { valid: 'neutral', expiring: 'warning', expired: 'danger' } as const;

interface CardRowProps {
  card: SavedCard;
  /** The person may change it on this terminal. */
  open: boolean;
  onDelete: (card: SavedCard) => void;
}

function CardRow({ card, open, onDelete }: CardRowProps) {
  const translate = useTranslate();
  const { allTerminals } = useSettings();
  const { creditCardTokenID, cardNumber, cardExpiration, cardVendor, cardOwnerName, terminalID } = card;
  const expiry = parseExpiry(cardExpiration);
  const state = cardState(cardExpiration, israelToday());
  const label = allTerminals.find((one) => one.terminalID === terminalID)?.label ?? '';
  const last = lastDigits(cardNumber);
  return (
    <li className={styles.card}>
      <p className={styles.number}>
        <bdi dir="ltr">{cardNumber}</bdi>
        {cardVendor && <span className={styles.vendor}>{translate(vendorKey(cardVendor), { _: cardVendor })}</span>}
      </p>
      <p>
        <bdi dir="ltr">{expiry ? toShownExpiry(expiry) : cardExpiration}</bdi>
        {state !== 'valid' && <Chip tone={tones[state]}>{translate(`card.state.${state}`)}</Chip>}
      </p>
      <p className={styles.owner}>
        {[cardOwnerName, label].filter(Boolean).map((text) => (
          <bdi key={text}>{text}</bdi>
        ))}
      </p>
      {open && (
        <div className={styles.actions}>
          <Link
            className={buttonClass()}
            to={pathTo('EditCardToken', { id: creditCardTokenID })}
            aria-label={translate('card.extendNamed', { last })}
          >
            {translate('card.extend')}
          </Link>
          <button
            type="button"
            className={buttonClass('danger')}
            aria-label={translate('card.deleteNamed', { last })}
            onClick={() => onDelete(card)}
          >
            {translate('action.delete')}
          </button>
        </div>
      )}
    </li>
  );
}

interface CardsTabProps {
  record: Pick<RecordOf<'customers'>, 'consumerID' | 'deleted'>;
}

/** The saved cards of a customer; they can be added, extended and deleted where the terminal saves cards. */
export function CardsTab({ record: { consumerID, deleted } }: CardsTabProps) {
  const navigate = useNavigate();
  const translate = useTranslate();
  const queryClient = useQueryClient();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const open = useIsOpen()({ feature: 'CreditCardTokens' }) && deleted !== true;
  const [asked, setAsked] = useState<SavedCard>();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch } = useCards({ consumerID });

  async function remove({ creditCardTokenID, cardNumber }: SavedCard) {
    setAsked(undefined);
    const meta = { about: lastDigits(cardNumber) };
    const result = await operationOf(dataProvider.delete('cards', { id: creditCardTokenID, meta }));
    if (result && result.status !== 'error') await untilRead(queryClient);
    list.current?.focus();
  }
  if (error && !data) {
    const retry = { text: translate('list.retry'), act: () => void refetch() };
    return <ListNotice urgent text={translate('list.rowsFailed')} actions={[retry]} />;
  }
  if (!data) return <CardSkeleton />;
  if (data.length === 0) {
    const add = {
      text: translate('action.addCard'),
      act: () => void navigate(pathTo('CreateCardToken', { customerid: consumerID })),
    };
    return <ListNotice text={translate('card.none')} actions={open ? [add] : []} />;
  }
  return (
    <>
      <ul ref={list} className={styles.cards} tabIndex={-1} aria-label={translate('card.plural')}>
        {data.map((card) => (
          <CardRow key={card.creditCardTokenID} card={card} open={open} onDelete={setAsked} />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={translate('card.deleting.title', { last: lastDigits(asked.cardNumber) })}
          text={translate('card.deleting.text')}
          agree={translate('action.delete')}
          refuse={translate('form.cancel')}
          tone="danger"
          onAnswer={(agreed) => (agreed ? void remove(asked) : setAsked(undefined))}
        />
      )}
    </>
  );
}
