/** One field error of an OperationResponse: `code` is the offending property's name or path. */
export interface FieldError {
  code?: string;
  description?: string;
}

export type OperationStatus = 'success' | 'warning' | 'error';

/** The answer of every create, update, delete and action (docs/wire.md §1.3). */
export interface OperationResponse {
  message?: string;
  status: OperationStatus;
  entityUID?: string;
  entityReference?: string;
  entityID?: number;
  entityType?: string;
  correlationId?: string;
  errors?: FieldError[];
  concurrencyToken?: string;
  innerResponse?: OperationResponse;
  additionalData?: unknown;
}

/** A row of a list: field names are the server's. */
export type Row = Record<string, unknown>;

/** What further amounts of a list's rows come to in one currency, by their fields, two decimals. */
export interface CurrencySums {
  currency: string;
  amounts: Readonly<Record<string, number>>;
}

/** Sums over the whole filter, two decimals, where the server gives them (docs/wire.md §1.2). */
export interface Totals {
  sums?: CurrencySums[];
  totalAmountILS?: number;
  totalAmountUSD?: number;
  totalAmountEUR?: number;
}

/** The answer of a list call (spec §3 "List responses"). `numberOfRecords` counts the filter, not the page. */
export interface ListEnvelope<Item = Row> extends Totals {
  data: Item[] | null;
  numberOfRecords: number;
  status?: OperationStatus;
}

/** Dictionaries as they travel: dictionary name → code → description. */
export type Dictionaries = Record<string, Record<string, string>>;

/** Whether an operation did what was asked; a warning or an error did not. */
export function isSuccess(response: OperationResponse): boolean {
  return response.status === 'success';
}

/** Narrows parsed JSON to an object with string keys. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** True for a body that looks like an OperationResponse; anything else is a foreign answer. */
export function isOperationResponse(value: unknown): value is OperationResponse {
  return isObject(value) && (value.status === 'success' || value.status === 'warning' || value.status === 'error');
}
