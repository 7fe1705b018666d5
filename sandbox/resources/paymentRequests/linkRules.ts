import { count, ne, and, eq } from 'drizzle-orm';
import { onlySavesCard } from '#contract/rules/link.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { isKnownAddress } from '#sandbox/domain/links/knownAddress.ts';
import type { DealColumns } from '#sandbox/domain/money/deal.ts';
import { requireCallOffered, requireFeature } from '#sandbox/domain/money/terminal.ts';
import { ownTerminal, type Terminal } from '#sandbox/domain/ownTerminal.ts';

type Maybe<Value> = Value | null | undefined;

/**
 * The terminal of a new link, which sells by links; of a merchant with several it has to be named (docs/wire.md §3.9).
 * @throws ApiError 400 that names the field, 404 for one that is not the caller's
 */
export async function linkTerminal(call: Call, terminalID: Maybe<string>): Promise<Terminal> {
  const { db } = call.context;
  if (!terminalID) {
    const [found] = await db
      .select({ count: count() })
      .from(terminals)
      .where(and(eq(terminals.merchantID, call.caller.merchantID), ne(terminals.status, 'disabled')));
    if (found && found.count > 1) throw invalid([{ code: 'terminalID', description: 'Required' }]);
  }
  const terminal = await ownTerminal(db, call, terminalID);
  requireCallOffered(terminal, 'paymentRequests.create');
  return terminal;
}

/** Who comes back from the payer's page goes to an address below one that the terminal knows. @throws ApiError 400 */
export function requireKnownAddress(terminal: Terminal, redirectUrl: Maybe<string>): void {
  if (!redirectUrl || isKnownAddress(terminal, redirectUrl)) return;
  throw invalid([{ code: 'redirectUrl', description: 'RedirectNotKnown' }]);
}

/** What a terminal must be able to do for what a link asks for. @throws ApiError 400 that names the field */
export function requireOffered(
  terminal: Terminal,
  link: { paymentRequestAmount?: Maybe<number>; userAmount?: Maybe<boolean>; jDealType?: Maybe<string> },
): void {
  if (onlySavesCard(link)) requireFeature(terminal, 'CreditCardTokens', 'terminalID');
  if (link.jDealType === 'J5' && !terminal.settings.allowJ5) {
    throw invalid([{ code: 'jDealType', description: 'TerminalLacksFeature' }]);
  }
}

/** Where a link is sent to. */
export interface Recipient {
  email?: string;
  phone?: string;
}

/**
 * How a link goes to its payer: by e-mail and SMS as the terminal's settings say, or by the only one that reaches them;
 * an SMS only from a terminal that sends any (docs/rulings.md).
 * @throws ApiError 400 when nothing reaches them
 */
export function recipientOf(
  { enabledFeatures, paymentRequestSettings }: Terminal,
  { consumerEmail, consumerPhone }: Pick<DealColumns, 'consumerEmail' | 'consumerPhone'>,
): Recipient {
  const { sendByEmail, sendBySms } = paymentRequestSettings;
  const phone = enabledFeatures.includes('SmsNotification') ? consumerPhone : null;
  if (!consumerEmail && !phone) {
    throw invalid([{ code: 'dealDetails.consumerEmail', description: 'ConsumerEmailIsRequired' }]);
  }
  return {
    ...(consumerEmail && (sendByEmail || !phone || !sendBySms) && { email: consumerEmail }),
    ...(phone && (sendBySms || !consumerEmail) && { phone }),
  };
}
