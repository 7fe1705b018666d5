import { maximumUploadBytes } from '#contract/constants.ts';
import { fileFault, type GivenFile } from '#contract/files/judgeFile.ts';
import type { Fault } from '#contract/rules/fault.ts';
import { fault } from '#contract/rules/fault.ts';
import { ApiError, invalid } from '#sandbox/core/apiError.ts';
import type { Call } from '#sandbox/core/call.ts';

/** What the form around a file may take, in bytes. */
const formBytes = 64 * 1024;

/** A refusal that says at once what is wrong with the file. */
export const refused = ({ key }: Fault) => new ApiError(400, key, { errors: [{ code: 'file', description: key }] });

/** The file of an upload, judged as far as both sides do. @throws ApiError 400 that names it */
export async function receiveFile(call: Call, kind: 'logo' | 'stylesheet'): Promise<GivenFile> {
  const upload = await call.file?.();
  if (!upload) throw invalid([{ code: 'file', description: 'Required' }]);
  const tooLarge = refused(fault('MaxFileSize'));
  if ((upload.declaredBytes ?? 0) > maximumUploadBytes + formBytes) throw tooLarge;
  const pieces: Buffer[] = [];
  let length = 0;
  for await (const piece of upload.content) {
    if (!Buffer.isBuffer(piece)) continue;
    length += piece.length;
    if (length > maximumUploadBytes) throw tooLarge;
    pieces.push(piece);
  }
  const file = { name: upload.fileName, type: upload.contentType, bytes: Buffer.concat(pieces) };
  const found = fileFault(kind, file);
  if (found) throw refused(found);
  return file;
}
