import { maximumAgorot, toAgorot } from '#contract/money.ts';
import { fault, type Fault } from './fault.ts';
import { installmentSum, paymentLimits } from './installments.ts';
import { inRange } from './number.ts';

type Maybe<Value> = Value | null | undefined;

/** What a link asks for, as a request has it: money in decimals (docs/wire.md §3.9). */
export interface LinkTerms {
  paymentRequestAmount?: Maybe<number>;
  userAmount?: Maybe<boolean>;
  isRefund?: Maybe<boolean>;
  permanent?: Maybe<boolean>;
  jDealType?: Maybe<string>;
  dealDetails?: Maybe<{ consumerID?: Maybe<string> }>;
  installmentDetails?: Maybe<LinkInstallments>;
}

/** Between how many payments the payer may choose, and the plan that the page begins with. */
export interface LinkInstallments {
  numberOfPayments?: Maybe<number>;
  initialPaymentAmount?: Maybe<number>;
  installmentPaymentAmount?: Maybe<number>;
  totalAmount?: Maybe<number>;
  minInstallments?: Maybe<number>;
  maxInstallments?: Maybe<number>;
  minCreditInstallments?: Maybe<number>;
  maxCreditInstallments?: Maybe<number>;
}

/** A fault by the name of its field. */
export interface LinkFault {
  field: string;
  fault: Fault;
}

/** The link asks for no money: its payer saves a card, and it has to be known whose. */
export const onlySavesCard = ({ paymentRequestAmount, userAmount }: LinkTerms): boolean =>
  paymentRequestAmount === 0 && !userAmount;

const isMoney = (value: Maybe<number>): value is number =>
  typeof value === 'number' && value >= 0 && value <= maximumAgorot / 100;

/** The least and most payments of one type: within what a terminal takes, and not the wrong way round. */
function boundsFaults(type: keyof typeof paymentLimits, least: Maybe<number>, most: Maybe<number>): LinkFault[] {
  const names =
    type === 'credit' ? ['minCreditInstallments', 'maxCreditInstallments'] : ['minInstallments', 'maxInstallments'];
  const { min, max } = paymentLimits[type];
  const from = typeof least === 'number' && !inRange(min, max)(least) ? least : min;
  return [
    { name: names[0], value: least, judge: inRange(min, max) },
    { name: names[1], value: most, judge: inRange(from, max) },
  ].flatMap(({ name, value, judge }) => {
    const found = typeof value === 'number' ? judge(value) : undefined;
    return found ? [{ field: `installmentDetails.${name}`, fault: found }] : [];
  });
}

/** A plan is of the whole amount, to the agora; a number of payments alone is a plan of equal ones. */
function planFault(amount: number, plan: LinkInstallments): LinkFault | undefined {
  const { numberOfPayments, initialPaymentAmount: first, installmentPaymentAmount: further, totalAmount } = plan;
  if (typeof numberOfPayments !== 'number' || (!isMoney(first) && !isMoney(further) && !isMoney(totalAmount))) {
    return undefined;
  }
  const payments = {
    numberOfPayments,
    initialPaymentAmount: toAgorot(first ?? 0),
    installmentPaymentAmount: toAgorot(further ?? 0),
    totalAmount: toAgorot(totalAmount ?? amount),
  };
  const found =
    payments.totalAmount === toAgorot(amount) ? installmentSum(payments) : fault('InstallmentsMustEqualTotal');
  return found && { field: 'installmentDetails.totalAmount', fault: found };
}

/** A payout is of one sum, to one person. */
function refundFaults({ isRefund, userAmount, permanent, jDealType }: LinkTerms): LinkFault[] {
  if (!isRefund) return [];
  return [
    { field: 'userAmount', wrong: userAmount },
    { field: 'permanent', wrong: permanent },
    { field: 'jDealType', wrong: jDealType === 'J5' },
  ].flatMap(({ field, wrong }) => (wrong ? [{ field, fault: fault('Invalid') }] : []));
}

// spec gap: what the parts of a link demand of each other.
/**
 * What does not go together in a link, each fault at its field: a link has an amount, the payer's own or 0 with a
 * customer whose card is saved; a payout is of one sum to one person; a plan adds up; a check moves nothing and needs no
 * link. Fields that are no values at all have said so themselves.
 */
export function linkFaults(link: LinkTerms): LinkFault[] {
  const { paymentRequestAmount: amount, userAmount, isRefund, installmentDetails: plan, jDealType, dealDetails } = link;
  const saves = onlySavesCard(link);
  const found = plan && isMoney(amount) ? planFault(amount, plan) : undefined;
  return [
    ...((amount === null || amount === undefined) && !userAmount
      ? [{ field: 'paymentRequestAmount', fault: fault('Required') }]
      : []),
    ...(amount === 0 && isRefund
      ? [{ field: 'paymentRequestAmount', fault: fault('MustBeBiggerThan', { min: 0 }) }]
      : []),
    ...(saves && !isRefund && !dealDetails?.consumerID
      ? [{ field: 'dealDetails.consumerID', fault: fault('Required') }]
      : []),
    ...(jDealType === 'J2' ? [{ field: 'jDealType', fault: fault('Invalid') }] : []),
    ...refundFaults(link),
    ...boundsFaults('installments', plan?.minInstallments, plan?.maxInstallments),
    ...boundsFaults('credit', plan?.minCreditInstallments, plan?.maxCreditInstallments),
    ...(found ? [found] : []),
  ];
}
