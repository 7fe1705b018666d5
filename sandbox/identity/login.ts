import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { errors, type Provider } from 'oidc-provider';
import { type Locale, locales } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';
import type { Context } from '#sandbox/core/context.ts';
import { refuseOtherSites } from '#sandbox/http/sameOrigin.ts';
import { createThrottle } from '#sandbox/http/throttle.ts';
import { authenticate, normalizeLogin } from './accounts.ts';
import { createDevices } from './devices.ts';
import { loginPage, noticePage, pageLocale } from './pages.ts';
import { countsOf } from './passwordTries.ts';
import { readCookieKey } from './secrets.ts';
import { identityTexts } from './texts.ts';

type LoginRequest = FastifyRequest<{ Params: { uid: string }; Querystring: { lang?: unknown } }>;

function localeOf(request: LoginRequest, uiLocales?: unknown): Locale {
  const chosen = locales.find((locale) => locale === request.query.lang);
  return chosen ?? pageLocale(uiLocales, request.headers['accept-language']);
}

function field(body: unknown, name: string): string {
  const value = isObject(body) ? body[name] : undefined;
  return typeof value === 'string' ? value : '';
}

function sendPage(reply: FastifyReply, markup: string, status = 200): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').type('text/html; charset=utf-8').send(markup);
}

/** The sign-in page of the identity provider and what its form leads to. */
export async function addLoginRoutes(app: FastifyInstance, provider: Provider, { db, config }: Context): Promise<void> {
  const throttle = createThrottle(db);
  const devices = createDevices(await readCookieKey(db, 'deviceKey'), config);
  const path = '/sandbox/login/:uid';

  /** The sign-in under way; undefined once it is over or when this browser did not begin it. */
  async function interactionOf(request: LoginRequest, reply: FastifyReply) {
    try {
      const details = await provider.interactionDetails(request.raw, reply.raw);
      return details.uid === request.params.uid ? details : undefined;
    } catch (error) {
      if (error instanceof errors.SessionNotFound) return undefined;
      throw error;
    }
  }

  function sendExpired(request: LoginRequest, reply: FastifyReply) {
    const locale = localeOf(request);
    return sendPage(reply, noticePage(locale, identityTexts[locale].expired, identityTexts[locale].expiredHelp), 400);
  }

  app.get(path, async (request: LoginRequest, reply) => {
    const details = await interactionOf(request, reply);
    if (!details) return sendExpired(request, reply);
    if (details.prompt.name === 'consent') {
      // Only when a request insists on consent: the grant exists already, there is nothing to ask.
      const result = { consent: { ...(details.grantId !== undefined && { grantId: details.grantId }) } };
      return reply.redirect(await provider.interactionResult(request.raw, reply.raw, result), 303);
    }
    const hint = details.params.login_hint;
    const login = typeof hint === 'string' ? hint : '';
    const locale = localeOf(request, details.params.ui_locales);
    return sendPage(reply, loginPage({ locale, action: `/sandbox/login/${details.uid}`, login }));
  });

  app.post(path, { preHandler: refuseOtherSites(config) }, async (request: LoginRequest, reply) => {
    const details = await interactionOf(request, reply);
    if (!details) return sendExpired(request, reply);
    const typed = field(request.body, 'login');
    const again = {
      locale: localeOf(request, details.params.ui_locales),
      action: `/sandbox/login/${details.uid}`,
      login: typed,
    };
    // No database keeps such a text.
    if (typed.includes('\0')) return sendPage(reply, loginPage({ ...again, login: '', error: 'wrong' }), 400);
    const login = normalizeLogin(typed);
    const device = devices.find(login, request.headers.cookie);
    const giveBack = await throttle.reserve(countsOf({ login, address: request.ip, device }));
    if (!giveBack) return sendPage(reply, loginPage({ ...again, error: 'throttled' }), 429);
    const account = await authenticate(db, { login, password: field(request.body, 'password') }, config.passwordCost);
    // 200: browsers report a failed status of a page as an error of the page.
    if (!account) return sendPage(reply, loginPage({ ...again, error: 'wrong' }));
    await giveBack();
    const result = { login: { accountId: account.userID } };
    const next = await provider.interactionResult(request.raw, reply.raw, result);
    return reply.header('set-cookie', devices.remember(login)).redirect(next, 303);
  });
}
