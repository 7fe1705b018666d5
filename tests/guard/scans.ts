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
  endpoints: Readonly<Record<string, unknown>>;
}

/** Deeds of a resource that need a screen of their own, and the code by which a screen does them. */
const deeds: Readonly<Record<string, RegExp>> = {
  get: /\b(useGetOne|useShowController|useEditController|ShowBase|EditBase)\b|\.getOne\(/,
  create: /\b(useCreate|useCreateController|CreateBase)\b|\.create\(/,
  update: /\b(useUpdate|useEditController|EditBase)\b|\.update\(/,
  delete: /\b(useDelete|useDeleteController|useDeleteWithConfirmController)\b|\.delete\(/,
};
/** Deeds the generated list does for each resource. */
const listDeeds = ['meta', 'list', 'excel'];

/**
 * The calls a declared resource makes: its list's by being declared, the rest when a source of its room does them.
 * @param room sources of the resource's folder.
 */
export function calledByResource({ endpoints: calls }: DeclaredResource, room: readonly Source[]): string[] {
  const code = room.map(({ text }) => withoutComments(text)).join('\n');
  return Object.entries(calls)
    .filter(([deed]) => listDeeds.includes(deed) || deeds[deed]?.test(code))
    .flatMap(([, call]) => (typeof call === 'string' ? [call] : []));
}

/** Declarations in a test file that it loops over calls, e.g. `// exercises every list call`. */
export function declaredLoops(text: string): ('every' | EndpointKind)[] {
  const kinds = 'meta|list|excel|record|lookup|create|update|delete|action|upload|download';
  const pattern = new RegExp(`^\\s*// exercises every (?:(${kinds}) )?call\\b`, 'gm');
  const looped = /\b(endpointIds|endpoints|filters|registry|apiRoutes)\b/.test(withoutComments(text));
  return looped ? [...text.matchAll(pattern)].map((match) => (match[1] as EndpointKind | undefined) ?? 'every') : [];
}

/** The calls a test file exercises: named as literals, or covered by a declared loop. */
export function exercisedCalls(text: string, ids: readonly EndpointId[]): string[] {
  const loops = declaredLoops(text);
  const looped = ids.filter((id) => loops.includes('every') || loops.includes(endpoints[id].kind));
  return [...namedIds(text, ids), ...looped];
}
