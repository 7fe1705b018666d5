import { fault, type Fault } from '#contract/rules/fault.ts';
import { discountPercentage, parseDecimal, precision } from '#contract/rules/number.ts';
import { required } from '#contract/rules/required.ts';
import { stringLength } from '#contract/rules/text.ts';
import type { CustomerValues } from '#src/fields/customer/customerValues.ts';
import type { LineValues } from '#src/fields/lines/lineValues.ts';
import type { OwnFaults } from '#src/forms/schemaResolver.ts';

/** A percentage travels as what it comes to, so that no rule of the request sees it. */
function percentageFault(typed: string): Fault | undefined {
  const percentage = typed === '' ? 0 : parseDecimal(typed);
  if (percentage === undefined) return fault('OnlyNumbersAreAllowed');
  return precision(2)(typed) ?? discountPercentage(percentage);
}

/** Discounts in percent, line by line. */
export function lineFaults(items: readonly LineValues[]): OwnFaults {
  return Object.fromEntries(
    items.map((line, index) => [
      `dealDetails.items.${index}.discount`,
      line.discountUnit === 'percent' ? percentageFault(line.discount) : undefined,
    ]),
  );
}

/** The name of a customer who is new. */
export function newCustomerFaults({ consumerName }: CustomerValues): OwnFaults {
  return { 'dealDetails.consumerName': required(consumerName) ?? stringLength(3, 50)(consumerName.trim()) };
}

/** Whom a document is made out and sent to. */
export function documentFaults({ consumerName, consumerEmail }: CustomerValues): OwnFaults {
  return {
    'dealDetails.consumerName': required(consumerName) && fault('ConsumerNameIsRequired'),
    'dealDetails.consumerEmail': required(consumerEmail) && fault('ConsumerEmailIsRequired'),
  };
}
