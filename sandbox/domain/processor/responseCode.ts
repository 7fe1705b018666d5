import type { ProcessorRequest } from '#sandbox/core/processor.ts';
import { maskCard } from './cardKind.ts';
import { refusedCards } from './testCards.ts';

/** Endings of amounts, in agorot, that are refused whatever the card. */
const callTheCompany = 3;
const nobodyAtThePinpad = 9;

/** A voice approval overrides these. */
const overridable: readonly number[] = [3, 4];

function cardCode({ number, mask }: NonNullable<ProcessorRequest['card']>): number {
  const isIt = (refused: string) => (number === undefined ? maskCard(refused) === mask : refused === number);
  return Number(refusedCards.find((refused) => isIt(refused.number))?.refusal?.code ?? 0);
}

function rawCode({ kind, amount, terminal, card, held, pinPadDeviceID, today }: ProcessorRequest): number {
  if (kind === 'hold' && !terminal.allowJ5) return 349;
  // What was approved once is asked for no second time.
  if (kind === 'return') return 0;
  if (kind === 'capture') return amount > (held ?? amount) ? 507 : 0;
  if (pinPadDeviceID !== undefined && amount % 100 === nobodyAtThePinpad) return 9;
  if (card?.expiresOn && card.expiresOn < today) return 15;
  const refused = card ? cardCode(card) : 0;
  if (refused !== 0) return refused;
  return kind !== 'check' && amount % 100 === callTheCompany ? 3 : 0;
}

/** The simulated processor's decision; 0 approves. */
export function responseCode(request: ProcessorRequest): number {
  const code = rawCode(request);
  return request.approvalNumber && overridable.includes(code) ? 0 : code;
}
