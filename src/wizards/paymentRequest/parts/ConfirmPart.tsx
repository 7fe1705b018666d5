import { useTranslate } from 'react-admin';
import { isCalendarDay } from '#contract/calendarDays.ts';
import { toDecimal } from '#contract/money.ts';
import { paymentLimits } from '#contract/rules/installments.ts';
import { installmentsOf } from '#src/fields/installments/installments.ts';
import { totalsOf } from '#src/fields/lines/totals.ts';
import { TotalsText } from '#src/fields/lines/TotalsText.tsx';
import { useCurrentLocale } from '#src/i18n/direction.ts';
import { dateText } from '#src/meta/format/dateText.ts';
import { useSettings } from '#src/settings/settings.ts';
import { amountInSentence } from '#src/ui/money.ts';
import { ConfirmRows, type ConfirmRow } from '#src/wizards/kit/ConfirmRows.tsx';
import {
  hasLines,
  isPlanned,
  linkMakesDocument,
  mayHold,
  offersCredit,
  takesMoney,
  type LinkValues,
} from '#src/wizards/paymentRequest/form/linkValues.ts';
import { useLinkSettingsRows } from '#src/wizards/kit/link/useLinkSettingsRows.tsx';
import { useWizardScene } from '#src/wizards/kit/wizardScene.ts';
import { useLinkValues } from '#src/wizards/paymentRequest/useLinkValues.ts';

const said = (text: string) => <bdi key={text}>{text}</bdi>;

/** Whom it goes to, or whose it is. */
function useCustomerRows({ linkKind, dealDetails }: LinkValues): ConfirmRow[] {
  const translate = useTranslate();
  const { consumerName, consumerEmail, consumerPhone } = dealDetails;
  if (linkKind === 'permanent') return [];
  const to = [consumerEmail, consumerPhone].filter(Boolean).join(' · ');
  return [
    ...(consumerName ? [[translate('wizard.customer'), said(consumerName)] as const] : []),
    ...(linkKind === 'once' ? [[translate('paymentRequest.sentToLabel'), said(to)] as const] : []),
  ];
}

/** The payments that the merchant has set. */
function usePlanRows(values: LinkValues): ConfirmRow[] {
  const translate = useTranslate();
  const locale = useCurrentLocale();
  const { currency, terminal } = useWizardScene();
  const plan = installmentsOf(values.installmentDetails, totalsOf(values, terminal.vatRate ?? 0).amount);
  if (!isPlanned(values) || plan === 'impossible') return [];
  const { numberOfPayments: count, initialPaymentAmount, installmentPaymentAmount } = plan;
  const first = amountInSentence(toDecimal(initialPaymentAmount), currency, locale);
  const further = amountInSentence(toDecimal(installmentPaymentAmount), currency, locale);
  const text =
    initialPaymentAmount === installmentPaymentAmount
      ? `${count} × ${first}`
      : translate('paymentRequest.installmentPlan', { count, first, further, smart_count: count - 1 });
  return [[translate('paymentRequest.plan'), text]];
}

/** What the payer may choose, and what is made of the payment. */
function usePaymentRows(values: LinkValues): ConfirmRow[] {
  const translate = useTranslate();
  const { dictionaries } = useSettings();
  if (!takesMoney(values)) return [];
  const { minInstallments, maxInstallments, invoiceDetails } = values;
  const { min, max } = paymentLimits.installments;
  const bounds = { least: minInstallments || min, most: maxInstallments || max };
  const type = dictionaries.invoiceTypeEnum?.[invoiceDetails.invoiceType] ?? invoiceDetails.invoiceType;
  return [
    ...(values.allowInstallments
      ? [[translate('paymentRequest.payments'), translate('paymentRequest.installmentChoice', bounds)] as const]
      : []),
    [translate('paymentRequest.document'), linkMakesDocument(values) ? type : translate('paymentRequest.noDocument')],
  ];
}

/** What is seldom set, where it is. */
function useMoreRows(values: LinkValues): ConfirmRow[] {
  const translate = useTranslate();
  const { terminal } = useWizardScene();
  const { minCreditInstallments, maxCreditInstallments } = values;
  const { min, max } = paymentLimits.credit;
  const credit = { least: minCreditInstallments || min, most: maxCreditInstallments || max };
  const hasBounds = offersCredit(values) && (minCreditInstallments || maxCreditInstallments);
  const settings = useLinkSettingsRows(values, values.linkKind === 'once');
  return [
    ...(values.isHold && mayHold(values, terminal)
      ? [[translate('paymentRequest.more.isHold'), translate('ra.boolean.true')] as const]
      : []),
    ...(hasBounds
      ? [[translate('paymentRequest.more.credit'), translate('paymentRequest.installmentChoice', credit)] as const]
      : []),
    ...settings,
  ];
}

/** Everything that is going to be sent, in words, before it is. */
export function ConfirmPart() {
  const translate = useTranslate();
  const { currency, terminal } = useWizardScene();
  const values = useLinkValues();
  const { linkKind, purpose, dealDetails, dueDate, additionalFields } = values;
  const customer = useCustomerRows(values);
  const plan = usePlanRows(values);
  const payment = usePaymentRows(values);
  const more = useMoreRows(values);
  const rows: ConfirmRow[] = [
    [translate('paymentRequest.kind.label'), translate(`paymentRequest.kind.${linkKind}`)],
    [translate('paymentRequest.purpose.label'), translate(`paymentRequest.purpose.${purpose}`)],
    ...customer,
    ...(dealDetails.dealDescription
      ? [[translate('dealField.description'), said(dealDetails.dealDescription)] as const]
      : []),
    [
      translate('paymentRequest.lastDay'),
      isCalendarDay(dueDate) ? said(dateText({ kind: 'day', day: dueDate }, 'UTC')) : translate('paymentRequest.noEnd'),
    ],
    ...plan,
    ...payment,
    ...(additionalFields.length > 0
      ? [[translate('paymentRequest.besides'), said(additionalFields.map(({ title }) => title).join(' · '))] as const]
      : []),
    ...more,
  ];
  return (
    <>
      <ConfirmRows rows={rows} />
      {(hasLines(values) || values.transactionAmount !== '') && purpose !== 'card' && (
        <TotalsText totals={totalsOf(values, terminal.vatRate ?? 0)} currency={currency} vatRate={terminal.vatRate} />
      )}
    </>
  );
}
