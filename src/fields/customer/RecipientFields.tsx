import { useTranslate } from 'react-admin';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';
import { Help } from '#src/ui/inputs/Field.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { PhoneInput } from '#src/ui/inputs/PhoneInput.tsx';
import { CustomerField } from './CustomerField.tsx';
import { noCustomer } from './customerValues.ts';

interface RecipientFieldsProps {
  /** Where the customer stands in the form, as `dealDetails`. */
  source: string;
  /** The field that says whether they are new. */
  newSource: string;
  terminal: Terminal;
  /** Says what is sent to the addresses. */
  helperText: string;
  /** There must be one; absent: there must. */
  required?: boolean;
}

/** The customer to whom something is sent, and where it goes; that may differ from what is kept of the customer. */
export function RecipientFields({ source, newSource, terminal, helperText, required = true }: RecipientFieldsProps) {
  const translate = useTranslate();
  const { consumerID } = useFieldValues(source, noCustomer);
  return (
    <>
      <CustomerField source={source} newSource={newSource} terminal={terminal} required={required} />
      {consumerID !== '' && (
        <>
          <Help>{helperText}</Help>
          <FieldGrid>
            <EmailInput source={`${source}.consumerEmail`} label={translate('customerField.email')} maxLength={50} />
            <PhoneInput source={`${source}.consumerPhone`} label={translate('customerField.phone')} />
          </FieldGrid>
        </>
      )}
    </>
  );
}
