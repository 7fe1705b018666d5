import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '#contract/envelope.ts';
import { isGuid } from '#contract/rules/guid.ts';
import { invalid, notFound } from '#sandbox/core/apiError.ts';
import type { Context } from '#sandbox/core/context.ts';
import type { Database } from '#sandbox/core/database.ts';
import { readProcessorRecords } from '#sandbox/domain/processor/simulatedProcessor.ts';
import { type FaultSwitches, parseFault } from '#sandbox/http/faults.ts';
import { refuseOtherSites } from '#sandbox/http/sameOrigin.ts';
import { designedText } from '#sandbox/outbox/designedText.ts';
import { readMessage, readOutbox, readSentDocument } from '#sandbox/outbox/outbox.ts';
import { readUnanswered } from './masavAnswers.ts';
import { consolePage } from './page.ts';
import { readUsers, readWebhooks } from './state.ts';

const address = '/sandbox/';

function isForm(request: FastifyRequest): boolean {
  return (request.headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded');
}

/** A form goes back to the page, a program gets JSON. */
function done(request: FastifyRequest, reply: FastifyReply, body: unknown): FastifyReply {
  return isForm(request) ? reply.redirect(address, 303) : reply.send(body);
}

/**
 * Reads the instant the clock shall show: ISO text (without a zone it is UTC), null or nothing for real time.
 * @returns undefined when it is no instant.
 */
function parseInstant(value: unknown): Date | null | undefined {
  if (value === null || value === '') return null;
  if (typeof value !== 'string') return undefined;
  const instant = new Date(/(Z|[+-]\d\d:\d\d)$/i.test(value) || !value.includes('T') ? value : `${value}Z`);
  const year = instant.getUTCFullYear();
  return year >= 2000 && year < 2100 ? instant : undefined;
}

/** What the page shows of the database. */
const readShown = async (db: Database) => ({
  users: await readUsers(db),
  messages: await readOutbox(db),
  webhooks: await readWebhooks(db),
  masavFiles: await readUnanswered(db),
});

/** The sandbox's page and the switches it offers; programs use the same addresses with JSON. */
export function mountConsole(
  app: FastifyInstance,
  { db, clock, config }: Context,
  { faults, reset }: { faults: FaultSwitches; reset: (() => Promise<void>) | undefined },
): void {
  const guarded = { preHandler: refuseOtherSites(config) };
  const fields = (request: FastifyRequest) => (isObject(request.body) ? request.body : {});

  app.get('/sandbox', async (_request, reply) => reply.redirect(address, 302));
  app.get(address, async (_request, reply) => {
    const state = { ...(await readShown(db)), now: clock.now(), faults: faults.list(), canReset: reset !== undefined };
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(consolePage(state));
  });

  app.get('/sandbox/clock', async (_request, reply) => reply.send({ now: clock.now() }));
  app.post('/sandbox/clock', guarded, async (request, reply) => {
    const instant = parseInstant(fields(request).now);
    if (instant === undefined) throw invalid([{ code: 'now', description: 'Invalid' }]);
    if (instant === null) clock.reset();
    else clock.set(instant);
    return done(request, reply, { now: clock.now() });
  });

  app.get('/sandbox/outbox', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ messages: await readOutbox(db) }),
  );

  app.get<{ Params: { invoiceID: string } }>('/sandbox/outbox/:invoiceID.pdf', async ({ params }, reply) => {
    const sent = isGuid(params.invoiceID) ? await readSentDocument(db, params.invoiceID) : undefined;
    if (!sent) throw notFound('Invoice');
    return reply.header('cache-control', 'no-store').type('application/pdf').send(sent.content);
  });

  app.get<{ Params: { id: string } }>('/sandbox/outbox/:id.html', async ({ params }, reply) => {
    const message = isGuid(params.id) ? await readMessage(db, params.id) : undefined;
    if (!message?.letter) throw notFound('Message');
    return (
      reply
        .header('cache-control', 'no-store')
        // Its styles are inline, as mail programs want them; it may do nothing else.
        .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups")
        .type('text/html; charset=utf-8')
        .send(designedText(message.letter))
    );
  });

  app.get('/sandbox/processor', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ records: await readProcessorRecords(db) }),
  );

  app.get('/sandbox/faults', async (_request, reply) => reply.send({ faults: faults.list() }));
  app.post('/sandbox/faults', guarded, async (request, reply) => {
    const fault = parseFault(fields(request));
    if (!fault) throw invalid([{ code: 'kind', description: 'Invalid' }]);
    faults.add(fault);
    return done(request, reply, { faults: faults.list() });
  });
  app.post('/sandbox/faults/clear', guarded, async (request, reply) => {
    faults.clear();
    return done(request, reply, { faults: faults.list() });
  });

  if (!reset) return;
  app.post('/sandbox/reset', guarded, async (request, reply) => {
    if (isForm(request) && fields(request).confirmed !== 'yes')
      throw invalid([{ code: 'confirmed', description: 'Required' }]);
    await reset();
    faults.clear();
    return done(request, reply, { status: 'success' });
  });
}
