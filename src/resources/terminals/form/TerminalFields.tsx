import { useTranslate } from 'react-admin';
import { documentTypesOf } from '#contract/documentTypes.ts';
import { eventNames } from '#contract/events.ts';
import { fixedFields, hiddenFields, type RestrictedField } from '#contract/fieldPolicies.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
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

/** Words of a field; one that the person may not change says so. */
function useWords() {
  const translate = useTranslate();
  const fixed = fixedFields('terminals', usePerson().roles);
  return (name: string, path = name) => ({
    source: name,
    label: translate(labelKey(name)),
    ...(fixed.includes(path) && { disabled: true, helperText: translate('OnlyManagersMayChange') }),
  });
}

/** Tells whether the person may see a field at all. */
function useIsSeen() {
  const hidden = hiddenFields('terminals', usePerson().roles);
  return (path: RestrictedField) => !hidden.includes(path);
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
          <DecimalInput {...of('vatPercent', 'vatRate')} required />
          <TextInput
            {...of('transmissionTime')}
            helperText={translate('terminalPage.help.transmissionTime')}
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

const automatic = 'billingSettings.createRecurrentPaymentsAutomatically';

/** Whether the terminal charges deals by itself: nothing that can be chosen while it does not charge them at all. */
function AutomaticChargingField({ features }: Pick<TerminalFieldsProps, 'features'>) {
  const translate = useTranslate();
  const of = useWords();
  const lacking = !features.includes('Billing') && {
    disabled: true,
    helperText: translate('terminalPage.help.needsFeature', { feature: translate('page.feature.name.Billing') }),
  };
  return <CheckboxInput {...of(automatic)} {...lacking} />;
}

function RequestFields({ features }: Pick<TerminalFieldsProps, 'features'>) {
  const translate = useTranslate();
  const of = useWords();
  const isSeen = useIsSeen();
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
        {isSeen(automatic) && <AutomaticChargingField features={features} />}
        <TextInput
          {...of('billingSettings.notificationEmails')}
          helperText={translate('terminalPage.help.notificationEmails')}
          maxLength={512}
          dir="ltr"
        />
      </FormSection>
      <FormSection title={translate('terminalPage.group.checkout')}>
        <CheckboxInput {...of('checkoutSettings.issueInvoice')} />
        <TextInput
          {...of('checkoutSettings.redirectUrls')}
          helperText={translate('terminalPage.help.redirectUrls')}
          dir="ltr"
          multiline
          verbatim
        />
        <CheckboxInput {...of('checkoutSettings.legacyRedirectResponse')} />
        <TextInput {...of('checkoutSettings.googleMerchantID')} maxLength={50} dir="ltr" />
      </FormSection>
    </>
  );
}

function WebhookFields({ hasSecret }: { hasSecret: boolean }) {
  const translate = useTranslate();
  const of = useWords();
  return (
    <FormSection title={translate('terminalPage.group.webhooks')}>
      <Help>{translate('terminalPage.help.webhooks')}</Help>
      <FieldGrid>
        <TextInput {...of('webhooks.securityHeader.key')} maxLength={250} dir="ltr" />
        <TextInput
          {...of('webhooks.securityHeader.value')}
          helperText={hasSecret ? translate('terminalPage.help.secret') : undefined}
          maxLength={1000}
          dir="ltr"
          autoComplete="off"
          verbatim
        />
      </FieldGrid>
      {eventNames.map((event) => (
        <TextInput
          key={event}
          source={`webhooks.urls.${event}`}
          label={translate(`dictionary.webhookEventEnum.${event}`)}
          dir="ltr"
          inputMode="url"
          verbatim
        />
      ))}
    </FormSection>
  );
}

interface TerminalFieldsProps {
  isDisabled: boolean;
  /** What the terminal has of the features. */
  features: readonly string[];
  /** The header of webhooks has a value, which is not shown. */
  hasSecret: boolean;
}

/** The settings of a terminal, as far as the person may see them. */
export function TerminalFields({ isDisabled, features, hasSecret }: TerminalFieldsProps) {
  const isSeen = useIsSeen();
  return (
    <>
      <FormColumn>
        <ChargeFields isDisabled={isDisabled} />
        <DocumentFields />
        <RequestFields features={features} />
      </FormColumn>
      {isSeen('webhooks') && (
        <FormColumn>
          <WebhookFields hasSecret={hasSecret} />
        </FormColumn>
      )}
    </>
  );
}
