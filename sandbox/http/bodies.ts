import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Greatest size of a call's JSON, in bytes; twice what the largest body of the contract takes. */
export const maximumBodyBytes = 1024 * 1024;

/** Greatest size of what the sandbox's own pages and switches are sent, in bytes. */
export const maximumFormBytes = 8 * 1024;

/** Greatest size of an upload, in bytes. */
const maximumUploadBodyBytes = 10 * 1024 * 1024;

/** Reads a stream to its end without keeping it. */
function drain(payload: Readable, done: (error: Error | null) => void): void {
  let bytes = 0;
  payload.on('data', (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes <= maximumUploadBodyBytes) return;
    payload.removeAllListeners('data');
    done(Object.assign(new Error('upload too large'), { statusCode: 413 }));
  });
  payload.on('end', () => bytes <= maximumUploadBodyBytes && done(null));
  payload.on('error', done);
}

const form = 'application/x-www-form-urlencoded';

/**
 * Readers of request bodies: JSON (an empty one is no body, since the client names JSON on every call), and forms of the
 * sandbox's own pages.
 */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null);
    else void parseJson(request, String(text), done);
  });
  app.addContentTypeParser(form, { parseAs: 'string' }, (_request, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(text))));
  });
}

/** The calls of the contract take JSON alone (docs/wire.md §1.1). */
export function takeJsonAlone(scope: FastifyInstance): void {
  scope.removeContentTypeParser(form);
}

/** Uploads are drained unread until the calls that take them are offered. */
export function takeUploads(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('multipart/form-data', (_request, payload, done) => drain(payload, done));
}
