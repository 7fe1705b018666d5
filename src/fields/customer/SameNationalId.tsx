import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useDataProvider, useTranslate } from 'react-admin';
import { isNationalId } from '#contract/rules/nationalId.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import { pathTo } from '#src/resources/paths.ts';
import { bannerClass } from '#src/ui/classes/bannerClass.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import styles from './customer.module.css';
import type { CustomerValues } from './customerValues.ts';
import { sameIdQuery } from './sameId.ts';

/** Customers who have an identity number already, but for the one it is typed for. */
function useSameId(nationalID: string, consumerID: string | undefined): readonly CustomerValues[] {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { data = [] } = useQuery(sameIdQuery(dataProvider, nationalID));
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
