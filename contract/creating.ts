import { type EndpointId, type EndpointOfKind, endpoints } from './endpoints.ts';

/** Calls of another kind that make something all the same: documents, a file of transfers, deals of a sheet. */
const otherCreatingCalls = [
  'invoices.createForTransaction',
  'invoices.cancel',
  'masav.generate',
  'import.upload',
] as const satisfies readonly EndpointId[];

/** A call that makes something which must be made once: it takes an idempotency key (docs/wire.md). */
export type CreatingEndpointId = EndpointOfKind<'create'> | (typeof otherCreatingCalls)[number];

/**
 * Whether a call makes something anew, so that a repeat under its key must get the first answer.
 * @example isCreating('billing.create') // true
 */
export function isCreating(id: EndpointId): id is CreatingEndpointId {
  return endpoints[id].kind === 'create' || otherCreatingCalls.some((call) => call === id);
}
