import { useTranslate } from 'react-admin';
import { lastChargedCustomersKept } from '#contract/constants.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { parseList } from '#src/dataProvider/parseList.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import styles from './customer.module.css';
import type { CustomerValues } from './customerValues.ts';
import { useLastCharged } from './useLastCharged.ts';
import { foundCustomer, type FoundCustomer } from './searchCustomers.ts';

interface LastChargedProps {
  terminal: Terminal;
  onPick: (customer: CustomerValues) => void;
}

/** The customers charged last on this terminal, the last one first; nothing until there are some. */
export function LastCharged({ terminal, onPick }: LastChargedProps) {
  const translate = useTranslate();
  const { ids } = useLastCharged(terminal);
  const { data } = useProviderQuery({
    queryKey: ['customers', 'lastCharged', ...ids],
    enabled: ids.length > 0,
    ask: async (dataProvider, signal) => {
      const query = { consumersID: ids.join(','), take: lastChargedCustomersKept };
      const answer = await dataProvider.call('consumers.list', { query, signal, quiet: true, background: true });
      const byID = new Map(
        parseList(answer)
          .data.map(foundCustomer)
          .map((one) => [one.id, one]),
      );
      return ids.map((id) => byID.get(id)).filter((one): one is FoundCustomer => one !== undefined);
    },
  });
  if (!data || data.length === 0) return null;
  return (
    <section className={styles.last} aria-label={translate('customerField.lastCharged')}>
      <h3>{translate('customerField.lastCharged')}</h3>
      <ul>
        {data.map(({ id, title, detail, customer }) => (
          <li key={id}>
            <button type="button" className={styles.choice} onClick={() => onPick(customer)}>
              <bdi>{title}</bdi>
              {detail && <bdi className={styles.detail}>{detail}</bdi>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
