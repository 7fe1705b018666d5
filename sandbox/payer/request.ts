import { toAgorot, toDecimal } from '#contract/money.ts';
import { parseExpiry, toWireExpiry } from '#contract/rules/expiry.ts';
import { sumFault } from '#contract/rules/lines.ts';
import { toWireDeal } from '#sandbox/core/objects/wire.ts';
import { withoutEmpty } from '#sandbox/domain/money/deal.ts';
import type { PayerFormValues } from './form.ts';
import { type Offer, paymentsBy, type Plan } from './offer.ts';
import type { PayerLink } from './payerLink.ts';

/** `4242 4242-…` as digits alone. */
const digitsOf = (text: string) => text.replace(/[\s-]/g, '');

/** As it travels; what is no expiry stays as it was typed, and is judged so. */
function expiryOf(text: string): string {
  const parsed = parseExpiry(text);
  return parsed ? toWireExpiry(parsed) : text;
}

/** A typed amount: with thousands set apart, and a comma where only that can be the decimal point. */
const plainAmount = (text: string): string => {
  const bare = text.replace(/[\s₪$€]/g, '');
  return /^\d+,\d{1,2}$/.test(bare) ? bare.replace(',', '.') : bare.replace(/,(?=\d{3}(\D|$))/g, '');
};

export const typedCard = ({
  cardNumber,
  cardExpiration,
  cvv,
  cardOwnerName,
  cardOwnerNationalID,
}: PayerFormValues) => ({
  cardNumber: digitsOf(cardNumber),
  cardExpiration: expiryOf(cardExpiration),
  cvv,
  cardOwnerName: cardOwnerName || null,
  cardOwnerNationalID: cardOwnerNationalID || null,
});

/** The amount that is paid, in agorot: the link's own, unless the payer says how much. NaN for what is no amount. */
export const amountOf = ({ isAmountOpen, amount }: Offer, { amount: text }: PayerFormValues): number =>
  isAmountOpen ? toAgorot(plainAmount(text)) : amount;

/** Net and VAT as the merchant has set them, and lines, as long as they make up the amount. */
function sumsOf({ link }: PayerLink, amount: number) {
  if (amount !== link.paymentRequestAmount) return { vatRate: link.vatRate };
  return {
    vatRate: link.vatRate,
    ...withoutEmpty({
      vatTotal: toDecimal(link.vatTotal),
      netTotal: toDecimal(link.netTotal),
      discountTotal: toDecimal(link.discountTotal),
      netDiscountTotal: toDecimal(link.netDiscountTotal),
    }),
  };
}

/** The link's lines, of an amount that they make up: a call takes none beside another sum. */
function linesOf({ link }: PayerLink, { purpose }: Offer, amount: number) {
  const { items = [] } = toWireDeal(link.dealDetails);
  // Of what the whole deal is discounted by, charges alone tell.
  const discountTotal = purpose === 'charge' ? toDecimal(link.discountTotal) : undefined;
  const isOff = sumFault(toDecimal(amount), { discountTotal, dealDetails: { items } });
  return amount !== link.paymentRequestAmount || isOff ? {} : { items };
}

function dealOf(payer: PayerLink, offer: Offer, { typed, amount }: { typed: PayerFormValues; amount: number }) {
  const { link, hasItsCustomer } = payer;
  const { items: _items, consumerID, ...deal } = toWireDeal(link.dealDetails);
  return {
    ...deal,
    ...linesOf(payer, offer, amount),
    ...(hasItsCustomer && consumerID && { consumerID }),
    ...withoutEmpty({ consumerEmail: typed.consumerEmail, consumerPhone: typed.consumerPhone }),
    ...(!deal.consumerName && withoutEmpty({ consumerName: typed.cardOwnerName })),
    ...(!deal.consumerNationalID && withoutEmpty({ consumerNationalID: typed.cardOwnerNationalID })),
  };
}

/** Documents are in shekels: of other currencies none is asked for (spec §5). */
const invoiceOf = ({ link, terminal }: PayerLink) => ({
  issueInvoice: (link.issueInvoice ?? terminal.checkoutSettings.issueInvoice) && link.currency === 'ILS',
  invoiceDetails: link.invoiceDetails,
});

/** The body of the call that does what a payer wants, and that judges it. Money in decimals. */
export function requestOf(
  payer: PayerLink,
  offer: Offer,
  { typed, plan }: { typed: PayerFormValues; plan: Plan | undefined },
) {
  const { link, terminal } = payer;
  const amount = amountOf(offer, typed);
  const payments = plan && plan.numberOfPayments > 1 && amount > 0 ? paymentsBy(link, plan, amount) : undefined;
  return {
    terminalID: terminal.terminalID,
    currency: link.currency,
    // As it was typed: the rules of the call judge it.
    transactionAmount: offer.isAmountOpen ? plainAmount(typed.amount) : toDecimal(amount),
    transactionType: plan?.transactionType ?? 'regularDeal',
    ...sumsOf(payer, amount),
    ...(payments && {
      installmentDetails: {
        numberOfPayments: payments.numberOfPayments,
        initialPaymentAmount: toDecimal(payments.initialPaymentAmount),
        installmentPaymentAmount: toDecimal(payments.installmentPaymentAmount),
        totalAmount: toDecimal(payments.totalAmount),
      },
    }),
    dealDetails: dealOf(payer, offer, { typed, amount }),
    creditCardSecureDetails: typedCard(typed),
    ...(offer.purpose !== 'hold' && invoiceOf(payer)),
    ...(link.userAmount && { userAmount: true }),
    ...withoutEmpty({ origin: link.origin }),
    ...(Object.keys(typed.additional).length > 0 && { extension: { additionalFields: typed.additional } }),
  };
}
