import { useTranslate } from 'react-admin';
import { documentTypesOf } from '#contract/documentTypes.ts';
import { eventNames } from '#contract/events.ts';
import { FormColumn } from '#src/forms/FormColumn.tsx';
import { FormSection } from '#src/forms/FormSection.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { DecimalInput } from '#src/ui/inputs/DecimalInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { Help } from '#src/ui/inputs/Field.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { labelKey } from './conflictFields.ts';

/** Words of a field, and its help where it has some. */
function useWords() {
  const translate = useTranslate();
  return (name: string) => ({ name, label: translate(labelKey(name)) });
}

function ChargeFields({ isDisabled }: { isDisabled: boolean }) {
  const translate = useTranslate();
  const of = useWords();
  const commissions = ['none', 'useSmsdByDefault', 'useCheckboxByDefault'];
  return (
    <>
      <FormSection title={translate('terminalPage.group.general')}>
        <TextInput {...of('label')} maxLength={250} required autoFocus={!isDisabled} />
        <FieldGrid>
          <DecimalInput {...of('vatPercent')} required />
          <TextInput
            {...of('transmissionTime')}
            help={translate('terminalPage.help.transmissionTime')}
            dir="ltr"
            placeholder="23:30"
            required
          />
        </FieldGrid>
      </FormSection>
      <FormSection title={translate('terminalPage.group.charges')}>
        <CheckboxInput {...of('cvvRequired')} />
        <CheckboxInput {...of('nationalIDRequired')} />
        <CheckboxInput {...of('settings.allowJ5')} />
        <SelectInput
          {...of('settings.applyExternalCommission')}
          options={commissions.map((value) => ({ value, text: translate(`terminalPage.commission.${value}`) }))}
        />
      </FormSection>
    </>
  );
}

function DocumentFields() {
  const translate = useTranslate();
  const of = useWords();
  const { invoiceTypeEnum = {} } = useSettings().dictionaries;
  const options = (types: readonly string[]) =>
    types.map((value) => ({ value, text: invoiceTypeEnum[value] ?? value }));
  return (
    <FormSection title={translate('terminalPage.group.documents')}>
      <SelectInput {...of('defaultInvoiceType')} options={options(documentTypesOf.charge)} />
      <SelectInput {...of('defaultRefundInvoiceType')} options={options(documentTypesOf.refund)} />
      <SelectInput {...of('defaultCreditInvoiceType')} options={options(documentTypesOf.credit)} />
    </FormSection>
  );
}

function RequestFields() {
  const translate = useTranslate();
  const of = useWords();
  return (
    <>
      <FormSection title={translate('terminalPage.group.requests')}>
        <TextInput {...of('paymentRequestSettings.defaultRequestSubject')} maxLength={128} />
        <TextInput {...of('paymentRequestSettings.defaultRefundRequestSubject')} maxLength={128} />
        <TextInput {...of('paymentRequestSettings.fromAddress')} maxLength={250} dir="ltr" inputMode="email" />
        <CheckboxInput {...of('paymentRequestSettings.sendByEmail')} />
        <CheckboxInput {...of('paymentRequestSettings.sendBySms')} />
        <CheckboxInput {...of('paymentRequestSettings.sendByWhatsApp')} />
      </FormSection>
      <FormSection title={translate('terminalPage.group.billing')}>
        <CheckboxInput {...of('billingSettings.createRecurrentPaymentsAutomatically')} />
        <TextInput
          {...of('billingSettings.notificationEmails')}
          help={translate('terminalPage.help.notificationEmails')}
          maxLength={512}
          dir="ltr"
        />
      </FormSection>
      <FormSection title={translate('terminalPage.group.checkout')}>
        <CheckboxInput {...of('checkoutSettings.issueInvoice')} />
        <TextInput
          {...of('checkoutSettings.redirectUrls')}
          help={translate('terminalPage.help.redirectUrls')}
          dir="ltr"
          multiline
        />
        <CheckboxInput {...of('checkoutSettings.legacyRedirectResponse')} />
        <TextInput {...of('checkoutSettings.googleMerchantID')} maxLength={50} dir="ltr" />
      </FormSection>
    </>
  );
}

function WebhookFields() {
  const translate = useTranslate();
  const of = useWords();
  return (
    <FormSection title={translate('terminalPage.group.webhooks')}>
      <Help>{translate('terminalPage.help.webhooks')}</Help>
      <FieldGrid>
        <TextInput {...of('webhooks.securityHeader.key')} maxLength={250} dir="ltr" />
        <TextInput {...of('webhooks.securityHeader.value')} maxLength={1000} dir="ltr" />
      </FieldGrid>
      {eventNames.map((event) => (
        <TextInput
          key={event}
          name={`webhooks.urls.${event}`}
          label={translate(`dictionary.webhookEventEnum.${event}`)}
          dir="ltr"
          inputMode="url"
        />
      ))}
    </FormSection>
  );
}

/** The settings of a terminal. */
export function TerminalFields({ isDisabled }: { isDisabled: boolean }) {
  return (
    <>
      <FormColumn>
        <ChargeFields isDisabled={isDisabled} />
        <DocumentFields />
        <RequestFields />
      </FormColumn>
      <FormColumn>
        <WebhookFields />
      </FormColumn>
    </>
  );
}
