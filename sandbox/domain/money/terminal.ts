import { and, eq } from 'drizzle-orm';
import { featuresOf, type FeaturedCall } from '#contract/callPolicies.ts';
import type { Feature } from '#contract/features.ts';
import { invalid, required } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { merchants } from '#sandbox/db/schema/account.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';

/** A terminal that takes payments, and the name of whose it is. */
export type PayingTerminal = typeof terminals.$inferSelect & { merchantName: string };

/**
 * The terminal a payment is made on.
 * @throws ApiError 404 when the merchant has none such, 400 when it is disabled
 */
export async function payingTerminal(call: Call, terminalID: string): Promise<PayingTerminal> {
  const rows = await call.context.db
    .select({ terminal: terminals, merchantName: merchants.merchantName })
    .from(terminals)
    .innerJoin(merchants, eq(merchants.merchantID, terminals.merchantID))
    .where(and(eq(terminals.merchantID, call.caller.merchantID), eq(terminals.terminalID, terminalID.toLowerCase())));
  const found = required(rows, 'Terminal');
  if (found.terminal.status === 'disabled') {
    throw invalid([{ code: 'terminalID', description: 'TerminalDisabled' }]);
  }
  return { ...found.terminal, merchantName: found.merchantName };
}

/** @throws ApiError 400 that names the field which needs the feature */
export function requireFeature(
  terminal: Pick<PayingTerminal, 'enabledFeatures'>,
  feature: Feature,
  code: string,
): void {
  if (terminal.enabledFeatures.includes(feature)) return;
  throw invalid([{ code, description: 'TerminalLacksFeature' }]);
}

/** Whether a terminal has what a call needs of it. */
export const offersCall = ({ enabledFeatures }: { enabledFeatures: readonly string[] }, id: FeaturedCall): boolean =>
  featuresOf(id).every((feature) => enabledFeatures.includes(feature));

/** @throws ApiError 400 that names the field by which the call names its terminal, where that lacks what the call needs */
export function requireCallOffered(
  terminal: Pick<PayingTerminal, 'enabledFeatures'>,
  id: FeaturedCall,
  code = 'terminalID',
): void {
  if (!offersCall(terminal, id)) throw invalid([{ code, description: 'TerminalLacksFeature' }]);
}
