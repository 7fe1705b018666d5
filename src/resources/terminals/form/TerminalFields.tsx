import type { ComponentType } from 'react';
import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { documentTypesOf } from '#contract/documentTypes.ts';
import { eventNames } from '#contract/events.ts';
import { fixedFields, hiddenFields, type RestrictedField } from '#contract/fieldPolicies.ts';
import { usePerson } from '#src/authProvider/currentPerson.ts';
import { FormSection } from '#src/forms/FormSection.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { CheckboxInput } from '#src/ui/inputs/CheckboxInput.tsx';
import { DecimalInput } from '#src/ui/inputs/DecimalInput.tsx';
import { FieldGrid } from '#src/ui/inputs/layout/FieldGrid.tsx';
import { Help } from '#src/ui/inputs/Field.tsx';
import { SelectInput } from '#src/ui/inputs/SelectInput.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import type { TerminalSection } from '#src/resources/terminalPaths.ts';
import type { TerminalRecord } from '#src/resources/terminals/TerminalPage.tsx';
import { labelKey } from './conflictFields.ts';
import type { TerminalValues } from './terminalValues.ts';

interface FieldsProps {
  terminal: TerminalRecord;
}

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

function GeneralFields() {
  const translate = useTranslate();
  const of = useWords();
  const commissions = ['none', 'useSmsdByDefault', 'useCheckboxByDefault'];
  return (
    <>
      <FormSection title={translate('terminalPage.group.general')}>
        <TextInput {...of('label')} maxLength={250} required />
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
function AutomaticChargingField({ features }: { features: readonly string[] }) {
  const translate = useTranslate();
  const of = useWords();
  const lacking = !features.includes('Billing') && {
    disabled: true,
    helperText: translate('terminalPage.help.needsFeature', { feature: translate('feature.name.Billing') }),
  };
  return <CheckboxInput {...of(automatic)} {...lacking} />;
}

function RequestFields({ terminal }: FieldsProps) {
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
        {isSeen(automatic) && <AutomaticChargingField features={terminal.enabledFeatures ?? []} />}
        <TextInput
          {...of('billingSettings.notificationEmails')}
          helperText={translate('terminalPage.help.notificationEmails')}
          maxLength={512}
          dir="ltr"
        />
      </FormSection>
    </>
  );
}

function CheckoutFields() {
  const translate = useTranslate();
  const of = useWords();
  return (
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
  );
}

/** Addresses of events: one for all, unless each has its own. */
function AddressFields() {
  const translate = useTranslate();
  const of = useWords();
  const sameForAll = useWatch<TerminalValues, 'webhooks.sameForAll'>({ name: 'webhooks.sameForAll' });
  const address = { dir: 'ltr', inputMode: 'url', verbatim: true } as const;
  return (
    <>
      <CheckboxInput {...of('webhooks.sameForAll')} />
      {sameForAll ? (
        <TextInput {...of('webhooks.url')} {...address} />
      ) : (
        eventNames.map((event) => (
          <TextInput
            key={event}
            source={`webhooks.urls.${event}`}
            label={translate(`dictionary.webhookEventEnum.${event}`)}
            {...address}
          />
        ))
      )}
    </>
  );
}

function WebhookFields({ terminal }: FieldsProps) {
  const translate = useTranslate();
  const of = useWords();
  const hasSecret = Boolean(terminal.webhooks?.securityHeader?.key);
  return (
    <>
      <FormSection title={translate('terminalPage.group.webhooks')}>
        <Help>{translate('terminalPage.help.webhooks')}</Help>
        <AddressFields />
      </FormSection>
      <FormSection title={translate('terminalPage.group.webhookHeader')}>
        <Help>{translate('terminalPage.help.webhookHeader')}</Help>
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
      </FormSection>
    </>
  );
}

/** The fields of each section of the settings that is a form. */
export const sectionFields: Partial<Record<TerminalSection, ComponentType<FieldsProps>>> = {
  general: GeneralFields,
  documents: DocumentFields,
  requests: RequestFields,
  checkout: CheckoutFields,
  webhooks: WebhookFields,
};
