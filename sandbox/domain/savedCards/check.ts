import type { CardRequest } from '#contract/entities/requestParts.ts';
import { israelDay } from '#contract/israelDay.ts';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { newID } from '#sandbox/core/newID.ts';
import { expiryColumns } from '#sandbox/domain/money/keptCard.ts';
import type { Terminal } from '#sandbox/domain/ownTerminal.ts';
import { cardKindOf } from '#sandbox/domain/processor/cardKind.ts';
import { codeText, refusalText } from '#sandbox/domain/processor/refusals.ts';

interface AskedCard extends Pick<CardRequest, 'cardNumber' | 'cardExpiration'> {
  /** Given on the telephone after a refusal with 3 or 4. */
  approvalNumber?: string | null | undefined;
  /** What the processor knows the question by; absent = it is a new one. */
  reference?: string;
}

/**
 * Asks the processor whether a card is good; nothing is charged.
 * @returns the processor's approval number
 * @throws ApiError 400 with the processor's code
 */
export async function checkCard(
  call: Call,
  { settings }: Pick<Terminal, 'settings'>,
  { cardNumber, cardExpiration, approvalNumber, reference = newID() }: AskedCard,
): Promise<string | null> {
  const { clock, processor } = call.context;
  const { code, approvalNumber: given } = await processor.authorize(
    {
      reference,
      kind: 'check',
      amount: 0,
      currency: 'ILS',
      terminal: { allowJ5: settings.allowJ5 },
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
