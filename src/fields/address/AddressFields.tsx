import { useTranslate } from 'react-admin';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

/** An address. @param props.name where it stands in the form, as `consumerAddress` */
export function AddressFields({ name, required = false }: { name: string; required?: boolean }) {
  const translate = useTranslate();
  return (
    <>
      <TextInput name={`${name}.street`} label={translate('addressField.street')} maxLength={250} required={required} />
      <FieldGrid>
        <TextInput name={`${name}.house`} label={translate('addressField.house')} maxLength={50} />
        <TextInput name={`${name}.apartment`} label={translate('addressField.apartment')} maxLength={50} />
      </FieldGrid>
      <TextInput name={`${name}.city`} label={translate('addressField.city')} maxLength={50} />
      <FieldGrid>
        <TextInput name={`${name}.zip`} label={translate('addressField.zip')} maxLength={50} dir="ltr" />
        <TextInput name={`${name}.countryCode`} label={translate('addressField.country')} maxLength={50} dir="ltr" />
      </FieldGrid>
    </>
  );
}
