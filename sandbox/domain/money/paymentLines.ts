import type { PaymentLineRequest } from '#contract/entities/requestParts.ts';
import type { EnumValue } from '#contract/enums.ts';
import { toAgorot } from '#contract/money.ts';
import { paymentFaults } from '#contract/rules/paymentFields.ts';
import { paymentLinesFault } from '#contract/rules/paymentLines.ts';
import { saysPayments } from '#contract/documentKinds.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { PaymentDetails } from '#sandbox/core/objects/stored.ts';
import { maskCard } from '#sandbox/domain/processor/cardKind.ts';
import { withoutEmpty } from './deal.ts';

/** No document holds a whole card number, whatever somebody sends. */
function masked(cardNumber: string): string {
  if (!/^\d+$/.test(cardNumber)) return cardNumber;
  return cardNumber.length === 4 ? `****${cardNumber}` : maskCard(cardNumber);
}

function toStored({ amount, paymentType, cardNumber, dueDate, chequeDate, ...rest }: PaymentLineRequest) {
  return {
    ...withoutEmpty({ ...rest, dueDate: dueDate?.slice(0, 10), chequeDate: chequeDate?.slice(0, 10) }),
    ...(cardNumber && { cardNumber: masked(cardNumber) }),
    paymentType,
    amount: toAgorot(amount),
  };
}

/**
 * How a document says it is paid, judged by the rules of spec §5.
 * @param amount of the document, in agorot
 * @throws ApiError 400 that names the line's field, or `paymentDetails` where the sums do not meet
 */
export function storedPayments(
  asked: readonly PaymentLineRequest[] | null | undefined,
  invoiceType: EnumValue<'invoiceType'>,
  amount: number,
): PaymentDetails[] {
  const lines = asked ?? [];
  const faults = lines.flatMap((line, index) =>
    paymentFaults(line).map(({ field, fault: { key } }) => ({
      code: `paymentDetails[${index}].${field}`,
      description: key,
    })),
  );
  if (faults.length > 0) throw invalid(faults);
  const stored = lines.map(toStored);
  if (stored.length === 0 && !saysPayments(invoiceType)) return stored;
  const found = paymentLinesFault(stored, amount);
  if (found) throw invalid([{ code: 'paymentDetails', description: found.key }]);
  return stored;
}
