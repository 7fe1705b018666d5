import type { DraftOf, RecordOf, UpdateOf } from '#contract/entities/callTypes.ts';
import { filled } from '#src/fields/wireValues.ts';

type Body = DraftOf<UpdateOf<'paymentRequests'>>;

/** What travels back as it came. */
const told = [
  'terminalID',
  'currency',
  'paymentRequestAmount',
  'dueDate',
  'isRefund',
  'permanent',
  'userAmount',
  'redirectUrl',
  'showAuthCode',
  'jDealType',
  'transactionType',
  'vatRate',
  'vatTotal',
  'netTotal',
  'discountTotal',
  'netDiscountTotal',
  'issueInvoice',
  'requestSubject',
  'fromAddress',
  'language',
  'allowInstallments',
  'allowCredit',
  'allowImmediate',
  'allowPinPad',
  'hidePhone',
  'hideEmail',
  'hideNationalID',
  'additionalFields',
  'origin',
  'cardOwnerNationalID',
  'updateTimestamp',
] as const satisfies readonly (keyof Body & keyof RecordOf<'paymentRequests'>)[];

/** The body that changes nothing of a link: it sends a request again, and a change begins with it. */
export function sameLink(link: RecordOf<'paymentRequests'>): Body {
  const { numberOfPayments, initialPaymentAmount, installmentPaymentAmount, totalAmount } = link;
  const { minInstallments, maxInstallments, minCreditInstallments, maxCreditInstallments } = link;
  const plan = { numberOfPayments, initialPaymentAmount, installmentPaymentAmount, totalAmount };
  const bounds = { minInstallments, maxInstallments, minCreditInstallments, maxCreditInstallments };
  return {
    ...filled<Body>(Object.fromEntries(told.map((name) => [name, link[name]]))),
    ...filled<Body>({ dealDetails: link.dealDetails, invoiceDetails: link.invoiceDetails }),
    installmentDetails: filled({ ...(numberOfPayments && plan), ...bounds }),
  };
}
