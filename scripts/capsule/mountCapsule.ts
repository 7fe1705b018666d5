import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Capsule } from '#contract/capsule/capsule.ts';
import { bases, type Base } from '#contract/endpoints.ts';
import { isObject } from '#contract/envelope.ts';
import { createAnswers, type CapsuleAnswer } from './answers.ts';

/** Who signs in for each role: one of the seeded people. */
const logins = {
  Manager: 'manager@sandbox.test',
  BillingAdministrator: 'billing@sandbox.test',
  BusinessAdministrator: 'business@sandbox.test',
  Merchant: 'merchant@sandbox.test',
} as const;

function loginOf({ roles }: Pick<Capsule, 'roles'>): string {
  const role = (Object.keys(logins) as (keyof typeof logins)[]).find((one) => roles.includes(one));
  return logins[role ?? 'Merchant'];
}

/** The base and path of a request to the API; undefined for any other. */
function apiCallOf(url: URL): { base: Base; path: string } | undefined {
  const base = bases.find((one) => url.pathname.startsWith(`/sandbox/${one}/api/`));
  return base && { base, path: url.pathname.slice(`/sandbox/${base}`.length) };
}

/** The columns that were recorded, with the sandbox's headings; a column it does not know is called by its field. */
function withHeadings(recorded: unknown, own: unknown): unknown {
  if (!isObject(recorded) || !isObject(recorded.columns)) return own;
  const headings = isObject(own) && isObject(own.columns) ? own.columns : {};
  const headingOf = (field: string) => {
    const { [field]: column } = headings;
    return isObject(column) && typeof column.name === 'string' ? column.name : field;
  };
  return {
    columns: Object.fromEntries(
      Object.entries(recorded.columns).map(([field, column]) => [
        field,
        { ...(isObject(column) && column), name: headingOf(field) },
      ]),
    ),
  };
}

function send(reply: FastifyReply, answer: Exclude<CapsuleAnswer, { kind: 'words' }>): FastifyReply {
  reply.header('cache-control', 'no-store');
  if (answer.kind === 'silence') {
    reply.hijack();
    reply.raw.destroy();
    return reply;
  }
  if (answer.kind === 'recorded') return reply.code(answer.status).send(answer.body);
  return reply.code(answer.status).send({ status: 'error', message: answer.message });
}

/** Marks the sandbox's own answers that a capsule's stand on. */
const passHeader = 'x-capsule-pass';

/** Signs in by the sandbox's own form, without drawing it. */
async function signIn(
  app: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  login: string,
  origin: string,
) {
  const answer = await app.inject({
    method: 'POST',
    url: request.url,
    headers: {
      origin,
      cookie: request.headers.cookie ?? '',
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams({ login, password: 'sandbox' }).toString(),
  });
  for (const cookie of [answer.headers['set-cookie'] ?? []].flat()) reply.header('set-cookie', cookie);
  return answer.headers.location === undefined
    ? reply.code(answer.statusCode).type('text/html; charset=utf-8').send(answer.payload)
    : reply.redirect(answer.headers.location, 303);
}

/**
 * Puts a capsule before the sandbox's routes: its recorded answers stand in for the API, who opens it is signed
 * in as its role, and the page speaks its language. Nothing is written.
 * @param publicUrl where people open it.
 */
export function mountCapsule(app: FastifyInstance, capsule: Capsule, publicUrl: string): void {
  const answerTo = createAnswers(capsule);
  const login = loginOf(capsule);

  app.addHook('onRequest', async (request, reply) => {
    if (request.headers[passHeader] === capsule.id) return undefined;
    const url = new URL(request.url, publicUrl);
    if (request.method === 'GET' && url.pathname.startsWith('/sandbox/login/')) {
      return signIn(app, request, reply, login, publicUrl);
    }
    const call = apiCallOf(url);
    if (!call) return undefined;
    const answer = answerTo({ method: request.method, ...call, search: url.search });
    if (answer.kind !== 'words') return send(reply, answer);
    if (!answer.columns) return undefined;
    const headers = { ...request.headers, [passHeader]: capsule.id };
    const own = await app.inject({ method: 'GET', url: request.url, headers });
    return reply.send(withHeadings(answer.columns, own.statusCode === 200 ? own.json() : undefined));
  });

  app.addHook('onSend', async (request, _reply, payload) => {
    if (request.url !== '/config.json' || typeof payload !== 'string') return payload;
    const config: unknown = JSON.parse(payload);
    return isObject(config) ? JSON.stringify({ ...config, locale: capsule.application.locale }) : payload;
  });
}
