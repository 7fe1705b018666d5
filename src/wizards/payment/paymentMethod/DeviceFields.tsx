import { useTranslate } from 'react-admin';
import { Help } from '#src/ui/inputs/Field.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { usePayment } from '#src/wizards/payment/paymentContext.ts';

/** The device at which the customer presents the card; one alone is not asked for. */
export function DeviceFields() {
  const translate = useTranslate();
  const { devices } = usePayment().place;
  return (
    <>
      {devices.length > 1 && (
        <SelectInput
          source="pinPadDeviceID"
          label={translate('payment.paymentMethod.device')}
          options={devices.map(({ deviceID, deviceName }) => ({ value: deviceID, text: deviceName }))}
          empty={translate('payment.paymentMethod.chooseDevice')}
          required
        />
      )}
      <Help>{translate('payment.paymentMethod.pinPadHelp')}</Help>
    </>
  );
}
