import { isInPause, type Pause } from './schedule.ts';

/**
 * Why a deal is not charged: what `notQueuedDeals` of the calls that trigger deals tells (docs/wire.md §5.5), and what a
 * dry run foretells. In the order in which they are looked for.
 */
export const chargeHindrances = [
  'NotFound',
  'MovedOn',
  'DealFinished',
  'DealInactive',
  'DealPaused',
  'DealIsRunning',
  'DealNotDue',
  'ConsumerDeleted',
  'CardTokenDeleted',
  'CreditCardHasExpired',
  'FeatureBillingMissing',
  'FeatureRecurrentPaymentsMissing',
  'AutomaticChargingOff',
] as const;
export type ChargeHindrance = (typeof chargeHindrances)[number];

type Maybe<Value> = Value | null | undefined;

/** What is judged of a deal: a row of the list or its details, as far as they tell; days with or without their midnight. */
export interface JudgedDeal extends Pause {
  active: boolean;
  finished?: Maybe<boolean>;
  inProgress?: Maybe<boolean>;
  invoiceOnly: boolean;
  nextScheduledTransaction?: Maybe<string>;
  cardExpired?: Maybe<boolean>;
  tokenNotAvailable?: Maybe<boolean>;
}

interface ChargeConditions {
  /** Israel's day. */
  today: string;
  /** The terminal has the feature Billing. */
  hasBilling: boolean;
}

/**
 * What keeps a deal from being charged, or issued, today: what is true of the deal first, then of its terminal.
 * @returns undefined when nothing does
 */
export function chargeHindrance(
  deal: JudgedDeal,
  { today, hasBilling }: ChargeConditions,
): ChargeHindrance | undefined {
  const next = deal.nextScheduledTransaction?.slice(0, 10);
  if (deal.finished === true || !next) return 'DealFinished';
  if (!deal.active) return 'DealInactive';
  if (isInPause(today, deal)) return 'DealPaused';
  if (deal.inProgress === true) return 'DealIsRunning';
  if (next > today) return 'DealNotDue';
  if (!deal.invoiceOnly && deal.tokenNotAvailable === true) return 'CardTokenDeleted';
  if (!deal.invoiceOnly && deal.cardExpired === true) return 'CreditCardHasExpired';
  return hasBilling ? undefined : 'FeatureBillingMissing';
}
