import './http/request.ts';
import fastify, { LogController, type FastifyInstance } from 'fastify';
import { correlationHeader } from '#contract/constants.ts';
import { mountConsentPage } from './console/consentPage.ts';
import { mountMasavAnswers } from './console/masavAnswers.ts';
import { mountConsole } from './console/routes.ts';
import type { Handlers } from './core/call.ts';
import type { Context } from './core/context.ts';
import { chooseLocale } from './core/locale.ts';
import { type ContextParts, createContext } from './createContext.ts';
import { mountApi } from './http/api.ts';
import { addBodyParsers, maximumFormBytes } from './http/bodies.ts';
import { correlationIdOf } from './http/correlation.ts';
import { addErrorHandler, answerUnreadableAddress } from './http/errors.ts';
import { FaultSwitches } from './http/faults.ts';
import { mountHealth } from './http/health.ts';
import { logAnswers, loggerOptions, type LogSettings } from './http/logging.ts';
import { mountPageFiles } from './http/pages/static.ts';
import { addSecurityHeaders } from './http/securityHeaders.ts';
import { purgeTries } from './http/throttle.ts';
import { readUiVersion } from './http/version.ts';
import { mountWeb } from './http/web.ts';
import type { HubTimes } from './hub/connection.ts';
import { isWebSocket, mountHub } from './hub/mount.ts';
import { purgeExpired } from './identity/adapter.ts';
import { createAuthentication } from './identity/authenticate.ts';
import { addLoginRoutes } from './identity/login.ts';
import { mountProvider } from './identity/mount.ts';
import { createProvider } from './identity/provider.ts';
import { workOnCharges } from './jobs/chargeQueue.ts';
import { repeatWhileListening } from './jobs/repeatWhileListening.ts';
import { scheduleJobs } from './jobs/schedule.ts';
import { sweepAttempts } from './jobs/sweep.ts';
import { sendMessages } from './jobs/sendMessages.ts';
import { sendWebhooks } from './jobs/sendWebhooks.ts';
import { handlersOf } from './noun/noun.ts';
import type { Observer } from './observing/observer.ts';
import { payerFiles } from './payer/files.ts';
import { mountPreview } from './payer/preview.ts';
import { mountTerminalFiles } from './payer/terminalFiles.ts';
import { mountPayer } from './payer/routes.ts';
import { nouns } from './resources/registry.ts';

/** What the server is built from. */
export interface AppParts extends ContextParts {
  logger?: LogSettings;
  /** The calls' handlers; tests may bring their own. */
  handlers?: Handlers;
  /** Starts the data over; absent = the console offers no reset. */
  reset?: () => Promise<void>;
  /** Times of the hub's connections; absent = those of real life. */
  hubTimes?: HubTimes;
  /** Stands before every route, and may answer in its place. */
  before?: (app: FastifyInstance) => void;
  /** Who watches what happens. */
  observers?: readonly Observer[];
  /** How long a request may take to arrive, in milliseconds; absent = as in real life. */
  requestTimeoutMs?: number;
  /** No other process is on the database: what was left unfinished is finished at once. */
  isAlone?: boolean;
}

/** Every call the sandbox answers; the others are "not offered yet". */
const allHandlers = handlersOf(nouns);

/** An upload of a megabyte by a slow telephone arrives in it; a request that never ends is closed. */
const usualRequestTimeoutMs = 60_000;

const hourMs = 60 * 60 * 1000;

/** Deletes expired sessions and tokens, and tries that count no more, every hour; the timer keeps no process alive and ends with the server. */
function purgeHourly(app: FastifyInstance, { db }: Context): void {
  const purge = () =>
    Promise.all([purgeExpired(db), purgeTries(db)]).catch((error: unknown) =>
      app.log.error({ err: error }, 'purge failed'),
    );
  const timer = setInterval(() => void purge(), hourMs).unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

/**
 * Builds the whole sandbox on an open database: API, identity provider, console and web app on one origin.
 * It does not listen; tests ask it by `inject`.
 */
export async function buildApp(parts: AppParts): Promise<FastifyInstance> {
  const { db, config, logger = false, handlers = allHandlers, reset, isAlone = false, observers = [] } = parts;
  const { requestTimeoutMs = usualRequestTimeoutMs } = parts;
  const app = fastify({
    logger: loggerOptions(logger, observers.find(({ logged }) => logged)?.logged),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'correlationId' }),
    genReqId: correlationIdOf,
    bodyLimit: maximumFormBytes,
    exposeHeadRoutes: false,
    forceCloseConnections: 'idle',
    frameworkErrors: answerUnreadableAddress,
    routerOptions: { maxParamLength: 200 },
    requestTimeout: requestTimeoutMs,
    http: {
      shouldUpgradeCallback: isWebSocket,
      headersTimeout: requestTimeoutMs,
      connectionsCheckingInterval: requestTimeoutMs / 4,
    },
  });
  const context = createContext({ report: (error) => app.log.warn({ err: error }, 'went on without'), ...parts });
  for (const observer of observers) observer.observe(app, context);
  app.decorateRequest('locale', 'he-IL');
  app.decorateRequest('caller');
  app.decorateRequest('endpoint');
  app.decorateRequest('touchedEntity');
  app.addHook('onRequest', async (request, reply) => {
    request.locale = chooseLocale(request.headers['accept-language']);
    reply.header(correlationHeader, request.id);
  });
  addSecurityHeaders(app, config);
  parts.before?.(app);
  addBodyParsers(app);
  addErrorHandler(app);
  logAnswers(app);
  purgeHourly(app, context);
  sweepAttempts(app, context, isAlone);
  scheduleJobs(app, context);
  workOnCharges(app, context);
  const reportMessage = (error: unknown) => app.log.warn({ err: error }, 'message not sent');
  repeatWhileListening(app, (isOver) => sendMessages(context, reportMessage, isOver), reportMessage);
  if (config.webhookReceivers.size > 0) {
    const reportWebhook = (error: unknown) => app.log.warn({ err: error }, 'webhook not sent');
    repeatWhileListening(app, (isOver) => sendWebhooks(context, () => new Date(), isOver), reportWebhook);
  }

  const faults = new FaultSwitches();
  const uiVersion = config.uiVersion ?? (await readUiVersion());
  const provider = await createProvider(db, config);
  await mountProvider(app, provider, config.publicUrl);
  await addLoginRoutes(app, provider, context);
  mountPageFiles(app, payerFiles);
  mountConsole(app, context, { faults, reset });
  mountConsentPage(app, context);
  mountMasavAnswers(app, context);
  mountTerminalFiles(app, context);
  mountPreview(app, context);
  await mountPayer(app, context);
  const authenticate = await createAuthentication(context);
  await mountApi(app, { context, authenticate, handlers, faults, uiVersion });
  mountHub(app, { hub: context.hub, authenticate, config, times: parts.hubTimes });
  mountHealth(app, db);
  await mountWeb(app, config);
  return app;
}
