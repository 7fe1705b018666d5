import { useTranslate } from 'react-admin';
import { FormColumn } from '#src/forms/FormColumn.tsx';
import { FormSection } from '#src/forms/FormSection.tsx';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { NationalIdInput } from '#src/ui/inputs/NationalIdInput.tsx';
import { PhoneInput } from '#src/ui/inputs/PhoneInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { AddressFields } from '#src/fields/address/AddressFields.tsx';
import { SameNationalId } from '#src/fields/customer/SameNationalId.tsx';
import { BankFields } from '#src/fields/bank/BankFields.tsx';

interface CustomerFieldsProps {
  /** Absent: a new one. */
  consumerID: string | undefined;
}

function ContactSection({ consumerID }: CustomerFieldsProps) {
  const isNew = consumerID === undefined;
  const translate = useTranslate();
  return (
    <FormSection title={translate('customer.details')}>
      <TextInput source="consumerName" label={translate('customer.name')} maxLength={50} required autoFocus={isNew} />
      <EmailInput
        source="consumerEmail"
        label={translate('customer.email')}
        helperText={translate('customer.emailHelp')}
        maxLength={50}
      />
      <FieldGrid>
        <PhoneInput source="consumerPhone" label={translate('customer.phone')} />
        <PhoneInput source="consumerSecondPhone" label={translate('customer.secondPhone')} />
      </FieldGrid>
      <NationalIdInput source="consumerNationalID" label={translate('customer.nationalID')} />
      <SameNationalId source="consumerNationalID" consumerID={consumerID} />
      <CheckboxInput source="vatExempt" label={translate('customer.vatExempt')} />
      {!isNew && <CheckboxInput source="active" label={translate('customer.active')} />}
    </FormSection>
  );
}

function AddressSection() {
  const translate = useTranslate();
  return (
    <FormSection title={translate('customer.address')}>
      <AddressFields source="consumerAddress" />
    </FormSection>
  );
}

function ReferencesSection() {
  const translate = useTranslate();
  const names = ['externalReference', 'billingDesktopRefNumber', 'woocommerceID', 'ecwidID'] as const;
  return (
    <FormSection title={translate('customer.references')}>
      <FieldGrid>
        {names.map((name) => (
          <TextInput key={name} source={name} label={translate(`customer.${name}`)} maxLength={50} dir="ltr" />
        ))}
      </FieldGrid>
    </FormSection>
  );
}

/** The fields of a customer. */
export function CustomerFields({ consumerID }: CustomerFieldsProps) {
  const translate = useTranslate();
  return (
    <>
      <FormColumn>
        <ContactSection consumerID={consumerID} />
        <FormSection title={translate('customer.noteTitle')}>
          <TextInput source="consumerNote" label={translate('customer.note')} maxLength={256} multiline />
        </FormSection>
      </FormColumn>
      <FormColumn>
        <AddressSection />
        <FormSection title={translate('customer.bankTitle')}>
          <BankFields source="bankDetails" />
        </FormSection>
        <ReferencesSection />
      </FormColumn>
    </>
  );
}
