import { and, eq, isNull } from 'drizzle-orm';
import { israelDay } from '#contract/israelDay.ts';
import type { Call } from '#sandbox/core/call.ts';
import { billingDeals } from '#sandbox/db/schema/billingDeal.ts';
import { nextVersion } from '#sandbox/db/schema/columns.ts';
import { issueDocument } from '#sandbox/domain/invoicing/issue.ts';
import { consumerKeys, pick } from '#sandbox/domain/money/columns.ts';
import { scheduleAfterCharge, publishDealChanges } from '#sandbox/domain/money/payment/billingOutcome.ts';
import { readTerminal } from '#sandbox/domain/ownTerminal.ts';
import type { BillingDeal } from './recordDeal.ts';

/**
 * Issues the next document of a deal that only issues, and moves the deal on, both or neither. A deal that was changed or
 * issued for since it was read is left alone.
 * @throws ApiError 400 where the document can not be issued
 */
export async function issueForDeal(call: Call, deal: BillingDeal): Promise<void> {
  const { db, clock } = call.context;
  const [now, today] = [clock.now(), israelDay(clock.now())];
  const { invoiceDetails, transactionAmount } = deal;
  await db.transaction(async (tx) => {
    const moved = await tx
      .update(billingDeals)
      .set({
        ...scheduleAfterCharge(deal, today),
        currentTransactionTimestamp: now,
        chargesTried: deal.chargesTried + 1,
        triedOn: today,
        inProgress: false,
        version: nextVersion(billingDeals),
      })
      .where(
        and(
          eq(billingDeals.billingDealID, deal.billingDealID),
          eq(billingDeals.version, deal.version),
          isNull(billingDeals.chargingTransactionID),
        ),
      )
      .returning({ billingDealID: billingDeals.billingDealID });
    if (moved.length === 0) return;
    const terminal = await readTerminal(tx, call, deal.terminalID);
    await issueDocument(tx, call, terminal, {
      ...pick(deal, [...consumerKeys, 'currency', 'dealDetails', 'billingDealID', 'vatRate', 'vatTotal', 'netTotal']),
      invoiceDetails: invoiceDetails ?? { invoiceType: terminal.defaultInvoiceType },
      invoiceAmount: transactionAmount,
      transactionType: 'regularDeal',
      installmentDetails: null,
      paymentDetails: deal.paymentDetails ?? [],
      paymentTransactionID: null,
    });
    await publishDealChanges(tx, call, [deal.billingDealID]);
  });
  call.context.totals.drop(deal.merchantID);
}
