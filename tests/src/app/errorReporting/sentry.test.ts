import { http, HttpResponse } from 'msw';
import { expect, it, vi } from 'vitest';
import { startSentry } from '#src/app/errorReporting/sentry.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { cardTraces } from '#tests/support/cardTraces.ts';
import { server } from '#tests/support/mockServer.ts';

it('sends what it is given to the service of the DSN, without secrets', async () => {
  const envelopes: string[] = [];
  server.use(
    http.post('https://errors.test/api/7/envelope/', async ({ request }) => {
      envelopes.push(await request.text());
      return HttpResponse.json({});
    }),
  );
  const send = startSentry({ dsn: 'https://key@errors.test/7', version: '1.2.3' });
  window.history.pushState({}, '', '/wizard/transactions/charge?cardNumber=4580458045804580');
  const cause = new CallFailure('server', 503, { correlationId: 'c-1' });
  const error = new Error('refused 4580 4580 4580 4580, cvv: 987', { cause });
  send({ error, eventId: 'a'.repeat(32), tags: { correlationId: 'c-1' } });
  await vi.waitFor(() => expect(envelopes).toHaveLength(1));
  const [envelope = ''] = envelopes;
  expect(envelope).toContain('a'.repeat(32));
  expect(envelope).toContain('"correlationId":"c-1"');
  expect(envelope).toContain('"release":"1.2.3"');
  expect(envelope).toContain('refused [removed]');
  expect(envelope.replace(/\D/g, '')).not.toContain('4580458045804580');
  expect(envelope).not.toMatch(cardTraces('987'));
});
