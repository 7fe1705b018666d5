import { enumValues } from '#contract/enums.ts';
import { paymentFaults } from '#contract/rules/paymentFields.ts';
import { paymentLinesFault } from '#contract/rules/paymentLines.ts';
import { saysPayments } from '#contract/documentKinds.ts';
import { agorotOf } from '#src/fields/lines/totals.ts';
import type { OwnFaults } from '#src/forms/schemaResolver.ts';
import { toPayment, type PaymentValues } from './paymentValues.ts';

const kinds = enumValues('paymentType');
const textIn = (value: unknown) => (typeof value === 'string' ? value : undefined);
const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);

/** What a line's kind can not be without; codes that are no numbers the schema has refused. */
function faultsOfLine(line: PaymentValues, at: string): OwnFaults {
  const paymentType = kinds.find((kind) => kind === line.paymentType);
  if (paymentType === undefined) return {};
  const { bank, bankBranch, cardNumber, ...texts } = toPayment(line);
  const found = paymentFaults({
    ...texts,
    paymentType,
    cardNumber: textIn(cardNumber),
    bank: numberIn(bank),
    bankBranch: numberIn(bankBranch),
  });
  return Object.fromEntries(found.map(({ field, fault }) => [`${at}.${field}`, fault]));
}

/**
 * What is wrong with how a document says it is paid: what a line lacks at its field, sums and repetitions at the whole.
 * @param name where the lines stand in the form, as `paymentDetails`
 * @param amount of the document, in agorot
 */
export function documentPaymentFaults(
  name: string,
  lines: readonly PaymentValues[],
  { invoiceType, amount }: { invoiceType: string; amount: number },
): OwnFaults {
  if (!saysPayments(invoiceType)) return {};
  const paid = lines.flatMap((line) => {
    const paymentType = kinds.find((kind) => kind === line.paymentType);
    return paymentType ? [{ paymentType, amount: agorotOf(line.amount) }] : [];
  });
  return {
    ...Object.assign({}, ...lines.map((line, index) => faultsOfLine(line, `${name}.${index}`))),
    [name]: paymentLinesFault(paid, amount),
  };
}
