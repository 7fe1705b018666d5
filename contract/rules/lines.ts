import { maximumQuantity } from '#contract/constants.ts';
import { lineGross, maximumAgorot, toAgorot, toDecimal } from '#contract/money.ts';
import { fault, type Fault } from './fault.ts';
import { precision } from './number.ts';

type Sum = number | null | undefined;

/** The money of a line in decimals, as a request has it; what is left out the server computes (docs/wire.md §3.1). */
export interface LineMoney {
  price?: Sum;
  quantity?: Sum;
  discount?: Sum;
  amount?: Sum;
  vat?: Sum;
  netPrice?: Sum;
  netAmount?: Sum;
  netDiscount?: Sum;
}

/** A fault of one of several fields. */
export interface NamedFault<Field> {
  field: Field;
  fault: Fault;
}

// spec gap: how much a sum may be off that another system has rounded in its own way.
const toleranceAgorot = 1;

/** A number that its own rules let pass. */
const isSum = (value: Sum): value is number =>
  typeof value === 'number' && value >= 0 && value <= maximumAgorot / 100 && !precision(2)(value);

/** Price × quantity in agorot; undefined while one of them is missing or none. */
function grossOf({ price, quantity }: LineMoney): number | undefined {
  if (!isSum(price) || !isSum(quantity) || quantity === 0 || quantity > maximumQuantity) return undefined;
  return lineGross({ price: toAgorot(price), quantity });
}

const exceeds = (part: Sum, whole: number) => isSum(part) && toAgorot(part) > whole + toleranceAgorot;

/** A part without VAT that is more than what it is a part of. */
function vatFault(line: LineMoney, amount: number): NamedFault<keyof LineMoney> | undefined {
  const wholes = {
    netAmount: amount,
    vat: amount,
    netPrice: toAgorot(line.price ?? 0),
    netDiscount: toAgorot(line.discount ?? 0),
  };
  const names = ['netAmount', 'vat', 'netPrice', 'netDiscount'] as const;
  const tooMuch = names.find((name) => exceeds(line[name], wholes[name]));
  const { netAmount, vat } = line;
  const isOff = isSum(netAmount) && isSum(vat) && Math.abs(toAgorot(netAmount) + toAgorot(vat) - amount) > 1;
  const field = tooMuch ?? (isOff ? 'vat' : undefined);
  return field && { field, fault: fault('VatMustFit') };
}

/**
 * What is wrong with the money of a line: it comes to its price × quantity less its discount, to the agora, and no part of
 * it is more than the whole. Fields that are no money at all have said so themselves.
 */
export function lineFault(line: LineMoney): NamedFault<keyof LineMoney> | undefined {
  const gross = grossOf(line);
  const discount = line.discount ?? 0;
  if (gross === undefined || !isSum(discount)) return undefined;
  if (gross > maximumAgorot) {
    const max = Math.floor((maximumAgorot * 100) / toAgorot(line.price ?? 0)) / 100;
    return { field: 'quantity', fault: fault('MustBeInRange', { min: 0.01, max }) };
  }
  const amount = gross - toAgorot(discount);
  if (amount < 0) return { field: 'discount', fault: fault('DiscountExceedsSum') };
  if (isSum(line.amount) && Math.abs(toAgorot(line.amount) - amount) > toleranceAgorot) {
    return { field: 'amount', fault: fault('LineMustAddUp') };
  }
  return vatFault(line, amount);
}

/** A deal's discounts as a request has them, in decimals. */
export interface DealDiscounts {
  discountTotal?: Sum;
  netDiscountTotal?: Sum;
  dealDetails?: { items?: readonly LineMoney[] | null | undefined } | null | undefined;
}

/** Discounts are taken off the lines: together they are no more than these cost without them. */
export function discountsFault(deal: DealDiscounts): NamedFault<'discountTotal' | 'netDiscountTotal'> | undefined {
  const lines = deal.dealDetails?.items ?? [];
  const gross = lines.reduce((sum, line) => sum + (grossOf(line) ?? 0), 0);
  const most = lines.length > 0 ? gross : maximumAgorot;
  const whole = isSum(deal.discountTotal) ? Math.min(most, toAgorot(deal.discountTotal)) : most;
  if (exceeds(deal.discountTotal, most)) return { field: 'discountTotal', fault: fault('DiscountExceedsSum') };
  if (exceeds(deal.netDiscountTotal, whole)) return { field: 'netDiscountTotal', fault: fault('VatMustFit') };
  return undefined;
}

/** What a line comes to, in agorot: as it says itself, else its price × quantity less its discount. */
function amountOf(line: LineMoney): number | undefined {
  const gross = grossOf(line);
  if (gross === undefined || !isSum(line.discount ?? 0) || lineFault(line)) return undefined;
  return isSum(line.amount) ? toAgorot(line.amount) : gross - toAgorot(line.discount ?? 0);
}

/** The sum of numbers, unless one of them is missing. */
const sumOf = (numbers: readonly (number | undefined)[]) =>
  numbers.reduce((sum, one) => (sum === undefined || one === undefined ? undefined : sum + one), 0);

/** A sum that has no lines, or whose lines say themselves what is wrong with them, is what it says. */
function discountedSum({ discountTotal, dealDetails }: DealDiscounts) {
  const lines = dealDetails?.items ?? [];
  const sum = sumOf(lines.map(amountOf));
  if (lines.length === 0 || sum === undefined) return undefined;
  const ofLines = lines.reduce((total, { discount }) => total + toAgorot(discount ?? 0), 0);
  const ofDeal = isSum(discountTotal) && discountTotal > 0 ? toAgorot(discountTotal) : ofLines;
  return { sum: sum - Math.max(0, ofDeal - ofLines), missing: ofLines - ofDeal, count: lines.length };
}

// spec gap: how lines, discounts and amount of a request belong together (docs/rulings.md).
/**
 * What is wrong with an amount that has lines: it is what they come to, less what the discount of the whole deal is more
 * than theirs. Without lines there is nothing to add up. Each line may be an agora off, as another system has rounded it.
 * @param amount in decimals
 * @param isExact not even that: a document is added up by its reader
 */
export function sumFault(
  amount: Sum,
  deal: DealDiscounts,
  { isExact = false } = {},
): NamedFault<'amount' | 'discountTotal'> | undefined {
  const expected = discountedSum(deal);
  if (expected === undefined || !isSum(amount) || discountsFault(deal)) return undefined;
  const { sum, missing, count } = expected;
  const tolerance = isExact ? 0 : count * toleranceAgorot;
  if (missing > tolerance) return { field: 'discountTotal', fault: fault('DiscountsMustAddUp') };
  const isOff = Math.abs(toAgorot(amount) - sum) > tolerance;
  return isOff ? { field: 'amount', fault: fault('LinesMustAddUp', { val: toDecimal(sum) }) } : undefined;
}
