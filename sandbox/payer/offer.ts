import type { EnumValue } from '#contract/enums.ts';
import { splitPayments, paymentLimits } from '#contract/rules/installments.ts';
import type { InstallmentDetails } from '#sandbox/core/objects/stored.ts';
import { commissionOn, requiresConsent } from '#sandbox/domain/money/consent.ts';
import type { Link } from '#sandbox/domain/links/change.ts';
import { type Purpose, purposeOf } from '#sandbox/domain/links/purpose.ts';
import type { PayerLink } from './payerLink.ts';

/** A way to pay that may be chosen. */
export interface Plan {
  /** As the form sends it, e.g. `installments-3`. */
  name: string;
  transactionType: EnumValue<'transactionType'>;
  numberOfPayments: number;
}

/** What a link offers its payer. */
export interface Offer {
  purpose: Purpose;
  currency: EnumValue<'currency'>;
  /** In agorot; 0 where nothing is charged now. */
  amount: number;
  /** The payer says how much. */
  isAmountOpen: boolean;
  plans: readonly Plan[];
  /** The plan the form begins with. */
  wanted: string;
  email: 'hidden' | 'optional' | 'required';
  phone: 'hidden' | 'optional' | 'required';
  nationalID: 'hidden' | 'optional' | 'required';
  /** The payer agrees to a commission. */
  asksForConsent: boolean;
}

const plan = (transactionType: Plan['transactionType'], numberOfPayments = 1): Plan => ({
  name: numberOfPayments === 1 ? transactionType : `${transactionType}-${numberOfPayments}`,
  transactionType,
  numberOfPayments,
});

/** Each number of payments from the least to the most that the link names, within the limits of all. */
function spread(type: keyof typeof paymentLimits, least: number | undefined, most: number | undefined): Plan[] {
  const { min, max } = paymentLimits[type];
  const from = Math.max(min, least ?? min);
  const to = Math.min(max, most ?? max);
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, more) => plan(type, from + more));
}

/** The plan a link was made with. */
function plannedOf({ transactionType, numberOfPayments }: Link): Plan {
  const isSpread = transactionType === 'installments' || transactionType === 'credit';
  return plan(transactionType ?? 'regularDeal', isSpread ? (numberOfPayments ?? 1) : 1);
}

// spec gap: which ways to pay a link offers that names some of them.
/** The link's own plan, and whatever it allows besides. */
function plansOf(link: Link): Plan[] {
  const { allowInstallments, allowCredit, allowImmediate, ...bounds } = link.pageOptions ?? {};
  const planned = plannedOf(link);
  const allowed = [
    ...(planned.numberOfPayments > 1 && allowInstallments ? [plan('regularDeal')] : []),
    ...(allowImmediate ? [plan('immediate')] : []),
    ...(allowInstallments ? spread('installments', bounds.minInstallments, bounds.maxInstallments) : []),
    ...(allowCredit ? spread('credit', bounds.minCreditInstallments, bounds.maxCreditInstallments) : []),
  ];
  return [planned, ...allowed.filter(({ name }) => name !== planned.name)];
}

const shown = (isHidden: boolean | undefined, isRequired: boolean) =>
  isRequired ? 'required' : isHidden ? 'hidden' : 'optional';

export function offerOf({ link, terminal }: PayerLink): Offer {
  const purpose = purposeOf(link);
  const { hideEmail, hidePhone, hideNationalID } = link.pageOptions ?? {};
  const plans = purpose === 'charge' ? plansOf(link) : [plan('regularDeal')];
  return {
    purpose,
    currency: link.currency,
    amount: link.paymentRequestAmount,
    isAmountOpen: link.userAmount && !link.onlyAddCard,
    plans,
    wanted: plans[0]?.name ?? '',
    // Whose card a permanent link saves, only the payer can say.
    email: shown(hideEmail, link.onlyAddCard && link.consumerID === null),
    phone: shown(hidePhone, false),
    nationalID: shown(hideNationalID, terminal.nationalIDRequired),
    asksForConsent: purpose === 'charge' && requiresConsent(terminal),
  };
}

/** The commission that the payer agrees to beside an amount, in agorot; 0 where there is none. */
export const commissionIn = ({ asksForConsent }: Offer, amount: number): number =>
  asksForConsent && amount > 0 ? commissionOn(amount) : 0;

/** How an amount is paid by a plan, in agorot: as the link was made where that is asked for, else in equal payments. */
export function paymentsBy(link: Link, { name, numberOfPayments }: Plan, amount: number): InstallmentDetails {
  const own = link.installmentDetails;
  const isOwn = own?.totalAmount === amount && plannedOf(link).name === name;
  return isOwn ? own : splitPayments(amount, numberOfPayments);
}
