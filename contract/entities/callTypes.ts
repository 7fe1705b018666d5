import type { InferType, Schema } from 'yup';
import type { EndpointId, EndpointOfKind } from '#contract/endpoints.ts';
import type { ListEnvelope, OperationResponse } from '#contract/envelope.ts';
import type { Meta } from '#contract/meta.ts';
import type { otherVerbs, wireWords } from '#contract/nouns.ts';
import type { answersOfReads, bodiesOfCalls, rowsOfLists } from './byCall.ts';

/**
 * What travels with each call, as types of the entities' schemas. Import them as types alone: whoever does so adds not
 * one byte of yup.
 * @example
 * const { consumerName }: RecordOf<'customers'> = record;
 * const body: BodyOf<'consumers.create'> = { consumerName };
 */
type Rows = typeof rowsOfLists;
type Reads = typeof answersOfReads;
type Bodies = typeof bodiesOfCalls;

type WireWords = typeof wireWords;
type OtherVerbs = typeof otherVerbs;

type Named<Noun, Call extends string> = `${Noun & string}.${Call}` extends keyof OtherVerbs
  ? OtherVerbs[`${Noun & string}.${Call}`]
  : Noun extends keyof WireWords
    ? `${WireWords[Noun]}.${Call}`
    : `${Noun & string}.${Call}`;

type Prefix<Id, Call extends string> = Id extends `${infer Noun}.${Call}` ? Noun : never;

/** The nouns with lists, by the screens' words and by the wire's. */
export type ListNoun = Prefix<keyof Rows, 'list'> | keyof WireWords;

/** The nouns whose records can be read one by one: by a call, or as the row of a list. */
export type RecordNoun = Prefix<keyof Reads, 'get'> | ListNoun;

/** A row of a noun's list. */
export type RowOf<Noun extends ListNoun> = InferType<Rows[Named<Noun, 'list'> & keyof Rows]>;

/** A noun with all its details; one without a call for them has its row. */
export type RecordOf<Noun extends RecordNoun> =
  Named<Noun, 'get'> extends keyof Reads ? InferType<Reads[Named<Noun, 'get'> & keyof Reads]> : RowOf<Noun & ListNoun>;

/** Nouns with a call of a kind that is sent a body, e.g. `create`. */
export type NounWith<Call extends string> =
  | Prefix<keyof Bodies, Call>
  | { [Noun in keyof WireWords]: Named<Noun, Call> extends keyof Bodies ? Noun : never }[keyof WireWords];

/** The body that makes a record of a noun. */
export type CreateOf<Noun extends NounWith<'create'>> = BodyOf<Named<Noun, 'create'> & keyof Bodies>;

/** The body that changes a record of a noun. */
export type UpdateOf<Noun extends NounWith<'update'>> = BodyOf<Named<Noun, 'update'> & keyof Bodies>;

type Inferred<Of> = Of extends Schema ? InferType<Of> : undefined;

/** The JSON that answers a call; a file is none. */
export type AnswerOf<Id extends EndpointId> = Id extends keyof Rows
  ? ListEnvelope<InferType<Rows[Id]>>
  : Id extends keyof Reads
    ? InferType<Reads[Id]>
    : Id extends EndpointOfKind<'meta'>
      ? Meta
      : Id extends EndpointOfKind<'excel' | 'download'>
        ? never
        : OperationResponse;

/** The body of a call; undefined for a call without one, and for an upload, which carries a file. */
export type BodyOf<Id extends EndpointId> = Id extends keyof Bodies ? Inferred<Bodies[Id]> : undefined;

/**
 * A body as a form makes it, before its schema has judged it: what is required may be missing, a number may be a text
 * and a word any text. Its fields are those of the body all the same.
 */
export type DraftOf<Body> = Body extends string
  ? string
  : Body extends number
    ? number | string
    : Body extends boolean | null | undefined
      ? Body
      : Body extends readonly (infer Item)[]
        ? readonly DraftOf<Item>[]
        : { readonly [Field in keyof Body]?: DraftOf<Body[Field]> | null };
