import { linkRequest } from '#contract/entities/linkRequest.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Handler } from '#sandbox/core/call.ts';
import { linkColumns } from './linkColumns.ts';
import { linkTerminal, recipientOf, requireKnownAddress, requireOffered } from './linkRules.ts';
import { makeLink } from './makeLink.ts';

/** A handler of the two calls that make a link, which differ in who passes it on. */
const createLink =
  (kind: 'paymentRequest' | 'paymentIntent'): Handler =>
  async (call) => {
    const request = await readBody(call, linkRequest);
    const permanent = request.permanent === true;
    // An intent lives for one payment (docs/wire.md §3.9).
    if (permanent && kind === 'paymentIntent') throw invalid([{ code: 'permanent', description: 'Invalid' }]);
    const terminal = await linkTerminal(call, request.terminalID);
    requireOffered(terminal, request);
    requireKnownAddress(terminal, request.redirectUrl);
    const columns = await linkColumns(call, terminal, request);
    const isSent = kind === 'paymentRequest' && !permanent;
    return makeLink(call, terminal, { ...columns, kind, permanent }, isSent ? recipientOf(terminal, columns) : null);
  };

/** POST /api/paymentRequests: a link that is sent to its payer, or a permanent one. */
export const createPaymentRequest = createLink('paymentRequest');

/** POST /api/paymentIntent: a link for one payment that whoever asks passes on. */
export const createPaymentIntent = createLink('paymentIntent');
