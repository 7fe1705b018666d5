import { CustomerField } from '#src/fields/customer/CustomerField.tsx';
import { usePayment, usePaymentForm } from './paymentContext.ts';

/** Who pays. */
export function PaymentCustomerStep() {
  const { terminal } = usePayment();
  const { setValue } = usePaymentForm();
  return (
    <CustomerField
      source="dealDetails"
      newSource="isNewCustomer"
      terminal={terminal}
      onChange={() => {
        setValue('creditCardToken', '', { shouldDirty: true });
        setValue('creditCardSecureDetails.cardOwnerName', '');
        setValue('creditCardSecureDetails.cardOwnerNationalID', '');
      }}
    />
  );
}
