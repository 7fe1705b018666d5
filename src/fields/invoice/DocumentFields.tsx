import { useEffect } from 'react';
import { useWrappedSource, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { InvoiceFields, type InvoiceFieldsProps } from './InvoiceFields.tsx';

interface DocumentFieldsProps extends Pick<InvoiceFieldsProps, 'types' | 'customerSource'> {
  /** Of the choice whether a document is made. */
  label: string;
  /** Code of the deal's: documents are made in shekels alone (spec §5). */
  currency: string;
  /** A document is always made: there is no choice. */
  always?: boolean;
}

/** Whether a document is made of a deal, and which, under the names of a request. */
export function DocumentFields({ label, currency, always = false, types, customerSource }: DocumentFieldsProps) {
  const translate = useTranslate();
  const { setValue } = useFormContext();
  const issues = useFieldValues('issueInvoice', false);
  const choice = useWrappedSource('issueInvoice');
  const isOffered = currency === 'ILS';
  useEffect(
    function dropWhatIsNotOffered() {
      if (issues && !isOffered) setValue(choice, false);
    },
    [issues, isOffered, choice, setValue],
  );
  return (
    <>
      {!always && (
        <CheckboxInput
          source="issueInvoice"
          label={label}
          helperText={isOffered ? undefined : translate('OnlyIlsInvoices')}
          disabled={!isOffered}
        />
      )}
      {isOffered && (always || issues) && (
        <InvoiceFields source="invoiceDetails" customerSource={customerSource} types={types} />
      )}
    </>
  );
}
