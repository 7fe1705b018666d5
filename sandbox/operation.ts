import type { OperationResponse, OperationStatus } from '#contract/envelope.ts';
import type { Call } from './call.ts';
import { translate } from './locale.ts';

/** Who does something: the person behind a call, or the sandbox itself, which has no user id. */
export interface Doer extends Pick<Call, 'context' | 'correlationId'> {
  caller: { name: string; userID: string | null };
}

/** What a write leaves on its row; `version` grows beside it. */
export function written({ context, caller, correlationId }: Doer) {
  return {
    updatedDate: context.clock.now(),
    operationDoneBy: caller.name,
    operationDoneByID: caller.userID,
    correlationId,
  };
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
