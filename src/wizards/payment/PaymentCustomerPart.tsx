import { CustomerField } from '#src/fields/customer/CustomerField.tsx';
import type { CustomerValues } from '#src/fields/customer/customerValues.ts';
import { PageSection } from '#src/wizards/kit/PageSection.tsx';
import { issuesByItself } from './form/offers.ts';
import { usePayment, usePaymentForm } from './paymentContext.ts';

/** Who pays. */
export function PaymentCustomerPart() {
  const { kind, terminal } = usePayment();
  const { setValue, getFieldState } = usePaymentForm();

  function follow(customer: CustomerValues): void {
    setValue('creditCardToken', '', { shouldDirty: true });
    setValue('creditCardSecureDetails.cardOwnerName', '');
    setValue('creditCardSecureDetails.cardOwnerNationalID', '');
    // Who has been at the choice has chosen.
    if (!getFieldState('issueInvoice').isTouched) setValue('issueInvoice', issuesByItself(kind, customer, terminal));
  }
  return (
    <PageSection>
      <CustomerField
        source="dealDetails"
        newSource="isNewCustomer"
        terminal={terminal}
        onChange={follow}
        autoFocus={false}
      />
    </PageSection>
  );
}
