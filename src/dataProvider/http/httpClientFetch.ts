import { CallFailure } from '#src/dataProvider/failure.ts';

/**
 * Fetches, and gives up after so many milliseconds without a byte, of the head or of the body; an answer that keeps
 * coming may take as long as it likes.
 * @throws CallFailure, also from reading the body, when the server has gone silent; whatever `fetch` throws.
 */
export async function fetchInTime(address: string, request: RequestInit, silenceMs: number): Promise<Response> {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const rest = () => clearTimeout(timer);
  function listen(): void {
    rest();
    timer = setTimeout(() => silent.abort(new CallFailure('network', 0)), silenceMs);
  }
  listen();
  const signal = request.signal ? AbortSignal.any([request.signal, silent.signal]) : silent.signal;
  const response = await fetch(address, { ...request, signal }).finally(rest);
  if (!response.body) return response;
  listen();
  const heard = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      listen();
      controller.enqueue(chunk);
    },
    flush: rest,
  });
  return new Response(response.body.pipeThrough(heard), response);
}
