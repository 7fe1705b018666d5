import { ApiError, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Database } from '#sandbox/core/database.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import type { BillingDeal } from '#sandbox/domain/billing/recordDeal.ts';
import { billingRecord } from './record.ts';

/** While the processor is asked for a deal nobody changes it: before or after, never in the middle. @throws ApiError 409 */
export function requireIdle({ chargingTransactionID }: Pick<BillingDeal, 'chargingTransactionID'>): void {
  if (chargingTransactionID === null) return;
  throw new ApiError(409, 'DealIsRunning', { errors: [{ code: 'billingDealID', description: 'DealIsRunning' }] });
}

/** A deal of the caller's, locked until the transaction ends. @throws ApiError 404 */
export async function lockDeal(tx: Database, call: Call, id: string): Promise<BillingDeal> {
  return required(
    await tx.select().from(billingDeals).where(billingRecord.isIt(call, id)).for('update'),
    'BillingDeal',
  );
}
