import { useTranslate } from 'react-admin';
import { BankFields } from '#src/fields/bank/BankFields.tsx';
import { DateInput } from '#src/ui/inputs/DateInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';

const transfer = 'bankTransferDetails';

/** The account a transfer comes from, and when. */
export function TransferFields() {
  const translate = useTranslate();
  return (
    <>
      <BankFields source={transfer} required />
      <FieldGrid>
        <DateInput source={`${transfer}.dueDate`} label={translate('payment.transfer.dueDate')} />
        <TextInput source={`${transfer}.reference`} label={translate('payment.transfer.reference')} maxLength={20} />
      </FieldGrid>
    </>
  );
}
