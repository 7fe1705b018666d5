import type { FastifyInstance } from 'fastify';
import type { Locale } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';
import type { Context } from '#sandbox/core/context.ts';
import { translate } from '#sandbox/core/locale.ts';
import { type Consent, consentOfLink, consentState, recordDecision } from '#sandbox/domain/money/consent.ts';
import { consentTexts } from '#sandbox/domain/money/consentTexts.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import { html, type Html } from '#sandbox/core/html.ts';
import { renderPage } from '#sandbox/http/pages/layout.ts';
import { refuseOtherSites } from '#sandbox/http/sameOrigin.ts';

/** The customer's question, or how it was answered. */
function contentOf(locale: Locale, consent: Consent | undefined, now: Date): Html {
  const texts = consentTexts[locale];
  if (!consent) return html`<p>${texts.unknown}</p>`;
  const state = consentState(consent, now);
  if (state !== 'pending') return html`<p role="status">${texts.thanks[state]}</p>`;
  const shown = (agorot: number) => shownMoney(agorot, consent.currency, locale);
  const { transactionAmount, commissionAmount } = consent;
  const question = translate(locale, texts.question, {
    amount: shown(transactionAmount),
    commission: shown(commissionAmount),
    total: shown(transactionAmount + commissionAmount),
  });
  return html`<p>${question}</p>
    <form method="post" action="/sandbox/consent/${consent.linkCode}">
      <button type="submit" name="decision" value="approved">${texts.approve}</button>
      <button type="submit" name="decision" value="declined" class="secondary">${texts.decline}</button>
    </form>`;
}

/** The page that the link of a consent message opens: a stranger's, so it shows nothing but the question. */
export function mountConsentPage(app: FastifyInstance, context: Context): void {
  const address = '/sandbox/consent/:linkCode';
  app.get<{ Params: { linkCode: string } }>(address, async (request, reply) => {
    const { locale } = request;
    const consent = await consentOfLink(context, request.params.linkCode);
    const body = html`<main class="panel">
      <h1>${consentTexts[locale].title}</h1>
      ${contentOf(locale, consent, context.clock.now())}
    </main>`;
    return reply
      .code(consent ? 200 : 404)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(renderPage({ locale, title: consentTexts[locale].title, body, shape: 'card' }));
  });
  app.post<{ Params: { linkCode: string } }>(
    address,
    { preHandler: refuseOtherSites(context.config) },
    async (request, reply) => {
      const { linkCode } = request.params;
      const decision = isObject(request.body) ? request.body.decision : undefined;
      if (decision === 'approved' || decision === 'declined') await recordDecision(context, linkCode, decision);
      return reply.redirect(`/sandbox/consent/${encodeURIComponent(linkCode)}`, 303);
    },
  );
}
