import { useTranslate } from 'react-admin';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';
import { NationalIdInput } from '#src/ui/inputs/NationalIdInput.tsx';
import { PhoneInput } from '#src/ui/inputs/PhoneInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

/** A customer who is not kept yet; written to the server when the step is done. */
export function NewCustomer({ onSearch }: { onSearch: () => void }) {
  const translate = useTranslate();
  return (
    <>
      <div className="field-grid">
        <TextInput
          name="dealDetails.consumerName"
          label={translate('payment.customer.name')}
          maxLength={50}
          required
          autoFocus
        />
        <EmailInput name="dealDetails.consumerEmail" label={translate('payment.customer.email')} maxLength={50} />
        <PhoneInput name="dealDetails.consumerPhone" label={translate('payment.customer.phone')} />
        <NationalIdInput name="dealDetails.consumerNationalID" label={translate('payment.customer.nationalID')} />
      </div>
      <div>
        <button type="button" className="button" onClick={onSearch}>
          {translate('payment.customer.searchInstead')}
        </button>
      </div>
    </>
  );
}
