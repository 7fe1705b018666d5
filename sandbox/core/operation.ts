import type { OperationResponse, OperationStatus } from '#contract/envelope.ts';
import type { Call } from './call.ts';
import { translate } from './locale.ts';
import { toUpdateTimestamp } from './wire.ts';

/** Who does something: the person behind a call, or the sandbox itself, which has no user id. */
export interface Actor extends Pick<Call, 'context' | 'correlationId'> {
  caller: { name: string; userID: string | null };
}

/** What a write leaves on its row; `version` grows beside it. */
export function written({ context, caller, correlationId }: Actor) {
  return {
    updatedDate: context.clock.now(),
    operationDoneBy: caller.name,
    operationDoneByID: caller.userID,
    correlationId,
  };
}

/** What a row is made with: whose it is, when it came, and who wrote it. */
export function created(call: Pick<Call, 'context' | 'caller' | 'correlationId'>) {
  return { merchantID: call.caller.merchantID, created: call.context.clock.now(), ...written(call) };
}

/** The row that an insertion has returned. @throws Error without one, which no database does */
export function inserted<Row>([row]: readonly Row[]): Row {
  if (!row) throw new Error('the database returned no row');
  return row;
}

/** How an answer names the record that a call has made or changed, and its version. */
export function named(id: string, version: number) {
  return { entityUID: id, entityReference: id, concurrencyToken: toUpdateTimestamp(version) };
}

/**
 * The OperationResponse of a call that did what was asked, in the caller's language.
 * @param text a key of the shared catalogue that `values` fill, or a finished text
 */
export function operation(
  { locale, correlationId }: Pick<Call, 'locale' | 'correlationId'>,
  text: string,
  more: Partial<OperationResponse> & { values?: Readonly<Record<string, string | number>> } = {},
  status: OperationStatus = 'success',
): OperationResponse {
  const { values, ...rest } = more;
  return { message: translate(locale, text, values), status, correlationId, ...rest };
}
