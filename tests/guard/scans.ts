import { endpoints, type EndpointId } from '#contract/endpoints.ts';
import { literalsOf, withoutComments, type Source } from './sources.ts';

/** The ids among some that stand as text literals in a source. */
export function namedIds(text: string, ids: readonly string[]): string[] {
  const literals = new Set(literalsOf(text));
  return ids.filter((id) => literals.has(id));
}

/** A declared resource as the scan of its callers needs it. */
export interface DeclaredResource {
  name: string;
  /** What the declaration maps each deed to: a call's id, or a call described in place. */
  endpoints: object;
  /** Its records have a generated page. */
  hasRecordPage?: boolean;
}

/** Deeds the generated list and its page of one record do, and the code by which they do them. */
const listDeeds: Readonly<Record<string, RegExp>> = {
  meta: /\.getMeta\(/,
  list: /\b(useListController|ListBase|useGetList)\b|\.getList\(/,
  excel: /\bendpoints\.excel\b/,
  grouped: /\.getGroups\(/,
  get: /\.getOne\b/,
};
/** Deeds that need a screen of the room, and the code by which a screen does them. */
const roomDeeds: Readonly<Record<string, RegExp>> = {
  get: /\b(useGetOne|useRecord|useShowController|useEditController|ShowBase|EditBase)\b|\.getOne\b/,
  create: /\b(useCreate|useCreateController|CreateBase)\b|\.create\(|<RecordForm(Page)?\b/,
  update: /\b(useUpdate|useEditController|EditBase)\b|\.update\(|<RecordFormPage\b/,
  delete: /\b(useDelete|useDeleteController|useDeleteWithConfirmController)\b|\.delete\(/,
};

const codeOf = (sources: readonly Source[]) => sources.map(({ text }) => withoutComments(text)).join('\n');

/**
 * The calls a declared resource makes: those of its list by being declared, that of one record where it has a
 * generated page, the rest when its room does them.
 * @param list sources of the generated list.
 * @param room sources of the resource's folder.
 */
export function calledByResource(
  { endpoints: calls, hasRecordPage = false }: DeclaredResource,
  list: readonly Source[],
  room: readonly Source[],
): string[] {
  const [listCode, roomCode] = [codeOf(list), codeOf(room)];
  return Object.entries(calls)
    .filter(([deed]) => {
      const isGenerated = deed !== 'get' || hasRecordPage;
      return (isGenerated && listDeeds[deed]?.test(listCode)) || roomDeeds[deed]?.test(roomCode);
    })
    .flatMap(([, call]: [string, unknown]) => (typeof call === 'string' ? [call] : []));
}

/** The verbs of the data provider that sources ask of a resource by its name, e.g. `update` of `invoices`. */
export function verbsByName(sources: readonly Source[], resource: string): string[] {
  const pattern = new RegExp(`\\.(create|update|delete)\\('${resource}'`, 'g');
  return [...codeOf(sources).matchAll(pattern)].map(([, verb = '']) => verb);
}

/** The calls among some that a pattern with `*` names, e.g. `*.meta`. */
function matchingIds(pattern: string, ids: readonly EndpointId[]): EndpointId[] {
  const expression = new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '\\w+')}$`);
  return ids.filter((id) => expression.test(id));
}

/** Calls whose whole address stands in a source, e.g. `/sandbox/transactions/api/transactions/$grouped?…`. */
function addressedCalls(text: string, ids: readonly EndpointId[]): EndpointId[] {
  const found = [...withoutComments(text).matchAll(/\b\w+\/api\/[\w$/-]+/g)].map(([address]) => address);
  return ids.filter((id) => found.includes(endpoints[id].base + endpoints[id].path));
}

/** True for a test file that has one test for each of several values. */
export function hasLoop(text: string): boolean {
  return /\.each\(/.test(withoutComments(text));
}

/**
 * The calls a test file exercises: named, addressed, looped over by `.each(endpointIds)`, or declared.
 * @param declared patterns of ids the file loops over; believed only of a file that has a loop.
 */
export function exercisedCalls(
  text: string,
  ids: readonly EndpointId[],
  declared: readonly string[] = [],
): readonly string[] {
  if (/\.each\(endpointIds\)/.test(withoutComments(text))) return ids;
  const looped = hasLoop(text) ? declared.flatMap((pattern) => matchingIds(pattern, ids)) : [];
  return [...namedIds(text, ids), ...addressedCalls(text, ids), ...looped];
}
