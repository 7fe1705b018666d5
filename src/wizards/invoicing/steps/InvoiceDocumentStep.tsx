import { useTranslate } from 'react-admin';
import { locales } from '#contract/constants.ts';
import { enumValues } from '#contract/enums.ts';
import { nativeNames } from '#src/i18n/locale.ts';
import { useSettings } from '#src/settings/settings.ts';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

/** What kind of document it is, what it is about, its language, and who gets a copy. */
export function InvoiceDocumentStep() {
  const translate = useTranslate();
  const { invoiceTypeEnum: names = {} } = useSettings().dictionaries;
  return (
    <>
      <FieldGrid>
        <SelectInput
          source="invoiceDetails.invoiceType"
          label={translate('invoiceField.type')}
          options={enumValues('invoiceType').map((value) => ({ value, text: names[value] ?? value }))}
        />
        <SelectInput
          source="invoiceDetails.invoiceLanguage"
          label={translate('invoiceWizard.language')}
          options={locales.map((value) => ({ value, text: nativeNames[value] }))}
        />
      </FieldGrid>
      <TextInput source="invoiceDetails.invoiceSubject" label={translate('invoiceField.subject')} maxLength={250} />
      <TextInput
        source="invoiceDetails.sendCCTo"
        label={translate('invoiceField.copies')}
        helperText={translate('invoiceField.copiesHelp')}
        dir="ltr"
        inputMode="email"
      />
    </>
  );
}
