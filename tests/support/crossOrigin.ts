import { http, HttpResponse } from 'msw';

/** Uploads go through jsdom's own XMLHttpRequest, which asks first whether it may, as a browser does. */
export const preflight = http.options(
  '*',
  () =>
    new HttpResponse(null, {
      status: 204,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-allow-headers': 'accept-language, authorization, idempotency-key, x-version',
      },
    }),
);

/** An answer that it lets the page read. */
export function crossOrigin(answer: Response): Response {
  if (answer.type === 'error') return answer;
  answer.headers.set('access-control-allow-origin', '*');
  answer.headers.set('access-control-expose-headers', '*');
  return answer;
}
