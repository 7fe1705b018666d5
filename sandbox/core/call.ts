import type { Readable } from 'node:stream';
import type { Locale } from '#contract/constants.ts';
import type { EndpointId } from '#contract/endpoints.ts';
import type { AnswerOf } from '#contract/entities/callTypes.ts';
import type { OperationResponse } from '#contract/envelope.ts';
import type { Role } from '#contract/roles.ts';
import type { Context } from './context.ts';

/** The signed-in person behind a call; every row they see or touch belongs to `merchantID`. */
export interface Caller {
  userID: string;
  merchantID: string;
  name: string;
  roles: readonly Role[];
}

/** Finds out who sends a request. Undefined: no token, or one that is malformed, foreign, forged or expired. */
export type Authenticate = (authorization: string | undefined) => Promise<Caller | undefined>;

/** A file that comes with a call, read as it comes. */
export interface Upload {
  fileName: string;
  /** What the sender calls its content. */
  contentType: string;
  content: Readable;
  /** How long the whole request says it is, in bytes. */
  declaredBytes: number | undefined;
}

/** One call of the contract, already authenticated and authorised. */
export interface Call {
  context: Context;
  caller: Caller;
  endpoint: EndpointId;
  /** Path parameters, decoded. */
  path: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** Parsed JSON, undefined when there is none. */
  body: unknown;
  locale: Locale;
  correlationId: string;
  /** Header Idempotency-Key, as sent. */
  idempotencyKey?: string | undefined;
  /** Network address of who asks; absent where nobody does. */
  address?: string | undefined;
  /** The file of an upload; undefined when there is none. */
  file?: (() => Promise<Upload | undefined>) | undefined;
  /** Aborts when the client leaves. */
  signal: AbortSignal;
}

/** What a handler answers: JSON, or a file that streams. `status` defaults to 200. */
export type Answer<Json = OperationResponse> =
  { status?: number; json: Json } | { file: Readable; fileName: string; contentType: string };

/** Answers a call with what the contract says, e.g. `Handler<AnswerOf<'items.get'>>`. */
export type Handler<Json = OperationResponse> = ((call: Call) => Promise<Answer<Json>>) & {
  /** It sees to idempotency keys itself: see `keepingKeys`. */
  readonly keepsKeys?: true;
};

/**
 * Marks a handler that keeps the promise of idempotency keys itself. Every other one that makes something runs within one
 * transaction of the database (docs/adr/0052-everything-made-once.md), where nobody may wait for anything outside.
 */
export function keepingKeys(answer: (call: Call) => Promise<Answer>): Handler {
  return Object.assign(answer, { keepsKeys: true as const });
}

/** Handlers of a room, by the contract's endpoint ids. A call without one answers 400 "not offered yet". */
export type Handlers = { readonly [Id in EndpointId]?: Handler<AnswerOf<Id>> };
