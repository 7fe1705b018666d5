import { createHash } from 'node:crypto';
import { isObject } from '#contract/envelope.ts';
import { holdsCardNumber } from '#contract/rules/cardInText.ts';
import { invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';
import { newID } from '#sandbox/core/newID.ts';
import { maskCard } from '#sandbox/domain/processor/cardKind.ts';

// spec gap: what a key looks like.
/** Visible ASCII, so that a header can carry it. */
const keyPattern = /^[\x21-\x7e]{1,100}$/;

/** JSON with the keys of every object in order: equal bodies give equal texts. */
function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join()}]`;
  if (!isObject(value)) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1));
  return `{${entries.map(([key, held]) => `${JSON.stringify(key)}:${canonical(held)}`).join()}}`;
}

const isKey = (value: unknown): value is string =>
  typeof value === 'string' && keyPattern.test(value) && !holdsCardNumber(value);

/** The header Idempotency-Key; undefined where there is none. @throws ApiError 400 that names it when it is malformed */
export function headerKeyOf({ idempotencyKey }: Pick<Call, 'idempotencyKey'>): string | undefined {
  if (idempotencyKey === undefined || isKey(idempotencyKey)) return idempotencyKey;
  throw invalid([{ code: 'Idempotency-Key', description: 'Invalid' }]);
}

/**
 * The key of an attempt: the header Idempotency-Key or `extension.attemptID`, which say the same where both are; a new
 * one for who sends none.
 * @throws ApiError 400 that names the malformed one
 */
export function attemptKeyOf(call: Pick<Call, 'idempotencyKey' | 'body'>): string {
  const { body } = call;
  const extension = isObject(body) && isObject(body.extension) ? body.extension : {};
  const inBody = extension.attemptID;
  const idempotencyKey = headerKeyOf(call);
  if (inBody === undefined || inBody === null) return idempotencyKey ?? newID();
  if (!isKey(inBody) || (idempotencyKey !== undefined && idempotencyKey !== inBody)) {
    throw invalid([{ code: 'extension.attemptID', description: 'Invalid' }]);
  }
  return inBody;
}

/** What is compared of a typed card beside its mask. */
const comparedOfCard = ['cardExpiration', 'cardOwnerName', 'cardOwnerNationalID', 'authNum'] as const;

/**
 * A typed card as far as it may be kept. What may not (the whole number, security code, track) is in no digest either:
 * there are few enough of each to try them all out (docs/adr/0029-nothing-secret-in-a-digest.md).
 */
function comparableCard(card: unknown): unknown {
  if (!isObject(card)) return null;
  const { cardNumber } = card;
  const mask = typeof cardNumber === 'string' && cardNumber.length > 4 ? maskCard(cardNumber) : null;
  return [mask, ...comparedOfCard.map((name) => card[name] ?? null)];
}

/** Names of what is kept of a card nowhere, not for a moment, however a program writes them. */
const unkept = /^(cvv2?|cvc2?|cid|securityCode|pin|cardReaderInput|track[12]?)$/i;

/** A value as far as it may be kept, wherever a body has a card: numbers as their masks, codes and tracks not at all. */
function comparable(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(comparable);
  if (!isObject(value)) return typeof value === 'string' && holdsCardNumber(value) ? null : value;
  const entries = Object.entries(value).filter(([name]) => !unkept.test(name));
  return Object.fromEntries(
    entries.map(([name, held]) => {
      const digits = typeof held === 'string' || typeof held === 'number' ? String(held) : '';
      return [name, name === 'cardNumber' && digits.length > 4 ? maskCard(digits) : comparable(held)];
    }),
  );
}

function withoutSeen({ seen: _, ...asked }: Record<string, unknown>): Record<string, unknown> {
  return asked;
}

/**
 * Says whether two requests are the same one, as far as that may be kept. Whom to tell of the progress and what was seen
 * before are no part of what is asked: a screen that has reconnected, or read its record again, sends the same.
 */
export function digestOf({ endpoint, path, body }: Pick<Call, 'endpoint' | 'path' | 'body'>): string {
  const card = isObject(body) ? comparableCard(body.creditCardSecureDetails) : null;
  const rest = comparable(
    isObject(body) ? { ...withoutSeen(body), creditCardSecureDetails: null, connectionID: null } : body,
  );
  const asked = isObject(rest) ? { ...rest, creditCardSecureDetails: card } : (rest ?? null);
  return createHash('sha256')
    .update(canonical([endpoint, path, asked]))
    .digest('base64');
}
