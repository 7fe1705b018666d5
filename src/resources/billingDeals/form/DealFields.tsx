import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { RecordOf } from '#contract/entities/callTypes.ts';
import { saysPayments } from '#contract/documentKinds.ts';
import { ChargingNote } from '#src/fields/deal/ChargingNote.tsx';
import { DealSumFields } from '#src/fields/deal/DealSumFields.tsx';
import { CustomerField } from '#src/fields/customer/CustomerField.tsx';
import { DocumentFields } from '#src/fields/invoice/DocumentFields.tsx';
import { documentTypes } from '#src/fields/invoice/invoiceValues.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { PaymentsEditor } from '#src/fields/payments/PaymentsEditor.tsx';
import { ScheduleFields } from '#src/fields/schedule/ScheduleFields.tsx';
import { useFieldValues } from '#src/fields/useFieldValues.ts';
import { FormColumn } from '#src/forms/FormColumn.tsx';
import { FormSection } from '#src/forms/FormSection.tsx';
import { currencyOf } from '#src/record/facts/factWords.ts';
import type { Currency } from '#src/settings/dictionaries.ts';
import { useSettings } from '#src/settings/settings.ts';
import type { Terminal } from '#src/settings/terminals.ts';
import { Below } from '#src/ui/inputs/Field.tsx';
import { dealSoFar } from './dealSoFar.ts';
import { DealPaymentFields } from './DealPaymentFields.tsx';
import type { DealValues } from './dealValues.ts';

interface DealFieldsProps {
  terminal: Terminal;
  vatRate: number | undefined;
  /** Absent: a new one. */
  deal: RecordOf<'billingDeals'> | undefined;
}

/** Who is charged; a deal that stands keeps its customer. */
function CustomerSection({ terminal, deal }: Pick<DealFieldsProps, 'terminal' | 'deal'>) {
  const translate = useTranslate();
  const { setValue } = useFormContext<DealValues>();
  return (
    <FormSection title={translate('dealFact.payer')}>
      {deal ? (
        <p>
          <bdi>{deal.dealDetails?.consumerName}</bdi>
        </p>
      ) : (
        <CustomerField
          source="dealDetails"
          newSource="isNewCustomer"
          terminal={terminal}
          required
          onChange={() => setValue('paymentMethod', 'token')}
        />
      )}
    </FormSection>
  );
}

/** What a deal that charges nothing issues is a plain invoice, unless somebody wants another kind. */
function usePlainInvoice(): void {
  const { watch, setValue } = useFormContext<DealValues>();
  useEffect(
    function beginWithInvoice() {
      const subscription = watch(({ paymentMethod }, { name, type }) => {
        // Chosen by the person; a draft that comes back has its kind.
        if (name !== 'paymentMethod' || type !== 'change' || paymentMethod !== 'invoiceOnly') return;
        setValue('invoiceDetails.invoiceType', 'invoice');
      });
      return () => subscription.unsubscribe();
    },
    [watch, setValue],
  );
}

interface DocumentSectionProps {
  /** Of each charge, in agorot. */
  amount: number;
  currency: Currency;
}

function DocumentSection({ amount, currency }: DocumentSectionProps) {
  const translate = useTranslate();
  const isOnly = useFieldValues<string>('paymentMethod', '') === 'invoiceOnly';
  const type = useFieldValues<string>('invoiceDetails.invoiceType', '');
  const isOther = isOnly && documentTypes.every((one) => one !== type);
  usePlainInvoice();
  return (
    <FormSection title={translate('deal.document')}>
      <DocumentFields
        label={translate('deal.issueInvoice')}
        currency={currency.code}
        always={isOnly}
        // A deal that stands may issue what no new one does.
        types={isOther ? [type, ...documentTypes] : documentTypes}
        customerSource="dealDetails"
      />
      {isOnly && saysPayments(type) && <PaymentsEditor source="paymentDetails" amount={amount} currency={currency} />}
    </FormSection>
  );
}

/** The fields of a billing deal. */
export function DealFields({ terminal, vatRate, deal }: DealFieldsProps) {
  const translate = useTranslate();
  const { currencies } = useSettings();
  const { watch } = useFormContext<DealValues>();
  const values = watch();
  const currency = currencyOf({ currency: values.currency }, currencies);
  const totals = totalsOf(values, vatRate ?? 0);
  const standing = deal && (deal.invoiceOnly ? 'invoiceOnly' : deal.paymentType === 'bank' ? 'bank' : 'token');
  return (
    <>
      <FormColumn>
        <ChargingNote terminal={terminal} />
        <CustomerSection terminal={terminal} deal={deal} />
        <FormSection title={translate('deal.amountTitle')}>
          <DealSumFields values={values} currency={currency} vatRate={vatRate} />
        </FormSection>
        <FormSection title={translate('deal.methodTitle')}>
          {deal?.tokenNotAvailable && <Below id="deal-card" error={translate('CardTokenDeleted')} />}
          <DealPaymentFields terminal={terminal} standing={standing} />
        </FormSection>
      </FormColumn>
      <FormColumn>
        <FormSection title={translate('deal.schedule')}>
          <ScheduleFields
            source="billingSchedule"
            agorot={totals.amount}
            currency={currency}
            deal={deal && dealSoFar(deal)}
          />
        </FormSection>
        <DocumentSection amount={totals.amount} currency={currency} />
      </FormColumn>
    </>
  );
}
