import type { InjectOptions } from 'fastify';
import { endpoints, fillPath, type EndpointId } from '#contract/endpoints.ts';

/** A well-formed id that nothing has. */
export const unknownGuid = '00000000-0000-4000-8000-00000000abcd';
export const guidPattern = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A form without a file in it. */
const emptyUpload = { payload: '--x--\r\n', headers: { 'content-type': 'multipart/form-data; boundary=x' } };

/** A call's request: every path parameter an unknown id, an empty body where one belongs. */
export function requestOf(id: EndpointId): Pick<InjectOptions, 'method' | 'url' | 'payload' | 'headers'> {
  const { base, method, path, kind } = endpoints[id];
  const parameters = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, unknownGuid]));
  return {
    method,
    url: `/sandbox/${base}${fillPath(path, parameters)}`,
    ...((method === 'POST' || method === 'PUT') && (kind === 'upload' ? emptyUpload : { payload: {} })),
  };
}
