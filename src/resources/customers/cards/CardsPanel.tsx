import { useRef, useState } from 'react';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { policyOfCall } from '#contract/callPolicies.ts';
import { parseExpiry, toShownExpiry } from '#contract/rules/expiry.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { operationOf } from '#src/dataProvider/failure.ts';
import { Chip } from '#src/ui/Chip.tsx';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { SkeletonLines } from '#src/ui/CardSkeleton.tsx';
import { useUntilRead } from '#src/dataProvider/useReadings.ts';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import { pathTo } from '#src/resources/paths.ts';
import { useIsOpen, useIsOpenOn } from '#src/settings/useIsOpen.ts';
import { useSettings } from '#src/settings/settings.ts';
import { israelToday } from '#src/forms/israelToday.ts';
import { ConfirmDialog } from '#src/ui/dialogs/ConfirmDialog.tsx';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { vendorKey } from '#src/ui/cardVendor.ts';
import { partClass } from '#src/record/partClass.ts';
import styles from './CardsPanel.module.css';
import { cardState } from './cardState.ts';
import { lastDigits } from './cardValues.ts';
import { useCards, type CardRecord } from './useCards.ts';

const tones = { valid: 'neutral', expiring: 'warning', expired: 'danger' } as const;

interface CardRowProps {
  card: CardRecord;
  /** The customer is there. */
  open: boolean;
  onDelete: (card: CardRecord) => void;
}

function CardRow({ card, open, onDelete }: CardRowProps) {
  const translate = useTranslate();
  const { allTerminals } = useSettings();
  const isOpenOn = useIsOpenOn();
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
          {isOpenOn(policyOfCall('cardTokens.extendExpiration'), terminalID) && (
            <Link
              className={buttonClass('quiet')}
              to={pathTo('EditCardToken', { id: creditCardTokenID })}
              aria-label={translate('card.extendNamed', { last })}
            >
              {translate('card.extend')}
            </Link>
          )}
          <button
            type="button"
            className={buttonClass('quiet')}
            aria-label={translate('card.deleteNamed', { last })}
            onClick={() => onDelete(card)}
          >
            {translate('ra.action.delete')}
          </button>
        </div>
      )}
    </li>
  );
}

/** The saved cards of a customer, each of its own terminal: there it is extended; it can always be deleted. */
export function CardsPanel() {
  const translate = useTranslate();
  return (
    <section className={partClass} aria-label={translate('card.plural')}>
      <h3>{translate('card.plural')}</h3>
      <Cards />
    </section>
  );
}

function Cards() {
  const { consumerID, deleted } = useShownRecord<'customers'>();
  const translate = useTranslate();
  const untilRead = useUntilRead();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const isOpen = useIsOpen();
  const open = deleted !== true;
  const [asked, setAsked] = useState<CardRecord>();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, refetch } = useCards({ consumerID });

  async function remove({ creditCardTokenID, cardNumber }: CardRecord) {
    setAsked(undefined);
    const meta = { about: lastDigits(cardNumber) };
    const result = await operationOf(dataProvider.delete('cards', { id: creditCardTokenID, meta }));
    if (result && result.status !== 'error') await untilRead();
    list.current?.focus();
  }
  if (error && !data) {
    const retry = { text: translate('list.retry'), act: () => void refetch() };
    return <ListNotice urgent text={translate('list.rowsFailed')} actions={[retry]} />;
  }
  // As high as one card, which most have.
  if (!data) return <SkeletonLines lines={4} />;
  if (data.length === 0) {
    return (
      <>
        <p className={styles.none}>{translate('card.none')}</p>
        {open && isOpen(policyOfCall('cardTokens.create')) && (
          <Link className={buttonClass('quiet')} to={pathTo('CreateCardToken', { customerid: consumerID })}>
            {translate('action.addCard')}
          </Link>
        )}
      </>
    );
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
          agree={translate('ra.action.delete')}
          refuse={translate('ra.action.cancel')}
          tone="danger"
          onAnswer={(agreed) => (agreed ? void remove(asked) : setAsked(undefined))}
        />
      )}
    </>
  );
}
