import { and, asc, desc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { isObject } from '#contract/envelope.ts';
import { notFound } from '#sandbox/core/apiError.ts';
import type { Context } from '#sandbox/core/context.ts';
import type { Database } from '#sandbox/core/database.ts';
import { masavFileRows, masavFiles } from '#sandbox/db/schema/masav.ts';
import { answerFile } from '#sandbox/domain/masav/answerFile.ts';
import { returnRules } from '#sandbox/domain/masav/returnReason.ts';
import { shownMoney } from '#sandbox/domain/money/shownMoney.ts';
import { html, type Html } from '#sandbox/core/html.ts';
import { renderPage } from '#sandbox/http/pages/layout.ts';
import { refuseOtherSites } from '#sandbox/http/sameOrigin.ts';

export type UnansweredFile = Awaited<ReturnType<typeof readUnanswered>>[number];
type Row = typeof masavFileRows.$inferSelect;

/** The Masav files that the bank has and has not answered, newest first. */
export function readUnanswered(db: Database) {
  return db
    .select()
    .from(masavFiles)
    .where(and(eq(masavFiles.downloaded, true), isNull(masavFiles.paidDate)))
    .orderBy(desc(masavFiles.masavFileID))
    .limit(20);
}

/** The address at which the bank answers a file. */
export const answerAddress = (masavFileID: number): string => `/sandbox/masav/${masavFileID}`;

const money = (agorot: number) => shownMoney(agorot, 'ILS', 'en-IL');

function rowOf({ masavFileRowID, consumerName, amount }: Row, place: number): Html {
  return html`<tr>
    <td>${String(place + 1)}</td>
    <td><bdi>${consumerName}</bdi></td>
    <td><bdi>${money(amount)}</bdi></td>
    <td>
      <select name="${String(masavFileRowID)}" aria-label="Answer to row ${String(place + 1)}">
        <option value="">Paid</option>
        ${returnRules.map(({ comment }) => html`<option value="${comment}">${comment}</option>`)}
      </select>
    </td>
  </tr>`;
}

function page(file: UnansweredFile, rows: readonly Row[]): string {
  const title = `Masav file ${file.masavFileID}`;
  const body = html`<main>
    <header>
      <h1>${title}</h1>
      <p class="quiet"><a href="/sandbox/">Sandbox</a></p>
    </header>
    <section class="panel" aria-label="The bank’s answer">
      <p>The bank answers a file once. What it returns fails its charge and cancels the receipt.</p>
      <form method="post" action="${answerAddress(file.masavFileID)}" class="stack">
        <div class="scroll" tabindex="0" role="group" aria-label="Rows">
          <table>
            <thead>
              <tr>
                ${['Row', 'Customer', 'Amount', 'Answer'].map((heading) => html`<th scope="col">${heading}</th>`)}
              </tr>
            </thead>
            <tbody>
              ${rows.map(rowOf)}
            </tbody>
          </table>
        </div>
        <div><button type="submit">Answer</button></div>
      </form>
    </section>
  </main>`;
  return renderPage({ locale: 'en-IL', title, body, shape: 'wide' });
}

/** @throws ApiError 404 for a file that the bank has not got, or has answered */
async function readFileOf(db: Database, id: string): Promise<UnansweredFile> {
  const files = await readUnanswered(db);
  const file = files.find(({ masavFileID }) => String(masavFileID) === id);
  if (!file) throw notFound('MasavFile');
  return file;
}

/**
 * The page on which the bank answers a Masav file by hand; programs post the reasons of returned rows by the ids of these,
 * as JSON.
 */
export function mountMasavAnswers(app: FastifyInstance, context: Context): void {
  const { db, config } = context;
  const address = '/sandbox/masav/:id';
  app.get<{ Params: { id: string } }>(address, async ({ params }, reply) => {
    const file = await readFileOf(db, params.id);
    const rows = await db
      .select()
      .from(masavFileRows)
      .where(eq(masavFileRows.masavFileID, file.masavFileID))
      .orderBy(asc(masavFileRows.masavFileRowID));
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(page(file, rows));
  });
  app.post<{ Params: { id: string } }>(
    address,
    { preHandler: refuseOtherSites(config) },
    async ({ params, body }, reply) => {
      const { masavFileID } = await readFileOf(db, params.id);
      const reasons = isObject(body) ? body : {};
      await answerFile(context, masavFileID, ({ masavFileRowID }) => {
        const reason = reasons[String(masavFileRowID)];
        return typeof reason === 'string' && reason !== '' ? reason.slice(0, 250) : undefined;
      });
      return reply.redirect('/sandbox/', 303);
    },
  );
}
