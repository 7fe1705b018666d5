import { isOperationResponse } from '#contract/envelope.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { readAnswer } from './parseResponse.ts';
import type { CallArguments } from './request.ts';

/** A file as it has come from the server. */
export interface DownloadedFile {
  blob: Blob;
  fileName: string;
}

/** How far a download is; the total is unknown where the server streams. */
export interface DownloadProgress {
  /** Bytes so far. */
  received: number;
  /** Bytes in all. */
  total?: number;
  /** Rows so far, where the file is made of them here. */
  done?: number;
}

/** What a download carries besides. */
export interface DownloadArguments extends CallArguments {
  onProgress?: (progress: DownloadProgress) => void;
  /** Name of a file whose answer gives none. */
  fallbackName: string;
}

/** Characters no file name may hold on some system, and those that turn the order of a name around on the screen. */
const unsafe = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069/\\:*?"<>|]/gu;

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}

/**
 * The file name of a Content-Disposition header: RFC 5987's `filename*` before the plain `filename`; made safe, so
 * that it is a name and no path.
 * @param fallback the name of a file without a usable one.
 * @example fileNameOf("attachment; filename*=UTF-8''%D7%90.xlsx", 'export.xlsx') // 'א.xlsx'
 */
export function fileNameOf(contentDisposition: string | null, fallback: string): string {
  const header = contentDisposition ?? '';
  const extended = /filename\*\s*=\s*UTF-8''([^;\s]+)/i.exec(header)?.[1];
  const plain = /filename\s*=\s*(?:"([^"]*)"|([^;\s]+))/i.exec(header);
  const name = (extended && decoded(extended)) ?? plain?.[1] ?? plain?.[2] ?? '';
  const safe = name.replace(unsafe, '_').replace(/^[.\s]+|[.\s]+$/g, '');
  return /[^_]/.test(safe) ? safe : fallback;
}

/** True for an answer that holds a file; JSON is an OperationResponse, a page of HTML comes from somebody else. */
function isFile(response: Response): boolean {
  return response.ok && !/\b(json|html)\b/i.test(response.headers.get('content-type') ?? '');
}

function totalOf(headers: Headers): number | undefined {
  const total = Number(headers.get('content-length'));
  // A compressed body's length says nothing about the bytes that are read.
  return total > 0 && !headers.has('content-encoding') ? total : undefined;
}

/** Reads a body to its end and tells its progress, chunk by chunk. */
async function readFile(response: Response, onProgress?: (progress: DownloadProgress) => void): Promise<Blob> {
  const total = totalOf(response.headers);
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let received = 0;
  const reader = response.body?.getReader();
  for (let next = await reader?.read(); next && !next.done; next = await reader?.read()) {
    chunks.push(next.value);
    received += next.value.byteLength;
    onProgress?.({ received, ...(total !== undefined && { total }) });
  }
  return new Blob(chunks, { type: response.headers.get('content-type') ?? '' });
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
