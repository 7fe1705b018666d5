/** The verbs of the data provider: react-admin's, and ours on a list. */
export type Verb =
  | 'getList'
  | 'getOne'
  | 'getMany'
  | 'getManyReference'
  | 'create'
  | 'update'
  | 'updateMany'
  | 'delete'
  | 'deleteMany'
  | 'getGroups'
  | 'exportList';

/** What a verb rejects with where the declaration of a resource has no call for it. */
export class UnsupportedVerbError extends RangeError {
  override name = 'UnsupportedVerbError';
  readonly resource: string;
  readonly verb: Verb;

  /** @param target the field a reference was asked by, which no filter of the list takes. */
  constructor(resource: string, verb: Verb, target?: string) {
    super(`resource ${resource} has no call for ${verb}${target === undefined ? '' : ` by ${target}`}`);
    this.resource = resource;
    this.verb = verb;
  }
}
