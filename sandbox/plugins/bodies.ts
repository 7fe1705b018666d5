import type { FastifyInstance } from 'fastify';

/** Greatest size of a JSON or form body, in bytes. */
export const maximumBodyBytes = 1024 * 1024;

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
  app.addContentTypeParser('multipart/form-data', (_request, payload, done) => {
    payload.on('end', () => done(null)).on('error', done);
    payload.resume();
  });
}
