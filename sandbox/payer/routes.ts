import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isObject } from '#contract/envelope.ts';
import { isGuid } from '#contract/rules/guid.ts';
import type { Context } from '#sandbox/core/context.ts';
import { payerPagePath } from '#sandbox/domain/links/payerPage.ts';
import { refuseOtherSites } from '#sandbox/http/sameOrigin.ts';
import { createThrottle, networkOf } from '#sandbox/http/throttle.ts';
import { answerConfirmed } from './confirm.ts';
import { readTyped, withoutCard } from './form.ts';
import { judge } from './judge.ts';
import { outcomeOf, returnAddress } from './outcome.ts';
import { confirmPage, receiptPage, savedPage } from './pages/answers.ts';
import { closedPage } from './closedPage.ts';
import { checkingPage } from './pages/shell.ts';
import { payerTexts } from './pages/texts.ts';
import { markViewed } from './payerLink.ts';
import { amountOf } from './request.ts';
import { sealPayment } from './sealed.ts';
import { termsOf } from './terms.ts';
import {
  knownForm,
  openVisit,
  type PayerRequest,
  type PayerRoute,
  send,
  sendForm,
  sendNotice,
  type Visit,
} from './visit.ts';

// spec gap: how often a page may be asked for that is not there, and a form be sent.
/** In a minute, by the address that asks. */
const mostUnknown = 60;
const mostForms = 60;
/** How many looks a payment that nobody knows of is waited for. */
const mostLooks = 3;

/** Greatest size of a form, in bytes: all fields at their longest, each letter as three escaped bytes. */
const maximumBytes = 64 * 1024;

/** Fetched before anybody wants to see it, or asked for by a program that looks whether it is there. */
const isUnseen = ({ method, headers }: FastifyRequest) =>
  method === 'HEAD' || String(headers['sec-purpose'] ?? '').includes('prefetch');

/** GET /pay/{key} */
async function openPage(request: PayerRequest, visit: Visit): Promise<FastifyReply> {
  const closed = await closedPage(visit);
  if (closed !== undefined) return send(visit.reply, closed, visit);
  if (!isUnseen(request)) await markViewed(visit.call, visit.payer);
  return sendForm(visit, knownForm(visit));
}

/** POST /pay/{key}: what was typed is judged and goes to the bank's confirmation; nothing is charged yet. */
async function takeForm(request: PayerRequest, visit: Visit): Promise<FastifyReply> {
  const closed = await closedPage(visit);
  if (closed !== undefined) return send(visit.reply, closed, visit);
  const { payer, offer, place, call, reply } = visit;
  const typed = readTyped(request.body, Object.keys(payer.link.pageOptions?.additionalFields ?? {}));
  if (typed.seen !== termsOf(payer))
    return sendForm(visit, withoutCard(typed), { message: payerTexts[place.locale].changed });
  const plan = offer.plans.find(({ name }) => name === typed.plan);
  const faults = await judge(call, payer, { offer, typed, plan });
  if (faults.size > 0) return sendForm(visit, withoutCard(typed), { faults });
  const underWay = { typed, amount: amountOf(offer, typed) };
  const sealed = sealPayment(call.context, payer.link, underWay);
  return send(reply, confirmPage(place, payer, { offer, underWay, sealed }), { payer });
}

/** GET /pay/{key}/{attempt}: how a try has gone. */
async function showOutcome(request: PayerRequest, visit: Visit): Promise<FastifyReply> {
  const { payer, place, offer, call, reply } = visit;
  const attempt = (request.params.attempt ?? '').toLowerCase();
  const outcome = await outcomeOf(call.context, payer, attempt);
  const onwards = returnAddress(payer, outcome);
  if (onwards !== undefined) {
    return request.headers['x-payer-script'] === undefined
      ? reply.header('cache-control', 'no-store').redirect(onwards, 303)
      : reply.header('cache-control', 'no-store').send({ location: onwards });
  }
  if (outcome.kind === 'paid') return send(reply, receiptPage(place, payer, offer, outcome), { payer });
  if (outcome.kind === 'saved') return send(reply, savedPage(place, payer, offer), { payer });
  const looks = Number(request.query.look ?? 0) || 0;
  if (outcome.kind === 'running' || (outcome.kind === 'unknown' && looks < mostLooks)) {
    const look = `${place.address}/${attempt}?lang=${place.locale}&look=${looks + 1}`;
    return send(reply, checkingPage(place, payer, look), { payer });
  }
  const closed = await closedPage(visit);
  if (closed !== undefined) return send(visit.reply, closed, visit);
  const text = payerTexts[place.locale];
  // The same try again: should it come after all, it is made once.
  if (outcome.kind === 'unknown')
    return sendForm(visit, { ...knownForm(visit), attempt }, { message: text.nothingCame });
  return sendForm(visit, knownForm(visit), { message: text.declined });
}

/** The page behind a link (docs/adr/0043-the-payers-page.md). Whoever has its address is the payer; nobody signs in. */
export async function mountPayer(app: FastifyInstance, context: Context): Promise<void> {
  const throttle = createThrottle(context.db);
  const isOften = async (what: string, { ip }: FastifyRequest, most: number) =>
    (await throttle.reserve([{ key: `${what} ${networkOf(ip)}`, most }])) === undefined;
  const guarded = { preHandler: refuseOtherSites(context.config), bodyLimit: maximumBytes };
  const address = `${payerPagePath}/:payerKey`;

  /** Finds the link; one that is not there is not there for anybody. */
  const onLink = (answer: (request: PayerRequest, visit: Visit) => Promise<FastifyReply>) => {
    return async (request: PayerRequest, reply: FastifyReply): Promise<FastifyReply> => {
      const visit = await openVisit(context, request, reply);
      if (visit) return answer(request, visit);
      const isGuess = await isOften('unknown', request, mostUnknown);
      return isGuess ? sendNotice(request, reply, 'throttled', 429) : sendNotice(request, reply, 'unknown', 404);
    };
  };

  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      const asked = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
      if (asked >= 500) request.log.error({ err: error }, 'payer’s page failed');
      return sendNotice(request as PayerRequest, reply, 'failed', asked);
    });
    scope.get<PayerRoute>(address, { exposeHeadRoute: true }, onLink(openPage));
    scope.post<PayerRoute>(
      address,
      guarded,
      onLink(async (request, visit) =>
        (await isOften('form', request, mostForms))
          ? sendNotice(request, visit.reply, 'throttled', 429)
          : takeForm(request, visit),
      ),
    );
    scope.post<PayerRoute>(
      `${address}/confirm`,
      guarded,
      onLink(async (request, visit) => {
        const body = isObject(request.body) ? request.body : {};
        return answerConfirmed(visit, { body, throttle, log: request.log });
      }),
    );
    scope.get<PayerRoute>(
      `${address}/:attempt`,
      onLink(async (request, visit) =>
        isGuid(request.params.attempt ?? '')
          ? showOutcome(request, visit)
          : sendNotice(request, visit.reply, 'unknown', 404),
      ),
    );
  });
}
