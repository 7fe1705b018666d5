import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { RowOf } from '#contract/entities/callTypes.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { isUsable } from '#src/fields/link/linkStatus.ts';
import { serverOrder } from '#src/list/address/listAddress.ts';
import { pageQuery, type ListOrigin } from '#src/list/address/listOrigin.ts';
import { useFormatContext } from '#src/meta/format/formatContext.ts';
import { eventsStep, useOpenKinds } from '#src/record/activity/useActivity.ts';
import { currencyOf, factWords } from '#src/record/facts/factWords.ts';
import { partClass } from '#src/record/partClass.ts';
import { useShownRecord } from '#src/record/useShownRecord.ts';
import { useWholeRecord } from '#src/record/useWholeRecord.ts';
import { policyOf } from '#src/resources/paths.ts';
import { paymentLinkPath } from '#src/resources/wizardPaths.ts';
import { useIsOpen } from '#src/settings/useIsOpen.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { ShareLink } from '#src/ui/link/ShareLink.tsx';
import { amountInSentence } from '#src/ui/money.ts';
import styles from './SharePanel.module.css';

/** Stands in where requests are not open to the person; nobody asks it. */
const nowhere: ListOrigin = {
  list: '',
  question: { pagination: { page: 1, perPage: 1 }, sort: serverOrder, filter: {} },
};
const requests = [{ list: 'paymentRequests', by: 'consumerID' }] as const;

/** The newest request of the customer whose link can still be used, among those that the page has asked for anyway. */
function useOpenRequest(): Partial<RowOf<'paymentRequests'>> | undefined {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const [open] = useOpenKinds('customers', requests, eventsStep);
  const { data } = useQuery({ ...pageQuery(dataProvider, open?.origin ?? nowhere), enabled: false });
  const rows = (data?.data ?? []) as Partial<RowOf<'paymentRequests'>>[];
  return rows.find((row) => isUsable(row) && !row.isRefund);
}

function OpenLink({ request }: { request: Partial<RowOf<'paymentRequests'>> }) {
  const translate = useTranslate();
  const { consumerPhone, consumerEmail } = useShownRecord<'customers'>();
  const format = useFormatContext();
  const whole = useWholeRecord('paymentRequests', request.paymentRequestID, { ownFailure: true, background: true });
  const { paymentRequestAmount: amount = 0, paymentRequestTimestamp } = request;
  const currency = currencyOf(request, format.currencies);
  const words = factWords(request, format, { translate, pathOf: () => undefined });
  const title =
    amount > 0
      ? translate('customer.share.subjectAmount', { amount: amountInSentence(amount, currency, format.locale) })
      : translate('customer.share.subject');
  return (
    <>
      <p>
        {title} · {translate('customer.share.of', { day: words.date(paymentRequestTimestamp) })}
      </p>
      {whole && (
        <ShareLink url={whole.paymentRequestUrl} title={title} to={{ phone: consumerPhone, email: consumerEmail }} />
      )}
    </>
  );
}

/** Passes on the link of the customer's newest open request, else leads to making one. */
export function SharePanel() {
  const translate = useTranslate();
  const isOpen = useIsOpen();
  const { consumerID, deleted } = useShownRecord<'customers'>();
  const request = useOpenRequest();
  if (deleted) return null;
  return (
    <section className={partClass} aria-label={translate('customer.share.title')}>
      <h3>{translate('customer.share.title')}</h3>
      <div className={styles.share}>
        {request ? <OpenLink request={request} /> : <p>{translate('customer.share.none')}</p>}
        {isOpen(policyOf('CreatePaymentRequest')) && (
          <Link className={buttonClass('quiet')} to={paymentLinkPath({ customerID: consumerID, copied: true })}>
            {translate('customer.share.make')}
          </Link>
        )}
      </div>
    </section>
  );
}
