import { idempotencyHeader, versionHeader, type Locale } from '#contract/constants.ts';
import { fillPath, type Base, type Endpoint } from '#contract/endpoints.ts';
import type { EndpointReference } from '#src/dataProvider/resource.ts';
import { buildQuery, type QueryParameters } from '#contract/query.ts';
import type { FileUpload } from './httpClientUpload.ts';
import type { SeenRecords } from './seenAgain.ts';

/** Something done to one record, in the catalogue's words `resources.<noun>.done.<deed>`. */
export interface Deed {
  /** Name of the resource. */
  noun: string;
  deed: 'create' | 'update' | 'delete' | 'restore';
  /** What the record is called. */
  name: string;
}

/** What a call carries besides its endpoint. */
export interface CallArguments {
  /** Path parameters by the names of the contract. */
  path?: Readonly<Record<string, string>>;
  query?: QueryParameters;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent in place of a body; whoever sends it shows its progress. */
  file?: FileUpload;
  signal?: AbortSignal;
  /** The caller shows a refusal itself: a bad request, or status error; calls with `ownErrors` in the contract always do. */
  quiet?: boolean;
  /** The caller says itself that there is no such record. */
  ownMissing?: boolean;
  /** The caller shows every failure itself, but those that end the session. */
  ownFailure?: boolean;
  /** The screen itself says that a post succeeded (spec §8: "optional for posts"); warnings are shown all the same. */
  ownSuccess?: boolean;
  /** What is done to what; without it a success is told in the server's words. */
  about?: Deed | undefined;
  /** The screen shows the whole answer itself, a warning too, as a report of many rows does. */
  ownAnswer?: boolean;
  /** The answer must be an OperationResponse; another one counts as not parsed. */
  expects?: 'operation';
  /** No person started this call, e.g. polling: it neither refreshes the idle timer nor counts as progress. */
  background?: boolean;
  /** Gathers what would be told of a write's changes, call by call, for a job of many that tells it at its end. */
  later?: Map<EndpointReference, () => void>;
  /** What the person saw of the records it acts on: it goes along, and what has moved on since is left alone. */
  seen?: SeenRecords;
  /** Names the attempt of a call that must not happen twice; sent only to servers that know the header. */
  idempotencyKey?: string;
}

/** Addresses of the API bases, without a trailing slash. */
export type BaseAddresses = Readonly<Record<Base, string>>;

/** The address of a call; equal questions have equal addresses. */
export function addressOfCall(bases: BaseAddresses, { base, path }: Endpoint, call: CallArguments): string {
  const query = buildQuery(call.query ?? {});
  return `${bases[base]}${fillPath(path, call.path)}${query && `?${query}`}`;
}

/** Who asks, and in which language. */
export interface RequestIdentity {
  token: string;
  locale: Locale;
  /** Sent as X-Version when known. */
  uiVersion: string | undefined;
  /** The server knows the header Idempotency-Key. */
  sendsKeys?: boolean | undefined;
}

/** The headers of a call. */
export function headersOfCall({ token, locale, uiVersion, sendsKeys }: RequestIdentity, call: CallArguments): Headers {
  const headers = new Headers({
    accept: 'application/json',
    authorization: `Bearer ${token}`,
    'accept-language': locale,
  });
  if (call.body !== undefined) headers.set('content-type', 'application/json');
  if (uiVersion) headers.set(versionHeader, uiVersion);
  if (sendsKeys && call.idempotencyKey !== undefined) headers.set(idempotencyHeader, call.idempotencyKey);
  return headers;
}
