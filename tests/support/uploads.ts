import { endpoints, fillPath, type EndpointOfKind } from '#contract/endpoints.ts';
import { isOperationResponse, type OperationResponse } from '#contract/envelope.ts';
import type { Ask } from './sandbox.ts';

/** A file as a form sends it. */
export interface SentFile {
  name: string;
  type: string;
  bytes: Uint8Array | string;
}

/** Sends a file in a form, as the app does. @returns the status and the operation's answer */
export async function uploadFile(
  ask: Ask,
  id: EndpointOfKind<'upload'>,
  { path, file }: { path: Readonly<Record<string, string>>; file: SentFile },
): Promise<{ status: number; answer: Partial<OperationResponse> }> {
  const { base, path: template } = endpoints[id];
  const form = new FormData();
  const bytes = typeof file.bytes === 'string' ? Buffer.from(file.bytes) : Buffer.from(file.bytes);
  form.set('file', new File([bytes], file.name, { type: file.type }));
  const encoded = new Request('http://localhost/', { method: 'POST', body: form });
  const answer = await ask({
    method: 'POST',
    url: `/sandbox/${base}${fillPath(template, path)}`,
    headers: { 'content-type': encoded.headers.get('content-type') ?? '', 'accept-language': 'en' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
  const body: unknown = answer.body === '' ? {} : answer.json();
  return { status: answer.statusCode, answer: isOperationResponse(body) ? body : {} };
}
