import { useTranslate } from 'react-admin';
import { useFirstLine } from '#src/fields/deal/useFirstLine.ts';
import { LinesEditor } from '#src/fields/lines/LinesEditor.tsx';
import { TextInput } from '#src/ui/inputs/TextInput.tsx';
import { PageFold } from '#src/wizards/kit/PageSection.tsx';
import { usePayment, usePaymentValues } from '#src/wizards/payment/paymentContext.ts';

/** What it is for: a description, and lines that add up to the amount of a charge. */
export function LinesPart() {
  const translate = useTranslate();
  const { kind, currency } = usePayment();
  const { jDealType, dealDetails } = usePaymentValues();
  const firstLine = useFirstLine();
  const [first, ...others] = dealDetails.items;
  const names = first && [first.itemName, ...(others.length > 0 ? [`+${others.length}`] : [])].join(' ');
  const said = [dealDetails.dealDescription, names].filter(Boolean).join(' · ');
  return (
    <PageFold
      title={translate('payment.fold.lines')}
      value={said ? <bdi>{said}</bdi> : translate('payment.fold.noLines')}
    >
      <TextInput
        source="dealDetails.dealDescription"
        label={translate('dealField.description')}
        helperText={translate('dealField.descriptionHelp')}
        maxLength={250}
      />
      {kind === 'charge' && jDealType !== 'J2' && (
        <LinesEditor source="dealDetails.items" currency={currency} firstLine={firstLine} />
      )}
    </PageFold>
  );
}
