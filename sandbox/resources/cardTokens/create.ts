import { cardTokenRequest, type CardTokenRequest } from '#contract/entities/cardToken.ts';
import { missingCardDetails } from '#contract/rules/missingCardDetails.ts';
import { ApiError, invalid } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call } from '#sandbox/core/call.ts';
import { named, operation } from '#sandbox/core/operation.ts';
import { keptCard } from '#sandbox/domain/money/keptCard.ts';
import { preparedOnce } from '#sandbox/domain/once/answerOnce.ts';
import { offersCall } from '#sandbox/domain/money/terminal.ts';
import { ownTerminal, type Terminal } from '#sandbox/domain/ownTerminal.ts';
import { checkCard } from '#sandbox/domain/savedCards/check.ts';
import { requireConsumer } from '#sandbox/domain/savedCards/record.ts';
import { type GoodCard, saveCard } from '#sandbox/domain/savedCards/save.ts';

/** @throws ApiError 400 where the terminal saves no cards, or asks for more than the request has */
function requireOffered(terminal: Terminal, request: CardTokenRequest): void {
  if (!offersCall(terminal, 'cardTokens.create')) {
    throw new ApiError(400, 'SavedCardsNotOffered', {
      errors: [{ code: 'terminalID', description: 'SavedCardsNotOffered' }],
    });
  }
  const { cardPresence, cardReaderInput } = request;
  const isPresent = cardPresence === 'regular' || Boolean(cardReaderInput);
  const missing = missingCardDetails(terminal, { ...request, isPresent });
  if (missing.length > 0) throw invalid(missing.map((code) => ({ code, description: 'Required' })));
}

/** What is kept beside the number of a card that the processor has found good. */
function columnsOf(terminal: Terminal, request: CardTokenRequest, okNumber: string | null) {
  const { consumerEmail } = request;
  return {
    terminalID: terminal.terminalID,
    terminalName: terminal.label,
    ...keptCard(request),
    ...(consumerEmail && { consumerEmail }),
    okNumber,
  };
}

/** Judges the card, and asks the processor: nothing is made, so that it may be asked again. */
async function prepare(call: Call, reference: string): Promise<GoodCard> {
  const request = await readBody(call, cardTokenRequest);
  const { db } = call.context;
  const terminal = await ownTerminal(db, call, request.terminalID);
  requireOffered(terminal, request);
  await requireConsumer(db, call, request.consumerID.toLowerCase());
  const { cardNumber: number, consumerID, authNum, oKNumber } = request;
  const okNumber = await checkCard(call, terminal, { ...request, approvalNumber: authNum || oKNumber, reference });
  return { number, consumerID, columns: columnsOf(terminal, request, okNumber) };
}

/** POST /api/cardtokens: saves a card for a customer once the processor has found it good (docs/wire.md §5.6). */
export const createCardToken = preparedOnce(prepare, async (call, { number, consumerID, columns }) => {
  const { creditCardTokenID, version } = await call.context.db.transaction((tx) =>
    saveCard(tx, call, { number, consumerID, columns }),
  );
  call.context.totals.drop(call.caller.merchantID);
  return {
    status: 201,
    json: operation(call, 'CreatedSuccessfully', named(creditCardTokenID, version)),
  };
});
