import type { FastifyInstance, FastifyServerOptions } from 'fastify';

/** Where log lines go and from which level on; `false` silences the log. */
export type LogSettings = false | { level: string; stream?: { write(line: string): void } };

/** What messages quote of people and requests, and what stands in its place. */
const quoted: readonly [RegExp, string][] = [
  [/[^\s"'<>()[\],;:=]+@[^\s"'<>()[\],;:=]+/g, '[address]'],
  [/\beyJ[\w-]+(?:\.[\w-]+)*/g, '[token]'],
  // Long runs of digits can be card numbers.
  [/(?:\d[ -]?){9,19}/g, '[digits]'],
  [/".*"(?= is not valid JSON)/s, '[text]'],
];

/** Errors of PostgreSQL about values, which quote them; those of other classes quote names of tables and columns. */
const aboutValues = /^22/;

/** What an error says, without values. */
function messageOf({ message }: Error, code: string | undefined): string {
  const withoutParameters = message.split('\nparams:')[0] ?? '';
  const withoutValues = aboutValues.test(code ?? '')
    ? withoutParameters.replace(/"[^"]*"/g, '[value]')
    : withoutParameters;
  return quoted.reduce((text, [pattern, instead]) => text.replace(pattern, instead), withoutValues);
}

// A type, not an interface: the logger's own types want an index signature.
type LoggedError = {
  type: string;
  message: string;
  stack: string;
  code?: string;
  cause?: LoggedError;
};

/**
 * What the log says about an error. Parameters of a failed statement and values quoted in messages stay out of it:
 * they may be card data.
 */
function describeError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'not an Error', stack: '' };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  return {
    type: error.name,
    message: messageOf(error, code),
    stack: (error.stack ?? '')
      .split('\n')
      .filter((line) => /^\s+at /.test(line))
      .join('\n'),
    ...(code !== undefined && { code }),
    ...(error.cause !== undefined && depth < 3 && { cause: describeError(error.cause, depth + 1) }),
  };
}

/**
 * Fastify's logger options: no request or response objects, so no bodies, headers or query strings.
 * @param mixin what each line tells besides
 */
export function loggerOptions(
  settings: LogSettings,
  mixin?: () => Record<string, string>,
): NonNullable<FastifyServerOptions['logger']> {
  if (settings === false) return false;
  return {
    ...settings,
    ...(mixin && { mixin }),
    base: undefined,
    redact: {
      paths: ['authorization', '*.authorization', 'req', 'res', 'body', '*.body', 'password', '*.password'],
      remove: true,
    },
    serializers: { err: (error: unknown) => describeError(error), req: () => ({}), res: () => ({}) },
  };
}

/** Writes one line per answer, with the route's template in place of the address, which can hold personal data. */
export function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? '(none)',
        ...(request.endpoint && { call: request.endpoint }),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.caller && { userID: request.caller.userID }),
      },
      'answered',
    );
  });
}
