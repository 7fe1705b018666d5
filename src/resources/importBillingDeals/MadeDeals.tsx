import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { defaultPageSize } from '#contract/constants.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { listSearch } from '#src/list/address/listAddress.ts';
import { pathTo } from '#src/resources/paths.ts';
import { namedCurrency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import { MoneyText } from '#src/ui/MoneyText.tsx';
import styles from './import.module.css';
import type { SentFile } from './useUpload.ts';

/** Deals that are named one by one. */
const mostNamed = 25;

/** The list of a terminal's deals that came by import. */
const allPath = (terminalID: string) => {
  const filter = { terminalID, origin: 'import' };
  const search = listSearch({ filter, sort: '', order: 'DESC', page: 1, perPage: defaultPageSize });
  return `${pathTo('BillingDeals')}${search}`;
};

/** The way to the deals that an import has made: the first of them by name, and the list of all. */
export function MadeDeals({ terminalID, importID }: Pick<SentFile, 'terminalID' | 'importID'>) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const { data } = useProviderQuery({
    queryKey: ['importBillingDeals', 'made', terminalID, importID],
    ask: async (dataProvider, signal) => {
      const query = { importID, status: 'succeeded', take: mostNamed } as const;
      const answer = await dataProvider.call('import.list', { path: { terminalID }, query, signal, background: true });
      return answer.data ?? [];
    },
  });
  const made = (data ?? []).flatMap(({ billingDealID, ...row }) => (billingDealID ? [{ billingDealID, ...row }] : []));
  return (
    <section>
      <h3 className={styles.listTitle}>{translate('dealImport.made.title')}</h3>
      <ul className={styles.made}>
        {made.map(({ billingDealID, consumerName, transactionAmount, currency }) => (
          <li key={billingDealID}>
            <Link to={pathTo('BillingDeal', { id: billingDealID })}>
              <bdi>{consumerName || billingDealID.slice(0, 8)}</bdi>
            </Link>{' '}
            {typeof transactionAmount === 'number' && currency && (
              <MoneyText amount={transactionAmount} currency={namedCurrency(currencies, currency)} />
            )}
          </li>
        ))}
      </ul>
      <Link to={allPath(terminalID)}>{translate('dealImport.made.all')}</Link>
    </section>
  );
}
