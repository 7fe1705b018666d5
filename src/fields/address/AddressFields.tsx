import { useTranslate } from 'react-admin';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

/** An address. @param props.source where it stands in the form, as `consumerAddress` */
export function AddressFields({ source }: { source: string }) {
  const translate = useTranslate();
  return (
    <>
      <TextInput source={`${source}.street`} label={translate('addressField.street')} maxLength={250} />
      <FieldGrid>
        <TextInput source={`${source}.house`} label={translate('addressField.house')} maxLength={50} />
        <TextInput source={`${source}.apartment`} label={translate('addressField.apartment')} maxLength={50} />
      </FieldGrid>
      <TextInput source={`${source}.city`} label={translate('addressField.city')} maxLength={50} />
      <FieldGrid>
        <TextInput source={`${source}.zip`} label={translate('addressField.zip')} maxLength={50} dir="ltr" />
        <TextInput
          source={`${source}.countryCode`}
          label={translate('addressField.country')}
          maxLength={50}
          dir="ltr"
        />
      </FieldGrid>
    </>
  );
}
