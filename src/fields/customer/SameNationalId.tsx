import { clsx } from 'clsx';
import { useTranslate } from 'react-admin';
import { isNationalId } from '#contract/rules/nationalId.ts';
import { useProviderQuery } from '#src/dataProvider/useProviderQuery.ts';
import { parseList } from '#src/dataProvider/parseList.ts';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import { pathTo } from '#src/resources/paths.ts';
import { bannerClass } from '#src/ui/classes/bannerClass.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './customer.module.css';
import { customerOf, type CustomerValues } from './customerValues.ts';

/** Digits of an identity number: zeros before it say nothing. */
const significant = (id: string) => id.replace(/\D/g, '').replace(/^0+/, '');

/** Rows asked for: the server's filter finds digits anywhere, and who has just these may stand behind others. */
const most = 25;

/** Customers who have an identity number already, but for the one it is typed for. */
function useSameId(nationalID: string, consumerID: string | undefined): readonly CustomerValues[] {
  const { data = [] } = useProviderQuery({
    queryKey: ['customers', 'sameId', significant(nationalID)],
    enabled: isNationalId(nationalID),
    staleTime: 0,
    ask: async (dataProvider, signal) => {
      const query = { nationalID, take: most };
      const answer = await dataProvider.call('consumers.list', { query, signal, quiet: true, background: true });
      return parseList(answer)
        .data.map(customerOf)
        .filter((one) => significant(one.consumerNationalID) === significant(nationalID));
    },
  });
  return data.filter((one) => one.consumerID !== consumerID);
}

interface SameNationalIdProps {
  /** The field with the number. */
  source: string;
  /** The customer who is changed; absent: a new one. */
  consumerID?: string | undefined;
  /** Takes the customer who is there instead. */
  onChoose?: (customer: CustomerValues) => void;
}

/** Says who has the identity number already that is typed for a customer; another one can be made all the same. */
export function SameNationalId({ source, consumerID, onChoose }: SameNationalIdProps) {
  const translate = useTranslate();
  const typed = useFieldValues(source, '').trim();
  const found = useSameId(typed, consumerID);
  const [same] = isNationalId(typed) ? found : [];
  const name = same?.consumerName ?? '';
  return (
    <div role="status">
      {same && (
        <div className={clsx(styles.same, bannerClass('warning'))}>
          <p>
            {translate(found.length > 1 ? 'customerField.sameIdMore' : 'customerField.sameId', { name })}{' '}
            {!consumerID && translate('customerField.mayGoOn')}
          </p>
          {onChoose && (
            <button type="button" className={buttonClass()} onClick={() => onChoose(same)}>
              {translate('customerField.chooseSame', { name })}
            </button>
          )}
          <a
            className={buttonClass('quiet')}
            href={pathTo('Customer', { id: same.consumerID })}
            target="_blank"
            rel="noreferrer"
          >
            {translate('customerField.openSame', { name })}
          </a>
        </div>
      )}
    </div>
  );
}
