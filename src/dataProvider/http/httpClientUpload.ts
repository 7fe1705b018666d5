/** How far a file has gone. */
export interface UploadProgress {
  /** Bytes of the request so far, and in all; equal once the last of them has left. */
  sent: number;
  total: number;
}

/** A file that a call carries in place of JSON, as the part `file` of a form (docs/wire.md §5.6). */
export interface FileUpload {
  content: Blob;
  name: string;
  onProgress?: (progress: UploadProgress) => void;
}

/** The headers of an answer; the names in lower case. */
function headersFrom(request: XMLHttpRequest): [name: string, value: string][] {
  const lines = request.getAllResponseHeaders().trim().split(/\r?\n/);
  return lines.filter(Boolean).map((line) => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]);
}

/**
 * Sends a file, which the browser reads as it goes. No `fetch`: of its progress a browser tells nothing.
 * @throws TypeError without an answer; the reason of the signal.
 */
export function sendFile(
  address: string,
  { method, headers, signal }: { method: string; headers: Headers; signal?: AbortSignal | undefined },
  { content, name, onProgress }: FileUpload,
): Promise<Response> {
  const form = new FormData();
  form.append('file', content, name);
  const request = new XMLHttpRequest();
  request.open(method, address);
  for (const [header, value] of headers) request.setRequestHeader(header, value);
  return new Promise<Response>((resolve, reject) => {
    const abort = () => request.abort();
    signal?.addEventListener('abort', abort);
    const tell = ({ loaded, total }: ProgressEvent) => onProgress?.({ sent: loaded, total });
    request.upload.addEventListener('progress', tell);
    request.upload.addEventListener('load', tell);
    request.addEventListener('load', () =>
      resolve(new Response(request.responseText || null, { status: request.status, headers: headersFrom(request) })),
    );
    request.addEventListener('error', () => reject(new TypeError('no answer')));
    request.addEventListener('abort', () => reject(signal?.reason ?? new TypeError('aborted')));
    request.addEventListener('loadend', () => signal?.removeEventListener('abort', abort));
    request.send(form);
  });
}
