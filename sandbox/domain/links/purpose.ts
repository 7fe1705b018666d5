import type { paymentRequests } from '#sandbox/db/schema/paymentRequest.ts';

/** What a payer is to do: pay, let an amount be held, take money back, leave a card, or a card for a billing deal. */
export type Purpose = 'charge' | 'hold' | 'refund' | 'saveCard' | 'deal';

type Kind = Pick<
  typeof paymentRequests.$inferInsert,
  'kind' | 'billingSchedule' | 'onlyAddCard' | 'isRefund' | 'jDealType'
>;

/** What a link is for. */
export function purposeOf({ kind, billingSchedule, onlyAddCard, isRefund, jDealType }: Kind): Purpose {
  if (kind === 'billingRequest' || billingSchedule) return 'deal';
  if (onlyAddCard) return 'saveCard';
  if (isRefund) return 'refund';
  return jDealType === 'J5' ? 'hold' : 'charge';
}
