import type { Locale } from '#contract/constants.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { ApiErrorDetails } from './apiError.ts';
import { translate } from './locale.ts';
import type { TextKey } from './messages/catalogue.ts';

/**
 * The OperationResponse of a call that failed, in the caller's language (docs/wire.md §1.3).
 * Descriptions that are message keys are translated, finished texts stay.
 */
export function failure(
  locale: Locale,
  correlationId: string,
  messageKey: TextKey,
  { errors, entityType, entityUID, values, additionalData }: ApiErrorDetails = {},
): OperationResponse {
  return {
    message: translate(locale, messageKey, values),
    status: 'error',
    ...(entityUID !== undefined && { entityUID }),
    ...(entityType !== undefined && { entityType }),
    correlationId,
    ...(additionalData !== undefined && { additionalData }),
    ...(errors && {
      errors: errors.map(({ code, description, values: filled }) => ({
        ...(code !== undefined && { code }),
        ...(description !== undefined && { description: translate(locale, description, filled) }),
      })),
    }),
  };
}
