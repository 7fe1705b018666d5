import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useDataProvider, useTranslate, type RaRecord } from 'react-admin';
import { Link } from 'react-router';
import { parseList, type BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { dateText, localTimeZone, parseWireDate } from '#src/meta/dateText.ts';
import { pathTo } from '#src/resources/paths.ts';
import { useSettings } from '#src/settings/settings.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import { StatusChip } from '#src/ui/StatusChip.tsx';
import { signedAmount } from './transactionActions.ts';
import { useCurrencyOf } from './useAmountText.ts';

const textOf = (value: unknown) => (typeof value === 'string' ? value : '');

/** Whether others are about a transaction: refunds of it, or the charge of a hold. */
function hasFollowUps({ totalRefund, jDealType, status }: RaRecord): boolean {
  return Number(totalRefund ?? 0) > 0 || (jDealType === 'J5' && status === 'completed');
}

/** The transactions that are about this one, each leading to its screen; nothing while there are none. */
export function FollowUps({ record, terminalID }: { record: RaRecord; terminalID: string }) {
  const translate = useTranslate();
  const title = useId();
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { dictionaries } = useSettings();
  const currency = useCurrencyOf(record);
  const id = String(record.paymentTransactionID);
  const { data } = useQuery({
    // Read again with every list of transactions.
    queryKey: ['transactions', 'getMany', 'followUps', id],
    enabled: hasFollowUps(record),
    queryFn: async ({ signal }) => {
      const query = { terminalID, initialTransactionID: id, take: 50 };
      const answer = await dataProvider.call('transactions.list', { query, signal, quiet: true, background: true });
      return parseList(answer).data ?? [];
    },
  });
  const rows = (data ?? []).filter(({ paymentTransactionID }) => paymentTransactionID !== id);
  if (rows.length === 0) return null;
  return (
    <section className="record-part" aria-labelledby={title}>
      <h3 id={title}>{translate('transaction.followUps')}</h3>
      <ul className="follow-ups">
        {rows.map((row) => {
          const [own, status] = [textOf(row.paymentTransactionID), textOf(row.status)];
          const date = parseWireDate(row.transactionTimestamp);
          return (
            <li key={own}>
              <Link to={pathTo('Transaction', { id: own })}>
                <MoneyText amount={signedAmount(row)} currency={currency} />
              </Link>{' '}
              <StatusChip status={status}>{dictionaries.transactionStatusEnum?.[status] ?? status}</StatusChip>
              {date && (
                <p className="timeline-when">
                  <bdi dir="ltr">{dateText(date, localTimeZone())}</bdi>
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
