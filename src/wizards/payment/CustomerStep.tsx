import { CustomerField } from '#src/fields/customer/CustomerField.tsx';
import { makesInvoices } from './form/offers.ts';
import { usePayment, usePaymentForm } from './paymentContext.ts';

/** Who pays. */
export function CustomerStep() {
  const { terminal } = usePayment();
  const { setValue } = usePaymentForm();
  return (
    <CustomerField
      name="dealDetails"
      newName="isNewCustomer"
      terminal={terminal}
      onChange={({ consumerEmail }) => {
        setValue('creditCardToken', '', { shouldDirty: true });
        // A document goes to the customer's address; without one it is asked for when a person wants it.
        setValue('issueInvoice', consumerEmail !== '' && makesInvoices(terminal), { shouldDirty: true });
      }}
    />
  );
}
