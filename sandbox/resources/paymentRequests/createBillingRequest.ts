import { billingLinkRequest } from '#contract/entities/linkRequest.ts';
import { toAgorot } from '#contract/money.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Handler } from '#sandbox/core/call.ts';
import { storedSchedule } from '#sandbox/domain/billing/dealValues.ts';
import { requireCallOffered } from '#sandbox/domain/money/terminal.ts';
import { linkColumns } from './linkColumns.ts';
import { linkTerminal, recipientOf, requireKnownAddress } from './linkRules.ts';
import { makeLink } from './makeLink.ts';

/** What a billing request is besides its schedule: a link that saves a card, whatever amounts are sent along. */
const savesCard = {
  paymentRequestAmount: 0,
  userAmount: false,
  isRefund: false,
  jDealType: 'J4',
  transactionType: 'regularDeal',
  installmentDetails: null,
} as const;

/**
 * POST /api/billing/request: a link on which the payer saves the card that a deal is then charged to (docs/wire.md §3.9).
 * It is sent to the payer, whose card it is to be; a permanent one learns that from each, and is sent to nobody.
 */
export const createBillingRequest: Handler = async (call) => {
  const request = await readBody(call, billingLinkRequest);
  const terminal = await linkTerminal(call, request.terminalID);
  requireCallOffered(terminal, 'billingRequests.create');
  requireKnownAddress(terminal, request.redirectUrl);
  const columns = await linkColumns(call, terminal, { ...request, ...savesCard });
  const permanent = request.permanent === true;
  if (!permanent && !columns.consumerID) throw invalid([{ code: 'dealDetails.consumerID', description: 'Required' }]);
  const link = {
    ...columns,
    kind: 'billingRequest' as const,
    permanent,
    transactionAmount: toAgorot(request.transactionAmount),
    billingSchedule: storedSchedule(request.billingSchedule),
  };
  return makeLink(call, terminal, link, permanent ? null : recipientOf(terminal, columns));
};
