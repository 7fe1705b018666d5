import { useTranslate } from 'react-admin';
import { SearchInput } from '#src/ui/combobox/SearchInput.tsx';
import { emptyPayment, type CustomerValues } from '#src/wizards/payment/form/paymentForm.ts';
import { makesInvoices } from '#src/wizards/payment/form/offers.ts';
import { usePayment, usePaymentForm, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';
import { ChosenCustomer } from './ChosenCustomer.tsx';
import { LastCharged } from './LastCharged.tsx';
import { NewCustomer } from './NewCustomer.tsx';
import { useSearchCustomers } from './searchCustomers.ts';

/** Who pays: a customer found or charged lately, a new one, or nobody by name. */
export function CustomerStep() {
  const translate = useTranslate();
  const search = useSearchCustomers();
  const { terminal } = usePayment();
  const { setValue, clearErrors } = usePaymentForm();
  const { dealDetails, isNewCustomer } = usePaymentValues();

  function put(customer: CustomerValues): void {
    const dirty = { shouldDirty: true };
    clearErrors();
    setValue('dealDetails.consumerID', customer.consumerID, dirty);
    setValue('dealDetails.consumerName', customer.consumerName, dirty);
    setValue('dealDetails.consumerEmail', customer.consumerEmail, dirty);
    setValue('dealDetails.consumerPhone', customer.consumerPhone, dirty);
    setValue('dealDetails.consumerNationalID', customer.consumerNationalID, dirty);
    setValue('creditCardToken', '', dirty);
    // A document goes to the customer's address; without one it is asked for when a person wants it.
    setValue('issueInvoice', customer.consumerEmail !== '' && makesInvoices(terminal), dirty);
  }
  function begin(isNew: boolean): void {
    put(emptyPayment.dealDetails);
    setValue('isNewCustomer', isNew, { shouldDirty: true });
  }

  if (dealDetails.consumerID) return <ChosenCustomer customer={dealDetails} onChange={() => begin(false)} />;
  if (isNewCustomer) return <NewCustomer onSearch={() => begin(false)} />;
  return (
    <>
      <SearchInput
        label={translate('payment.customer.search')}
        help={translate('payment.customer.searchHelp')}
        queryKey={['customers']}
        search={search}
        onPick={({ customer }) => put(customer)}
        autoFocus
      />
      <LastCharged onPick={put} />
      <div>
        <button type="button" className="button" onClick={() => begin(true)}>
          {translate('payment.customer.new')}
        </button>
      </div>
    </>
  );
}
