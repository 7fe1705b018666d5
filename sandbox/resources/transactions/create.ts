import { prepareCharge } from '#sandbox/domain/money/charge.ts';
import { moneyCall } from '#sandbox/domain/money/payment/pay.ts';

/** POST /api/transactions/create: a charge (docs/wire.md §3.5 C). */
export const createTransaction = moneyCall(prepareCharge);
