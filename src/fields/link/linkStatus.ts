import type { RecordOf } from '#contract/entities/callTypes.ts';
import type { Tone } from '#contract/statusTone.ts';

type Request = Partial<
  Pick<RecordOf<'paymentRequests'>, 'deleted' | 'status' | 'quickStatus' | 'dueDate' | 'beingPaid' | 'resting'>
>;

/** What keeps a link from being used, or what a person should know of one that can be; each noun has its words for it. */
export const linkTones = {
  beingPaid: 'info',
  deleted: 'neutral',
  canceled: 'neutral',
  payed: 'success',
  rejected: 'warning',
  overdue: 'warning',
  resting: 'danger',
  paymentFailed: 'danger',
  sendingFailed: 'danger',
} as const satisfies Record<string, Tone>;
export type LinkStatus = keyof typeof linkTones;

/** What a link can still be used after: failures, and a payment that may fail. */
const survivable: readonly LinkStatus[] = ['beingPaid', 'paymentFailed', 'sendingFailed'];

/** A link that was seen, or whose payment failed, says so in its state for ever; its last instant says that it is over. */
const isOver = ({ quickStatus, dueDate }: Request) =>
  quickStatus === 'overdue' || (dueDate ? Date.parse(dueDate) <= Date.now() : false);

/** What is to be told of a request; undefined while its link simply waits for the customer. */
export function linkStatus(request: Request): LinkStatus | undefined {
  const { deleted, status, beingPaid, resting } = request;
  if (deleted) return 'deleted';
  if (status === 'canceled' || status === 'payed' || status === 'rejected') return status;
  if (beingPaid) return 'beingPaid';
  if (isOver(request)) return 'overdue';
  if (resting) return 'resting';
  return status === 'paymentFailed' || status === 'sendingFailed' ? status : undefined;
}

/** The link does what it is for, for whoever opens it now. */
export function isUsable(request: Request): boolean {
  const news = linkStatus(request);
  return news === undefined || survivable.includes(news);
}

/** One that has done what it was for, was canceled or deleted leads nowhere any more; one that is being paid stays as it is. */
export const isOpenLink = ({ status, deleted, beingPaid }: Request): boolean =>
  deleted !== true && beingPaid !== true && status !== undefined && !['payed', 'canceled'].includes(status);
