import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { locales } from '#contract/constants.ts';
import { isGuid } from '#contract/rules/guid.ts';
import type { Context } from '#sandbox/core/context.ts';
import { merchants } from '#sandbox/db/schema/account.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { previewPath } from '#sandbox/domain/links/payerPage.ts';
import { payerPolicy } from '#sandbox/http/contentSecurityPolicy.ts';
import { previewPage } from './pages/previewPage.ts';

/**
 * Serves the payer's page of a terminal without a link, for the settings to show in a frame. Whoever knows the terminal's
 * id sees what each of its payers sees: name, logo and style.
 */
export function mountPreview(app: FastifyInstance, { db, config }: Pick<Context, 'db' | 'config'>): void {
  app.get<{ Params: { terminalID: string }; Querystring: { lang?: unknown } }>(
    `${previewPath}/:terminalID`,
    async (request, reply) => {
      const { terminalID } = request.params;
      const [found] = isGuid(terminalID)
        ? await db
            .select({ terminal: terminals, merchantName: merchants.merchantName })
            .from(terminals)
            .innerJoin(merchants, eq(merchants.merchantID, terminals.merchantID))
            .where(eq(terminals.terminalID, terminalID.toLowerCase()))
        : [];
      if (!found) return reply.code(404).send();
      const locale = locales.find((one) => one === request.query.lang) ?? request.locale;
      const framedBy = ["'self'", ...config.origins];
      return reply
        .headers({ 'cache-control': 'no-store', 'content-security-policy': payerPolicy([], framedBy) })
        .type('text/html; charset=utf-8')
        .send(previewPage(locale, { ...found.terminal, merchantName: found.merchantName }));
    },
  );
}
