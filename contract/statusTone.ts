import { dictionaryOf, type EnumName, type EnumValue } from './enums.ts';

/** What a state means for the person who reads it. */
export type Tone = 'success' | 'warning' | 'danger' | 'info' | 'neutral';

/** Enumerations of states: their words are chips, and quick filters of them are pressed. */
export const statusEnums = [
  'transactionStatus',
  'transactionQuickStatus',
  'finalizationStatus',
  'billingQuickStatus',
  'paymentRequestStatus',
  'paymentRequestQuickStatus',
  'invoiceStatus',
  'importStatus',
  'masavRowStatus',
  'terminalStatus',
] as const satisfies readonly EnumName[];

export type StatusEnum = (typeof statusEnums)[number];
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
  failedToCancelByAggregator: 'neutral',
  canceledByAggregator: 'neutral',
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
  waiting: 'info',
  paid: 'success',
  returned: 'danger',
  active: 'success',
  disabled: 'neutral',
};

/** True for an enumeration of states. */
export const isStatusEnum = (name: EnumName): boolean => statusEnums.some((one) => one === name);

/** True for a dictionary that explains states. @example isStatusDictionary('transactionStatusEnum') // true */
export const isStatusDictionary = (name: string | undefined): boolean =>
  statusEnums.some((one) => dictionaryOf(one) === name);

const isStatus = (value: string): value is Status => Object.hasOwn(tones, value);

/** The tone of a state, the same everywhere; a state nobody knows is neutral. @example statusTone('payed') // 'success' */
export function statusTone(status: string): Tone {
  return isStatus(status) ? tones[status] : 'neutral';
}
