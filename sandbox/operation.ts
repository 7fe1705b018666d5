import type { OperationResponse, OperationStatus } from '#contract/envelope.ts';
import type { Call } from './call.ts';
import { translate } from './locale.ts';

/** What a write leaves on its row; `version` grows beside it. */
export function written({ context, caller, correlationId }: Pick<Call, 'context' | 'caller' | 'correlationId'>) {
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
