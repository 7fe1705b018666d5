import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Locale, locales } from '#contract/constants.ts';
import type { Call } from '#sandbox/core/call.ts';
import type { Context } from '#sandbox/core/context.ts';
import { payerPagePath } from '#sandbox/domain/links/payerPage.ts';
import { payerPolicy } from '#sandbox/http/contentSecurityPolicy.ts';
import { emptyForm, type PayerFormValues } from './form.ts';
import { type Offer, offerOf } from './offer.ts';
import { checkoutPage } from './pages/checkoutPage.ts';
import { notice, type PageLocation } from './pages/shell.ts';
import { payerTexts } from './pages/texts.ts';
import { payerCall } from './payerCall.ts';
import { type PayerLink, readPayerLink } from './payerLink.ts';
import type { Faults } from './judge.ts';

/** What the addresses of the page hold. */
export interface PayerRoute {
  Params: { payerKey: string; attempt?: string };
  Querystring: { lang?: unknown; look?: unknown };
}
export type PayerRequest = FastifyRequest<PayerRoute>;

/** A payer on the page of a link. */
export interface Visit {
  payer: PayerLink;
  place: PageLocation;
  offer: Offer;
  call: Call;
  reply: FastifyReply;
}

/** The language that was chosen on the page, else the link's own, else the browser's. */
function localeOf(request: PayerRequest, language?: string | null): Locale {
  const known = (wanted: unknown) => locales.find((locale) => locale === wanted);
  return known(request.query.lang) ?? known(language) ?? request.locale;
}

/** Sends a page that nobody may keep, frame or index. @param payer whose page to go on to the policy lets the form lead to */
export function send(
  reply: FastifyReply,
  markup: string,
  { status = 200, payer }: { status?: number; payer?: PayerLink } = {},
) {
  const origin = URL.parse(payer?.link.redirectUrl ?? '')?.origin;
  return reply
    .code(status)
    .headers({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'content-security-policy': payerPolicy(origin === undefined ? [] : [origin]),
    })
    .type('text/html; charset=utf-8')
    .send(markup);
}

/** A page of nobody's: it tells nothing but what is said. */
export function sendNotice(
  request: PayerRequest,
  reply: FastifyReply,
  kind: 'unknown' | 'throttled' | 'failed',
  status: number,
): FastifyReply {
  const locale = localeOf(request);
  const address = `${payerPagePath}/${encodeURIComponent(request.params.payerKey)}`;
  return send(reply, notice({ locale, address }, payerTexts[locale][kind]), { status });
}

/** @returns undefined for a key that opens nothing */
export async function openVisit(
  context: Context,
  request: PayerRequest,
  reply: FastifyReply,
): Promise<Visit | undefined> {
  const payer = await readPayerLink(context, request.params.payerKey);
  if (!payer) return undefined;
  const locale = localeOf(request, payer.link.language);
  const place: PageLocation = { locale, address: `${payerPagePath}/${payer.link.payerKey}` };
  const call = payerCall(context, payer, { locale, correlationId: request.id, address: request.ip });
  return { payer, place, offer: offerOf(payer), call, reply };
}

/** The visit with the link as it is now: the merchant may have changed it while a payer typed. */
export async function renew(visit: Visit): Promise<Visit> {
  const payer = (await readPayerLink(visit.call.context, visit.payer.link.payerKey)) ?? visit.payer;
  return { ...visit, payer, offer: offerOf(payer) };
}

/** What is known of the payer before anything is typed. */
export function knownForm({ payer: { link }, offer }: Visit): PayerFormValues {
  const shown = (isHidden: boolean, text: string | null) => (isHidden ? '' : (text ?? ''));
  return emptyForm({
    amount: offer.isAmountOpen && offer.amount > 0 ? (offer.amount / 100).toFixed(2) : '',
    plan: offer.wanted,
    consumerEmail: shown(offer.email === 'hidden', link.consumerEmail),
    consumerPhone: shown(offer.phone === 'hidden', link.consumerPhone),
  });
}

/** The form, as it is to be filled in next. */
export function sendForm(
  { payer, place, offer, reply }: Visit,
  typed: PayerFormValues,
  feedback: { faults?: Faults; message?: string; status?: number } = {},
): FastifyReply {
  const { status, ...rest } = feedback;
  return send(reply, checkoutPage({ ...place, payer, offer, typed, ...rest }), { payer, ...(status && { status }) });
}
