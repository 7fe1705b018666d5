import type { FastifyInstance, InjectOptions } from 'fastify';

const methods = ['GET', 'POST', 'PUT', 'DELETE'] as const;

/** A `fetch` that asks an app which listens nowhere; its answers are whole, not streamed. */
export function fetchFrom(app: FastifyInstance): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const { pathname, search } = new URL(request.url);
    const options: InjectOptions = {
      method: methods.find((method) => method === request.method) ?? 'GET',
      url: pathname + search,
      headers: Object.fromEntries(request.headers),
      ...(request.body && { payload: await request.text() }),
    };
    const { statusCode, headers, rawPayload } = await app.inject(options);
    const answered = new Headers();
    for (const [name, value] of Object.entries(headers)) answered.set(name, String(value));
    return new Response(statusCode === 204 ? null : new Uint8Array(rawPayload), {
      status: statusCode,
      headers: answered,
    });
  };
}
