import { moneyCall } from '#sandbox/domain/money/payment/pay.ts';
import { prepareCheck, prepareHold, prepareRefund } from '#sandbox/domain/money/refundOrHold.ts';

/** POST /api/transactions/checking: is the card good? */
export const createCheck = moneyCall(prepareCheck);

/** POST /api/transactions/blocking: holds an amount for a day. */
export const blockAmount = moneyCall(prepareHold);

/** POST /api/transactions/refund: money to a card. */
export const refundCard = moneyCall(prepareRefund);
