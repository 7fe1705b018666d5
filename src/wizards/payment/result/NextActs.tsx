import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { pathTo } from '#src/resources/paths.ts';
import type { PaymentRoute, StartOf } from '#src/resources/wizardPaths.ts';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import type { WizardResultProps } from '#src/wizards/kit/createWizardPage.tsx';
import type { Outcome } from './outcome.ts';

type NextActsProps = WizardResultProps<StartOf<PaymentRoute>, Outcome>;

/** What a person does next: another one, the same again, another for this customer, and what there is of this one. */
export function NextActs({ made, onAgain, onNext }: NextActsProps) {
  const translate = useTranslate();
  const { kind, jDealType, transactionID, customerID } = made;
  const act = (key: string, onClick: () => void) => (
    <button type="button" className={buttonClass()} onClick={onClick}>
      {translate(`payment.result.${key}`)}
    </button>
  );
  return (
    <>
      <button type="button" className={buttonClass('filled')} onClick={onAgain}>
        {translate(`payment.result.again.${kind}`)}
      </button>
      {kind === 'charge' && jDealType === 'J4' && transactionID && act('same', () => onNext({ transactionID }))}
      {kind === 'charge' && customerID !== '' && act('forCustomer', () => onNext({ customerID }))}
      {customerID === '' && (
        <Link className={buttonClass()} to={pathTo('CreateCustomer')}>
          {translate('payment.result.addCustomer')}
        </Link>
      )}
      {transactionID && (
        <>
          {act('print', () => window.print())}
          <Link className={buttonClass()} to={pathTo('Transaction', { id: transactionID })}>
            {translate('payment.result.open')}
          </Link>
        </>
      )}
    </>
  );
}
