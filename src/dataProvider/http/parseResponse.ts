import { correlationHeader } from '#contract/constants.ts';
import { isOperationResponse } from '#contract/envelope.ts';
import { CallFailure, failureOf } from '#src/dataProvider/failure.ts';
import { fileNameOf, isFile, readFile, type DownloadedFile, type DownloadProgress } from './fileDownload.ts';
import type { CallArguments } from './request.ts';

/** What a download carries besides. */
export interface DownloadArguments extends CallArguments {
  onProgress?: (progress: DownloadProgress) => void;
  /** Name of a file whose answer gives none. */
  fallbackName: string;
}

/** Statuses whose answers have no body. */
const bodiless = new Set([204, 205]);

/**
 * A date of .NET's that was never set, where a JSON text has it as a value. What it stands for is no value at all, and
 * no screen should have to know.
 */
const emptyDates = /"0001-01-01(?:T[\d:.]+(?:Z|[+-]\d\d:\d\d)?)?"(?=\s*[,}\]])/g;

/** @throws SyntaxError for a body that is no JSON, an empty one included. */
async function parseJson(response: Response): Promise<unknown> {
  const text = await response.text();
  return text === '' && bodiless.has(response.status) ? undefined : JSON.parse(text.replace(emptyDates, 'null'));
}

/** Body of an error answer; foreign content, such as a proxy's HTML, counts as none. */
async function parseErrorBody(response: Response): Promise<unknown> {
  try {
    return await parseJson(response);
  } catch {
    return undefined;
  }
}

/** Whole seconds of a Retry-After header, from now where it is a date. */
function secondsOf(header: string | null): number | undefined {
  const text = header?.trim() ?? '';
  const seconds = /^\d+$/.test(text) ? Number(text) : Math.ceil((Date.parse(text) - Date.now()) / 1000);
  return seconds >= 0 ? seconds : undefined;
}

/**
 * Reads the answer of a call.
 * @throws CallFailure for every row of spec §8 that is no success.
 */
export async function readAnswer(response: Response): Promise<unknown> {
  const correlationId = response.headers.get(correlationHeader) ?? undefined;
  if (!response.ok) {
    const retryAfter = secondsOf(response.headers.get('retry-after'));
    throw failureOf(response.status, await parseErrorBody(response), {
      ...(correlationId && { correlationId }),
      ...(retryAfter !== undefined && { retryAfter }),
    });
  }
  try {
    return await parseJson(response);
  } catch {
    throw new CallFailure('network', response.status, { ...(correlationId && { correlationId }) });
  }
}

/** @throws CallFailure as `readAnswer` does, and for an answer that is no file. */
export async function readDownload(response: Response, call: DownloadArguments): Promise<DownloadedFile> {
  if (!isFile(response)) {
    const answer = await readAnswer(response);
    throw isOperationResponse(answer)
      ? new CallFailure('badRequest', response.status, { response: answer })
      : new CallFailure('network', response.status);
  }
  const blob = await readFile(response, call.onProgress).catch(() => {
    throw new CallFailure('network', response.status);
  });
  // What has no byte, such as a 204, is no file either.
  if (blob.size === 0) throw new CallFailure('network', response.status);
  return { blob, fileName: fileNameOf(response.headers.get('content-disposition'), call.fallbackName) };
}
