import { useState } from 'react';
import { useGetOne, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { signed } from '#contract/sign.ts';
import { actionLabel } from '#src/actions/actions.ts';
import { ChosenOfRow } from '#src/actions/row/ChosenOfRow.tsx';
import { offeredOn } from '#src/actions/isOffered.ts';
import { useActionTools } from '#src/actions/useActions.ts';
import { isUsable, linkStatus } from '#src/fields/link/linkStatus.ts';
import { dateText, localTimeZone, parseWireDate } from '#src/meta/format/dateText.ts';
import { wholeRecord } from '#src/record/recordQuery.ts';
import { paymentIntentPaths } from '#src/resources/paths.ts';
import { chooseCurrency } from '#src/settings/currency.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { useCopy } from '#src/ui/useCopy.ts';
import styles from './CopiedLinks.module.css';
import { intentActions } from './intentActions.ts';

type Intent = RecordOf<'paymentRequests'> & RaRecord;

interface CopiedLinkItemProps {
  id: string;
  /** A page opens in place of the dialog. */
  onLeave: () => void;
}

/** Who is asked for what, since when, and what has become of it. */
function LinkText({ link }: { link: Intent }) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const { dealDetails, paymentRequestAmount, paymentRequestTimestamp, userAmount } = link;
  const who = dealDetails?.consumerName || dealDetails?.dealDescription;
  const made = parseWireDate(paymentRequestTimestamp);
  const news = linkStatus(link);
  return (
    <div className={styles.text}>
      <strong>
        {paymentRequestAmount ? (
          <MoneyText
            amount={signed(link, 'paymentRequestAmount', paymentRequestAmount)}
            currency={chooseCurrency(currencies, link.currency)}
          />
        ) : (
          translate(userAmount ? 'paymentRequest.ownAmount' : 'paymentRequest.savesCard')
        )}
      </strong>
      {who && <bdi>{who}</bdi>}
      {made && <bdi className={styles.detail}>{dateText(made, localTimeZone())}</bdi>}
      <span className={styles.detail}>
        {translate(news ? `paymentIntent.note.${news}` : 'paymentIntent.copied.waiting')}
      </span>
    </div>
  );
}

/** One link that was made to be copied. */
export function CopiedLinkItem({ id, onLeave }: CopiedLinkItemProps) {
  const translate = useTranslate();
  const copy = useCopy();
  const isOpen = useIsOpen();
  const tools = useActionTools(false);
  const [canceling, setCanceling] = useState<Intent>();
  const { data: link, error } = useGetOne<Intent>('paymentIntents', { id, meta: { ...wholeRecord, ownFailure: true } });
  const [cancel] = link ? offeredOn(intentActions, link, tools, isOpen) : [];
  return (
    <li className={styles.link} aria-busy={!link && !error}>
      {link && <LinkText link={link} />}
      {!link && error && <p>{translate('paymentIntent.copied.unread')}</p>}
      <div className={styles.acts}>
        {link && isUsable(link) && (
          <button type="button" className={buttonClass()} onClick={() => void copy(link.paymentRequestUrl)}>
            {translate('link.copy')}
          </button>
        )}
        <Link className={buttonClass()} to={paymentIntentPaths.one(id)} onClick={onLeave}>
          {translate('paymentIntent.open')}
        </Link>
        {cancel && (
          <button type="button" className={buttonClass('danger')} onClick={() => setCanceling(link)}>
            {translate(actionLabel(cancel))}
          </button>
        )}
      </div>
      {canceling && cancel && (
        <ChosenOfRow action={cancel} record={canceling} name="" tools={tools} onClose={() => setCanceling(undefined)} />
      )}
    </li>
  );
}
