import { maximumFaults } from '#contract/constants.ts';
import type { FieldError } from '#contract/envelope.ts';
import type { Fault } from '#contract/rules/fault.ts';
import type { TextKey } from './messages/catalogue.ts';

/** Why a call is refused; the error handler turns it into an OperationResponse in the caller's language. */
export interface ApiErrorDetails {
  /** Field errors; `description` is a message key that `values` fill, or a finished text. */
  errors?: (FieldError & { values?: Fault['values'] })[];
  /** Fill the places of the message itself. */
  values?: Fault['values'];
  /** Tells more beside the errors, e.g. what has changed meanwhile. */
  additionalData?: unknown;
  entityType?: string;
  entityUID?: string;
  /** Asks to come back after so many seconds. */
  retryAfterSeconds?: number;
}

/** A refusal with the HTTP status it travels with; handlers throw it. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: 400 | 404 | 409 | 422;
  readonly messageKey: TextKey;
  readonly details: ApiErrorDetails;
  constructor(status: 400 | 404 | 409 | 422, messageKey: TextKey, details: ApiErrorDetails = {}) {
    super(messageKey);
    this.status = status;
    this.messageKey = messageKey;
    this.details = details;
  }
}

/** The entity does not exist for this merchant: unknown and foreign ids answer alike. */
export function notFound(entityType: string): ApiError {
  return new ApiError(404, 'NotFound', { entityType });
}

/** The one row of a query. @throws ApiError 404 when there is none. */
export function required<Row>(rows: readonly Row[], entityType: string): Row {
  const [row] = rows;
  if (row === undefined) throw notFound(entityType);
  return row;
}

/** A malformed form: the errors name the fields, as many as a person can use. */
export function invalid(errors: NonNullable<ApiErrorDetails['errors']>): ApiError {
  return new ApiError(400, 'CanNotSaveCheckForm', { errors: errors.slice(0, maximumFaults) });
}

/** A malformed question, which has nothing to save: the errors name the parameters. */
export function invalidQuery(errors: NonNullable<ApiErrorDetails['errors']>): ApiError {
  return new ApiError(400, 'Invalid', { errors });
}
