import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '#sandbox/core/apiError.ts';
import type { Upload } from '#sandbox/core/call.ts';

/** Greatest size of a call's JSON, in bytes; twice what the largest body of the contract takes. */
export const maximumBodyBytes = 1024 * 1024;

/** Greatest size of what the sandbox's own pages and switches are sent, in bytes. */
export const maximumFormBytes = 8 * 1024;

/** Greatest size of an upload that nobody reads, in bytes. */
const maximumUploadBodyBytes = 10 * 1024 * 1024;

/** Reads a request to its end without keeping it: a call that takes no file yet answers all the same. */
export async function drain(payload: Readable): Promise<void> {
  let bytes = 0;
  for await (const chunk of payload) {
    bytes += Buffer.isBuffer(chunk) ? chunk.length : 0;
    if (bytes > maximumUploadBodyBytes) throw Object.assign(new Error('upload too large'), { statusCode: 413 });
  }
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
export function acceptJsonOnly(scope: FastifyInstance): void {
  scope.removeContentTypeParser(form);
}

/** Uploads are forms in parts with one file, which the call reads as it comes. */
export async function acceptUploads(scope: FastifyInstance): Promise<void> {
  scope.removeAllContentTypeParsers();
  const limits = {
    files: 1,
    fileSize: Number.POSITIVE_INFINITY,
    fields: 5,
    fieldSize: 1000,
    parts: 6,
    headerPairs: 50,
  };
  await scope.register(multipart, { limits });
}

const unreadable = () =>
  new ApiError(400, 'RequestNotReadable', { errors: [{ code: 'file', description: 'Invalid' }] });

/** The bytes of a file as they come. @throws ApiError 400 where the form ends before it does */
async function* piecesOf(file: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const piece of file) if (Buffer.isBuffer(piece)) yield piece;
  } catch {
    throw unreadable();
  }
}

/** The file of an upload. @throws ApiError 400 for a form that can not be read */
export async function fileOf(request: FastifyRequest): Promise<Upload | undefined> {
  try {
    const part = await request.file();
    const length = Number(request.headers['content-length']);
    return (
      part && {
        fileName: part.filename,
        contentType: part.mimetype,
        content: Readable.from(piecesOf(part.file), { objectMode: false }),
        declaredBytes: Number.isFinite(length) ? length : undefined,
      }
    );
  } catch {
    throw unreadable();
  }
}
