import { useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { linkUpdate } from '#contract/entities/linkRequest.ts';
import { FormColumn } from '#src/forms/FormColumn.tsx';
import { FormSection } from '#src/forms/FormSection.tsx';
import { RecordForm } from '#src/forms/RecordForm.tsx';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { isOpenLink } from '#src/fields/link/linkStatus.ts';
import { LoadedRecord } from '#src/record/LoadedRecord.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { chooseCurrency } from '#src/settings/currency.tsx';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useSettings } from '#src/settings/settings.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { changeBody } from '#src/wizards/paymentRequest/form/changeBody.ts';
import { linkFieldOf, ownFaultsOf } from '#src/wizards/paymentRequest/form/linkRules.ts';
import { takesMoney, valuesOfLink, type LinkValues } from '#src/wizards/paymentRequest/form/linkValues.ts';
import { WizardSceneProvider } from '#src/wizards/kit/wizardScene.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';
import { AmountPart } from '#src/wizards/paymentRequest/parts/AmountPart.tsx';
import { DocumentPart } from '#src/wizards/paymentRequest/parts/DocumentPart.tsx';
import { PagePart } from '#src/wizards/paymentRequest/parts/PagePart.tsx';
import { RecipientPart } from '#src/wizards/paymentRequest/parts/RecipientPart.tsx';
import { conflictFields } from './conflictFields.ts';

type Link = RecordOf<'paymentRequests'>;

/** The parts of the wizard, all in sight. */
function Parts({ terminal }: { terminal: Terminal }) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const values = useLinkValues();
  const scene = { terminal, currency: chooseCurrency(currencies, values.currency) };
  return (
    <WizardSceneProvider value={scene}>
      <FormColumn>
        <FormSection title={translate('paymentRequest.step.recipient')}>
          <RecipientPart stands />
        </FormSection>
        <FormSection title={translate('paymentRequest.step.amount')}>
          <AmountPart />
        </FormSection>
      </FormColumn>
      <FormColumn>
        <FormSection title={translate('paymentRequest.pageTitle')}>
          <PagePart />
        </FormSection>
        {takesMoney(values) && (
          <FormSection title={translate('paymentRequest.document')}>
            <DocumentPart />
          </FormSection>
        )}
      </FormColumn>
    </WizardSceneProvider>
  );
}

function EditLink({ link }: { link: Link & { id: string } }) {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const { terminal: selected } = useSelectedTerminal();
  const { allTerminals, dictionaries } = useSettings();
  const terminal = allTerminals.find(({ terminalID }) => terminalID === link.terminalID) ?? selected;
  // What a link bears stays, whatever the rate is now.
  const place = { terminalID: terminal.terminalID, vatRate: link.vatRate || terminal.vatRate, locale };
  return (
    <RecordForm<'paymentRequests', LinkValues>
      resource="paymentRequests"
      record={link}
      schema={linkUpdate}
      valuesOf={valuesOfLink}
      toBody={(values, seen) => changeBody(values, seen ?? link, place)}
      fieldOf={linkFieldOf}
      ownFaults={ownFaultsOf}
      conflictFields={conflictFields(translate, dictionaries.invoiceTypeEnum)}
      nameOf={({ dealDetails }) => dealDetails.consumerName || dealDetails.dealDescription}
      pathOf={() => pathTo('PaymentRequest', { id: link.id })}
    >
      {() => <Parts terminal={terminal} />}
    </RecordForm>
  );
}

/** Changes a payment request or a permanent link until it is paid or canceled. */
export function EditPaymentRequestPage() {
  const translate = useTranslate();
  const { id = '' } = useParams();
  return (
    <LoadedRecord key={id} resource="paymentRequests" id={id}>
      {(link) =>
        isOpenLink(link) ? (
          <EditLink link={{ ...link, id }} />
        ) : (
          <ListNotice
            urgent
            text={translate(link.beingPaid ? 'paymentRequest.note.beingPaid' : 'paymentRequest.isOver')}
            actions={[]}
          />
        )
      }
    </LoadedRecord>
  );
}
