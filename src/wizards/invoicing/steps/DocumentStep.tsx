import { useTranslate } from 'react-admin';
import { locales } from '#contract/constants.ts';
import { enumValues } from '#contract/enums.ts';
import { nativeNames } from '#src/i18n/locale.ts';
import { useSettings } from '#src/settings/settings.ts';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

/** What kind of document it is, what it is about, its language, and who gets a copy. */
export function DocumentStep() {
  const translate = useTranslate();
  const { invoiceTypeEnum: names = {} } = useSettings().dictionaries;
  return (
    <>
      <FieldGrid>
        <SelectInput
          name="invoiceDetails.invoiceType"
          label={translate('invoiceField.type')}
          options={enumValues('invoiceType').map((value) => ({ value, text: names[value] ?? value }))}
        />
        <SelectInput
          name="invoiceDetails.invoiceLanguage"
          label={translate('invoiceWizard.language')}
          options={locales.map((value) => ({ value, text: nativeNames[value] }))}
        />
      </FieldGrid>
      <TextInput name="invoiceDetails.invoiceSubject" label={translate('invoiceField.subject')} maxLength={250} />
      <TextInput
        name="invoiceDetails.sendCCTo"
        label={translate('invoiceField.copies')}
        help={translate('invoiceField.copiesHelp')}
        dir="ltr"
        inputMode="email"
      />
    </>
  );
}
