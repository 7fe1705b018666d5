import { useDataProvider, useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { documentKinds } from '#contract/documentKinds.ts';
import { customerFaults } from '#contract/rules/invoiceCustomer.ts';
import type { BackOfficeDataProvider } from '#src/dataProvider/dataProvider.ts';
import { AddressFields } from '#src/fields/address/AddressFields.tsx';
import { addressOf, noAddress, toAddress } from '#src/fields/address/addressValues.ts';
import { CustomerField } from '#src/fields/customer/CustomerField.tsx';
import { Help } from '#src/ui/inputs/Field.tsx';
import { EmailInput } from '#src/ui/inputs/EmailInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { NationalIdInput } from '#src/ui/inputs/NationalIdInput.tsx';
import { PhoneInput } from '#src/ui/inputs/PhoneInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { invoiceTypeOf } from '#src/wizards/invoicing/form/invoiceBody.ts';
import type { InvoiceWizardValues } from '#src/wizards/invoicing/form/invoiceValues.ts';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useInvoiceValues } from '#src/wizards/invoicing/useInvoiceValues.ts';

const place = 'dealDetails.consumerAddress';

/** Brings the address of a customer who was chosen, unless one is typed meanwhile, and takes it away with them. */
function useCustomerAddress(): (consumerID: string) => Promise<void> {
  const dataProvider = useDataProvider<BackOfficeDataProvider>();
  const { setValue, getValues } = useFormContext<InvoiceWizardValues>();
  return async (id) => {
    setValue(place, noAddress, { shouldDirty: true });
    if (id === '') return;
    const asked = { path: { id }, quiet: true, ownFailure: true, background: true };
    const customer = await dataProvider.call('consumers.get', asked).catch(() => undefined);
    // Another one may have been chosen meanwhile.
    if (!customer || getValues('dealDetails.consumerID') !== id || toAddress(getValues(place)) !== null) return;
    setValue(place, addressOf(customer.consumerAddress), { shouldDirty: true });
  };
}

/** Whom the document is made out and sent to: a customer, a new one, or somebody by name alone. */
export function InvoiceCustomerStep() {
  const translate = useTranslate();
  const { terminal } = useWizardScene();
  const values = useInvoiceValues();
  const bringAddress = useCustomerAddress();
  const type = invoiceTypeOf(values);
  const asked = (type ? customerFaults(type, {}) : []).map(({ field }) => field);
  const label = (field: string) => translate(`customerField.${field}`);
  return (
    <>
      <CustomerField
        source="dealDetails"
        newSource="isNewCustomer"
        terminal={terminal}
        onChange={({ consumerID }) => void bringAddress(consumerID)}
      />
      {!values.isNewCustomer && (
        <FieldGrid>
          <TextInput source="dealDetails.consumerName" label={label('name')} maxLength={50} required />
          <EmailInput source="dealDetails.consumerEmail" label={label('email')} maxLength={50} required />
          <PhoneInput source="dealDetails.consumerPhone" label={label('phone')} />
          <NationalIdInput
            source="dealDetails.consumerNationalID"
            label={translate('invoiceWizard.nationalID')}
            required={asked.includes('consumerNationalID')}
          />
        </FieldGrid>
      )}
      {type && documentKinds[type].bearsVat && <Help>{translate('invoiceWizard.addressHelp')}</Help>}
      <AddressFields source={place} />
    </>
  );
}
