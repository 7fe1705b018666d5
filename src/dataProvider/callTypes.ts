import type {
  CreateResult,
  DataProvider,
  GetListResult,
  GetManyReferenceResult,
  GetManyResult,
  GetOneResult,
  Identifier,
  RaRecord,
  UpdateResult,
} from 'react-admin';
import type { EndpointId, EndpointOfKind, PathParameters } from '#contract/endpoints.ts';
import type {
  AnswerOf,
  BodyOf,
  CreateOf,
  DraftOf,
  ListNoun,
  NounWith,
  RecordNoun,
  RecordOf,
  RowOf,
  UpdateOf,
} from '#contract/entities/callTypes.ts';
import type { Row } from '#contract/envelope.ts';
import type { FileUpload } from './http/httpClientUpload.ts';
import type { CallArguments } from './http/request.ts';
import type { EndpointReference } from './resource.ts';

/** The calls that are answered by an OperationResponse. */
export type OperationId = EndpointOfKind<'create' | 'update' | 'delete' | 'action' | 'upload'>;

type PathPart<Id extends EndpointId> = [keyof PathParameters<Id>] extends [never]
  ? { path?: undefined }
  : { path: Readonly<PathParameters<Id>> };

type BodyPart<Id extends EndpointId> =
  Id extends EndpointOfKind<'upload'>
    ? { body?: undefined; file: FileUpload }
    : undefined extends BodyOf<Id>
      ? { body?: undefined }
      : { body: DraftOf<BodyOf<Id>> };

/** What a call of the contract carries: its own path parameters, its own body, and how it is made. */
export type CallOf<Id extends EndpointId> = Id extends EndpointId
  ? Omit<CallArguments, 'path' | 'body'> & PathPart<Id> & BodyPart<Id>
  : never;

/** What must be said besides the call's name; a call the contract does not know may carry anything. */
export type ArgumentsOf<Reference extends EndpointReference> = Reference extends EndpointId
  ? Record<never, never> extends CallOf<Reference>
    ? [call?: CallOf<Reference>]
    : [call: CallOf<Reference>]
  : [call?: CallArguments];

/** What answers a call; of a call the contract does not know nobody can tell. */
export type AnswerTo<Reference extends EndpointReference> = Reference extends EndpointId
  ? AnswerOf<Reference>
  : unknown;

/** A row or record as react-admin's hooks hold it; being no RaRecord, it does not swallow a misspelt field. */
export type Identified<Fields> = Fields & { id: Identifier };

/** A record of a resource by its name; of one the contract does not know, fields of anything. */
export type RecordFor<Name extends string> = Name extends RecordNoun ? Identified<RecordOf<Name>> : RaRecord;

/** What a form of a resource sends, before it is judged. */
export type BodyFor<Name extends string> =
  Name extends NounWith<'create'>
    ? DraftOf<CreateOf<Name>> | (Name extends NounWith<'update'> ? DraftOf<UpdateOf<Name>> : never)
    : Row;

type Params<Verb extends keyof DataProvider> = Parameters<DataProvider[Verb]>[1];

/** A resource that is none of the contract's nouns with such a call: nobody knows its fields. */
type OwnResource<Name extends string, Call extends string> = Name extends NounWith<Call> ? never : Name;

/** React-admin's own verbs, which know the nouns of the contract: `getOne('customers', …)` gives its details. */
export interface NounVerbs {
  getList<Noun extends ListNoun>(
    resource: Noun,
    params: Params<'getList'>,
  ): Promise<GetListResult<Identified<RowOf<Noun>>>>;
  getList<Item extends RaRecord = RaRecord>(resource: string, params: Params<'getList'>): Promise<GetListResult<Item>>;
  getOne<Noun extends RecordNoun>(
    resource: Noun,
    params: Params<'getOne'>,
  ): Promise<GetOneResult<Identified<RecordOf<Noun>>>>;
  getOne<Item extends RaRecord = RaRecord>(resource: string, params: Params<'getOne'>): Promise<GetOneResult<Item>>;
  /** The records of some ids, rows where the list can be asked for several and `meta.detail` does not want them whole. */
  getMany<Noun extends ListNoun>(
    resource: Noun,
    params: Params<'getMany'>,
  ): Promise<GetManyResult<Identified<RowOf<Noun>>>>;
  getMany<Item extends RaRecord = RaRecord>(resource: string, params: Params<'getMany'>): Promise<GetManyResult<Item>>;
  /** The rows of a list that name a record, by the filter, or the column, that takes its id. */
  getManyReference<Noun extends ListNoun>(
    resource: Noun,
    params: Params<'getManyReference'>,
  ): Promise<GetManyReferenceResult<Identified<RowOf<Noun>>>>;
  getManyReference<Item extends RaRecord = RaRecord>(
    resource: string,
    params: Params<'getManyReference'>,
  ): Promise<GetManyReferenceResult<Item>>;
  /** Gives the id of what was made, and the answer as `meta`; nothing of what was sent. */
  create<Created extends RaRecord = RaRecord, Name extends string = string>(
    resource: OwnResource<Name, 'create'>,
    params: Params<'create'>,
  ): Promise<CreateResult<Created>>;
  create<Noun extends NounWith<'create'>>(
    resource: Noun,
    params: Pick<Params<'create'>, 'meta'> & { data: CreateOf<Noun> },
  ): Promise<CreateResult<{ id: Identifier }>>;
  update<Item extends RaRecord = RaRecord, Name extends string = string>(
    resource: OwnResource<Name, 'update'>,
    params: Params<'update'>,
  ): Promise<UpdateResult<Item>>;
  update<Noun extends NounWith<'update'>>(
    resource: Noun,
    params: Omit<Params<'update'>, 'data' | 'previousData'> & { data: UpdateOf<Noun>; previousData?: Row },
  ): Promise<UpdateResult<Identified<UpdateOf<Noun>>>>;
}
