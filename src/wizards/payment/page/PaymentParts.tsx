import { PageParts } from '#src/wizards/kit/PageSection.tsx';
import { ActionPart } from '#src/wizards/payment/deal/ActionPart.tsx';
import { PaymentAmountPart } from '#src/wizards/payment/deal/PaymentAmountPart.tsx';
import { LinesPart } from '#src/wizards/payment/deal/LinesPart.tsx';
import { PaymentDocumentPart } from '#src/wizards/payment/PaymentDocumentPart.tsx';
import { PaymentCustomerPart } from '#src/wizards/payment/PaymentCustomerPart.tsx';
import { CardPart } from '#src/wizards/payment/paymentMethod/CardPart.tsx';
import { OwnerPart } from '#src/wizards/payment/paymentMethod/OwnerPart.tsx';
import { PaymentsPart } from '#src/wizards/payment/paymentMethod/PaymentsPart.tsx';

/** A charge or a refund whole: amount, card and customer, and what is usual folded below. */
export function WholePayment() {
  return (
    <>
      <PaymentAmountPart />
      <CardPart />
      <PaymentCustomerPart />
      <LinesPart />
      <PaymentsPart />
      <PaymentDocumentPart />
      <OwnerPart />
      <ActionPart />
    </>
  );
}

/** How much, and what for. */
export function DealStep() {
  return (
    <PageParts>
      <PaymentAmountPart />
      <LinesPart />
      <ActionPart />
    </PageParts>
  );
}

/** What pays, and who, with what is made and kept of it. */
export function PaymentStep() {
  return (
    <PageParts>
      <CardPart />
      <PaymentCustomerPart />
      <PaymentsPart />
      <PaymentDocumentPart />
      <OwnerPart />
    </PageParts>
  );
}
