import { cardTokenRequest, type CardTokenRequest } from '#contract/entities/cardToken.ts';
import { israelDay } from '#contract/israelDay.ts';
import { missingCardDetails } from '#contract/rules/missingCardDetails.ts';
import { ApiError, invalid } from '#sandbox/core/apiError.ts';
import { readBody } from '#sandbox/core/body.ts';
import type { Call, Handler } from '#sandbox/core/call.ts';
import { newID } from '#sandbox/core/newID.ts';
import { named, operation } from '#sandbox/core/operation.ts';
import { expiryColumns, keptCard } from '#sandbox/domain/money/keptCard.ts';
import { ownTerminal, type Terminal } from '#sandbox/domain/ownTerminal.ts';
import { cardKindOf } from '#sandbox/domain/processor/cardKind.ts';
import { codeText, refusalText } from '#sandbox/domain/processor/refusals.ts';
import { requireConsumer } from '#sandbox/domain/savedCards/record.ts';
import { saveCard } from '#sandbox/domain/savedCards/save.ts';

/** @throws ApiError 400 where the terminal saves no cards, or asks for more than the request has */
function requireOffered(terminal: Terminal, request: CardTokenRequest): void {
  if (!terminal.enabledFeatures.includes('CreditCardTokens')) {
    throw new ApiError(400, 'SavedCardsNotOffered', {
      errors: [{ code: 'terminalID', description: 'SavedCardsNotOffered' }],
    });
  }
  const { cardPresence, cardReaderInput } = request;
  const isPresent = cardPresence === 'regular' || Boolean(cardReaderInput);
  const missing = missingCardDetails(terminal, { ...request, isPresent });
  if (missing.length > 0) throw invalid(missing.map((code) => ({ code, description: 'Required' })));
}

/** Asks the processor whether the card is good; nothing is charged. @throws ApiError 400 with the processor's code */
async function checkCard(call: Call, terminal: Terminal, request: CardTokenRequest): Promise<string | null> {
  const { clock, processor } = call.context;
  const { cardNumber, cardExpiration, authNum, oKNumber } = request;
  const approvalNumber = authNum || oKNumber;
  const { code, approvalNumber: given } = await processor.authorize(
    {
      reference: newID(),
      kind: 'check',
      amount: 0,
      currency: 'ILS',
      terminal: { allowJ5: terminal.settings.allowJ5 },
      card: {
        number: cardNumber,
        mask: cardKindOf(cardNumber).cardNumber,
        expiresOn: expiryColumns(cardExpiration).cardExpiresOn,
      },
      ...(approvalNumber && { approvalNumber }),
      today: israelDay(clock.now()),
    },
    async () => {},
  );
  if (code === 0) return given;
  const description = refusalText(code, call.locale);
  throw new ApiError(400, 'CardNotSaved', { errors: [{ code: codeText(code), description }] });
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

/** POST /api/cardtokens: saves a card for a customer once the processor has found it good (docs/wire.md §5.6). */
export const createCardToken: Handler = async (call) => {
  const request = await readBody(call, cardTokenRequest);
  const { db } = call.context;
  const terminal = await ownTerminal(db, call, request.terminalID);
  requireOffered(terminal, request);
  await requireConsumer(db, call, request.consumerID.toLowerCase());
  const okNumber = await checkCard(call, terminal, request);
  const { cardNumber: number, consumerID } = request;
  const columns = columnsOf(terminal, request, okNumber);
  const { creditCardTokenID, version } = await db.transaction((tx) =>
    saveCard(tx, call, { number, consumerID, columns }),
  );
  call.context.totals.drop(call.caller.merchantID);
  return {
    status: 201,
    json: operation(call, 'CreatedSuccessfully', named(creditCardTokenID, version)),
  };
};
