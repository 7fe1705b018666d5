import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import type { ImportCells } from '#contract/import/columns.ts';
import { apiBase } from '#tests/src/app/renderApp.tsx';
import { crossOrigin } from '#tests/support/crossOrigin.ts';
import { noColumns, server } from '#tests/support/mockServer.ts';
import { dealFile } from './dealFile.ts';

/** Of the page that imports a file. */
export const address = '/import/billing-deals/create';

/** A file of rows as a person chooses it. */
export const csv = (rows: readonly ImportCells[], name = 'deals.csv') =>
  new File([dealFile(rows)], name, { type: 'text/csv' });
/** Chooses a file on the page. */
export const choose = async (file: File) =>
  userEvent.upload(await screen.findByLabelText('Choose file'), file, { applyAccept: false });
/** The button that imports. */
export const sendButton = () => screen.findByRole('button', { name: /^Import (one row|\d+ rows)$/ });

/** Answers uploads one after the other, and gives the list of imports. */
export function answerImports(answers: (() => Response | Promise<Response>)[], rows: readonly object[] = []) {
  const sent: { query: string; text: string }[] = [];
  const asked: URLSearchParams[] = [];
  server.use(
    noColumns,
    http.post(`${apiBase}/api/import/billing-deals/upload/t1`, async ({ request }) => {
      sent.push({ query: new URL(request.url).search, text: await request.text() });
      return crossOrigin((await answers.shift()?.()) ?? HttpResponse.error());
    }),
    http.get(`${apiBase}/api/import/billing-deals/t1`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json({ data: rows, numberOfRecords: rows.length });
    }),
  );
  return { sent, asked };
}

/** The answer to a file that was taken in. */
export const done =
  (counts: object, importID = 'i1') =>
  () =>
    HttpResponse.json(
      { status: 'success', message: 'Done', entityUID: importID, additionalData: counts },
      { status: 201 },
    );

/** What a section counts. */
export const figures = (title: string) =>
  [...within(screen.getByRole('region', { name: title })).getAllByRole('term')].map(
    (term) => `${term.textContent} ${term.nextElementSibling?.textContent}`,
  );
