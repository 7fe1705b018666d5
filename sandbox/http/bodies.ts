import type { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

/** Greatest size of a JSON or form body, in bytes. */
export const maximumBodyBytes = 1024 * 1024;

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

/**
 * Readers of request bodies: JSON (an empty one is no body, since the client names JSON on every call), forms of the
 * sandbox's own pages, and uploads, which are drained unread until the calls that take them are offered.
 */
export function addBodyParsers(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    if (text === '') done(null);
    else void parseJson(request, String(text), done);
  });
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => {
    done(null, Object.fromEntries(new URLSearchParams(String(text))));
  });
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => drain(payload, done));
}
