import { useTranslate } from 'react-admin';
import { useSettings } from '#src/settings/settings.ts';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

export interface InvoiceFieldsProps {
  /** Where the document stands in the form, as `invoiceDetails`. */
  source: string;
  /** Where its customer stands, as `dealDetails`; absent where nobody knows yet who it will be. */
  customerSource?: string | undefined;
  /** Kinds of documents that may be made. */
  types: readonly string[];
}

/** The document that is made of a deal: its kind, whom it goes to, and copies. */
export function InvoiceFields({ source, customerSource, types }: InvoiceFieldsProps) {
  const translate = useTranslate();
  const { invoiceTypeEnum: names = {} } = useSettings().dictionaries;
  return (
    <FieldGrid>
      <SelectInput
        source={`${source}.invoiceType`}
        label={translate('invoiceField.type')}
        options={types.map((value) => ({ value, text: names[value] ?? value }))}
      />
      <TextInput source={`${source}.invoiceSubject`} label={translate('invoiceField.subject')} maxLength={250} />
      {customerSource !== undefined && (
        <>
          <TextInput
            source={`${customerSource}.consumerName`}
            label={translate('customerField.name')}
            maxLength={50}
            required
          />
          <EmailInput
            source={`${customerSource}.consumerEmail`}
            label={translate('customerField.email')}
            maxLength={50}
            required
          />
        </>
      )}
      <TextInput
        source={`${source}.sendCCTo`}
        label={translate('invoiceField.copies')}
        helperText={translate('invoiceField.copiesHelp')}
        dir="ltr"
        inputMode="email"
      />
    </FieldGrid>
  );
}
