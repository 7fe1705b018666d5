import type { EnumValue } from '#contract/enums.ts';

/** What a state means for the person who reads it. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** Enumerations whose values are shown as chips. */
export type StatusEnum =
  | 'transactionStatus'
  | 'transactionQuickStatus'
  | 'billingQuickStatus'
  | 'paymentRequestStatus'
  | 'paymentRequestQuickStatus'
  | 'invoiceStatus'
  | 'importStatus'
  | 'terminalStatus';
type Status = EnumValue<StatusEnum>;

/** Done as wanted is success, waiting for someone warns, ended by a wish is neutral, under way informs. */
const tones: Readonly<Record<Status, Tone>> = {
  initial: 'neutral',
  confirmedByAggregator: 'info',
  confirmedByPinpadPreProcessor: 'info',
  confirmedByProcessor: 'info',
  awaitingForTransmission: 'info',
  transmissionInProgress: 'info',
  transmissionCancelingInProgress: 'info',
  completed: 'success',
  awaitingToSelectJ5: 'warning',
  chargeback: 'warning',
  chargebackFailed: 'danger',
  rejectedByAggregator: 'danger',
  rejectedByProcessor: 'danger',
  cancelledByMerchant: 'neutral',
  failedToConfirmByAggregator: 'danger',
  failedToConfirmByProcesor: 'danger',
  failedToCommitByAggregator: 'danger',
  transmissionToProcessorFailed: 'danger',
  rejectedBy3Dsecure: 'danger',
  Pending: 'info',
  Completed: 'success',
  Failed: 'danger',
  Canceled: 'neutral',
  AwaitingForTransmission: 'info',
  Chargeback: 'warning',
  all: 'neutral',
  inactive: 'neutral',
  failed: 'danger',
  cardExpired: 'danger',
  triggeredTomorrow: 'info',
  paused: 'warning',
  expiredNextMonth: 'warning',
  manualTrigger: 'info',
  inProgress: 'info',
  sending: 'info',
  sent: 'info',
  viewed: 'info',
  payed: 'success',
  paymentFailed: 'danger',
  rejected: 'danger',
  canceled: 'neutral',
  sendingFailed: 'danger',
  pending: 'info',
  overdue: 'warning',
  succeeded: 'success',
  active: 'success',
  disabled: 'neutral',
};

const isStatus = (value: string): value is Status => Object.hasOwn(tones, value);

/** The tone of a state, the same everywhere; a state nobody knows is neutral. @example statusTone('payed') // 'success' */
export function statusTone(status: string): Tone {
  return isStatus(status) ? tones[status] : 'neutral';
}
