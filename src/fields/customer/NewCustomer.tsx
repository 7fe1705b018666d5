import { useTranslate } from 'react-admin';
import { buttonClass } from '#src/ui/classes/buttonClass.ts';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { NationalIdInput } from '#src/ui/inputs/NationalIdInput.tsx';
import { PhoneInput } from '#src/ui/inputs/PhoneInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { CustomerValues } from './customerValues.ts';
import { SameNationalId } from './SameNationalId.tsx';

interface NewCustomerProps {
  /** Of the customer in the form. */
  source: string;
  /** The name takes the focus when it appears. */
  autoFocus: boolean;
  onSearch: () => void;
  /** Takes one who is kept already. */
  onChoose: (customer: CustomerValues) => void;
}

/** A customer who is not kept yet; the form says when they are written to the server. */
export function NewCustomer({ source, autoFocus, onSearch, onChoose }: NewCustomerProps) {
  const translate = useTranslate();
  return (
    <>
      <FieldGrid>
        <TextInput
          source={`${source}.consumerName`}
          label={translate('customerField.name')}
          maxLength={50}
          required
          autoFocus={autoFocus}
        />
        <EmailInput source={`${source}.consumerEmail`} label={translate('customerField.email')} maxLength={50} />
        <PhoneInput source={`${source}.consumerPhone`} label={translate('customerField.phone')} />
        <NationalIdInput source={`${source}.consumerNationalID`} label={translate('customerField.nationalID')} />
      </FieldGrid>
      <SameNationalId source={`${source}.consumerNationalID`} onChoose={onChoose} />
      <div>
        <button type="button" className={buttonClass()} onClick={onSearch}>
          {translate('customerField.searchInstead')}
        </button>
      </div>
    </>
  );
}
