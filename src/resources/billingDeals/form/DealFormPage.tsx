import { useLocaleState, useTranslate } from 'react-admin';
import { useParams } from 'react-router';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { billingDealUpdate } from '#contract/entities/billingDealRequest.ts';
import { cardRequest, paymentLines } from '#contract/entities/requestParts.ts';
import { restoreDraft } from '#src/fields/restoreDraft.ts';
import { LoadedRecord } from '#src/record/LoadedRecord.tsx';
import { RecordFormPage } from '#src/record/RecordFormPage.tsx';
import { pathTo } from '#src/resources/paths.ts';
import { useSelectedTerminal } from '#src/settings/selectedTerminal.tsx';
import { useSettings } from '#src/settings/settings.ts';
import { useSystemCurrency } from '#src/settings/currency.tsx';
import { ListNotice } from '#src/ui/ListNotice.tsx';
import { conflictFields } from './conflictFields.ts';
import { dealFaults } from './dealFaults.ts';
import { DealFields } from './DealFields.tsx';
import { dealBody, dealUpdateBody, dealValues, type DealValues } from './dealValues.ts';
import { usePrepareDeal } from './usePrepareDeal.ts';

type Deal = RecordOf<'billingDeals'>;

/** A card that is typed is judged with the deal, though it travels by itself; payments are those of deals for invoices only. */
const schema = billingDealUpdate.shape({
  creditCardSecureDetails: cardRequest.notRequired().default(undefined),
  paymentDetails: paymentLines(),
});

function DealForm({ customer }: { customer?: RecordOf<'customers'> }) {
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const { terminal } = useSelectedTerminal();
  const { allTerminals, dictionaries } = useSettings();
  const { currency } = useSystemCurrency();
  const prepare = usePrepareDeal(terminal.terminalID);
  const terminalOf = (deal: Partial<Deal> | undefined) =>
    allTerminals.find(({ terminalID }) => terminalID === deal?.terminalID) ?? terminal;
  /** What a deal bears stays, whatever the rate is now. */
  const vatRateOf = (deal: Deal | undefined) => deal?.vatRate || terminalOf(deal).vatRate;
  const placeOf = (deal: Deal | undefined) => ({
    terminalID: terminalOf(deal).terminalID,
    vatRate: vatRateOf(deal),
    locale,
  });
  const invoiceType = terminal.invoiceTypes?.charge ?? 'invoiceWithPaymentInfo';
  return (
    <RecordFormPage<'billingDeals', DealValues>
      resource="billingDeals"
      schema={schema}
      valuesOf={(deal) =>
        dealValues(deal.billingDealID || !customer ? deal : { dealDetails: customer }, currency.code, invoiceType)
      }
      toBody={(values, deal) =>
        deal ? dealUpdateBody(values, deal, placeOf(deal)) : dealBody(values, placeOf(undefined))
      }
      contextOf={({ startsOn }) => (startsOn ? { startsOn } : {})}
      ownFaults={(values, deal) => dealFaults(values, terminalOf(deal))}
      prepare={prepare}
      draft={(deal) => ({
        // What was typed is not put over what somebody else has saved since.
        name: `billingDeal ${deal ? `${deal.billingDealID} ${deal.updateTimestamp}` : (customer?.consumerID ?? '')}`,
        terminalID: terminal.terminalID,
        restore: restoreDraft<DealValues>,
      })}
      conflictFields={conflictFields(translate, dictionaries)}
      nameOf={({ dealDetails }) => dealDetails.consumerName}
      pathOf={(id) => (id === undefined ? pathTo('BillingDeals') : pathTo('BillingDeal', { id }))}
    >
      {(deal) => <DealFields terminal={terminalOf(deal)} vatRate={vatRateOf(deal)} deal={deal} />}
    </RecordFormPage>
  );
}

/** Sets up a billing deal, of a customer whom the address may name, or changes one. */
export function DealFormPage() {
  const translate = useTranslate();
  const { customerid } = useParams();
  if (customerid === undefined) return <DealForm />;
  return (
    <LoadedRecord key={customerid} resource="customers" id={customerid}>
      {(customer) =>
        customer.deleted === true ? (
          <ListNotice urgent text={translate('deal.customerDeleted')} actions={[]} />
        ) : (
          <DealForm customer={customer} />
        )
      }
    </LoadedRecord>
  );
}
