import { endpoints, type EndpointId, type EndpointKind } from '#contract/endpoints.ts';
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
}

/** Deeds the generated list does for each resource, and the code by which it does them. */
const listDeeds: Readonly<Record<string, RegExp>> = {
  meta: /\.getMeta\(/,
  list: /\b(useListController|ListBase|useGetList)\b|\.getList\(/,
  excel: /excel/i,
};
/** Deeds that need a screen of the room, and the code by which a screen does them. */
const roomDeeds: Readonly<Record<string, RegExp>> = {
  get: /\b(useGetOne|useShowController|useEditController|ShowBase|EditBase)\b|\.getOne\(/,
  create: /\b(useCreate|useCreateController|CreateBase)\b|\.create\(/,
  update: /\b(useUpdate|useEditController|EditBase)\b|\.update\(/,
  delete: /\b(useDelete|useDeleteController|useDeleteWithConfirmController)\b|\.delete\(/,
};

const codeOf = (sources: readonly Source[]) => sources.map(({ text }) => withoutComments(text)).join('\n');

/**
 * The calls a declared resource makes: those of its list by being declared, the rest when its room does them.
 * @param list sources of the generated list.
 * @param room sources of the resource's folder.
 */
export function calledByResource(
  { endpoints: calls }: DeclaredResource,
  list: readonly Source[],
  room: readonly Source[],
): string[] {
  const [listCode, roomCode] = [codeOf(list), codeOf(room)];
  return Object.entries(calls)
    .filter(([deed]) => listDeeds[deed]?.test(listCode) || roomDeeds[deed]?.test(roomCode))
    .flatMap(([, call]: [string, unknown]) => (typeof call === 'string' ? [call] : []));
}

const kinds = 'meta|list|excel|record|lookup|create|update|delete|action|upload|download';
const declaredLoop = new RegExp(`^\\s*// exercises every (?:(${kinds}) )?call\\b`, 'gm');

/**
 * The calls a test file loops over: all by `.each(endpointIds)`, or those a comment such as
 * `// exercises every list call` declares above a loop over a table of calls.
 */
export function loopsOf(text: string): ('every' | EndpointKind)[] {
  const code = withoutComments(text);
  const overTable = /\b(endpointIds|endpoints|filters|listIds|lists|resources)\b/.test(code);
  const declared = [...text.matchAll(declaredLoop)].map((match) => (match[1] as EndpointKind | undefined) ?? 'every');
  return [...(/\.each\(endpointIds\)/.test(code) ? ['every' as const] : []), ...(overTable ? declared : [])];
}

/** The calls a test file exercises: named as literals, or covered by a declared loop. */
export function exercisedCalls(text: string, ids: readonly EndpointId[]): string[] {
  const loops = loopsOf(text);
  const looped = ids.filter((id) => loops.includes('every') || loops.includes(endpoints[id].kind));
  return [...namedIds(text, ids), ...looped];
}
