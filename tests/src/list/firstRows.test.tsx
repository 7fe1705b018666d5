import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { expect, it, onTestFinished } from 'vitest';
import { answerList, renderList, rowOf } from './renderList.tsx';

const longName = 'A name longer than those of all the other rows';
const rows = Array.from({ length: 100 }, (_, row) => rowOf(row + 1, row === 70 ? { cardOwnerName: longName } : {}));

/** Of each change of the table: how many rows are drawn, and the texts that only make its columns wide. */
function watchTable() {
  const seen: { rows: number; widest: string[] }[] = [];
  const observer = new MutationObserver(() => {
    const drawn = document.querySelectorAll('tbody [data-row]').length;
    const widest = [...document.querySelectorAll('tbody tr[aria-hidden] > *')].map(({ textContent }) => textContent);
    if (drawn > 0 && drawn !== seen.at(-1)?.rows) seen.push({ rows: drawn, widest });
  });
  observer.observe(document, { childList: true, subtree: true });
  onTestFinished(() => observer.disconnect());
  return seen;
}

it('rows of the first screen are drawn first, in columns that are as wide as all rows need', async () => {
  answerList({ list: () => HttpResponse.json({ data: rows, numberOfRecords: 100 }) });
  const seen = watchTable();
  await renderList();
  await waitFor(() => expect(seen.map((one) => one.rows)).toEqual([20, 100]));
  expect(seen[0]?.widest).toContain(longName);
  expect(seen[1]?.widest).toEqual([]);
  expect(screen.getByText(longName)).toBeVisible();
});

it('all rows are there at once for somebody who comes back to them', async () => {
  answerList({ list: () => HttpResponse.json({ data: rows, numberOfRecords: 100 }) });
  const { router } = await renderList();
  const row = await screen.findByRole('row', { name: /Person 60/ });
  await userEvent.click(within(row).getByRole('link'));
  await screen.findByRole('heading', { name: 'Elsewhere' });
  const seen = watchTable();
  await router.navigate(-1);
  await screen.findByRole('row', { name: /Person 60/ });
  expect(seen.map((one) => one.rows)).toEqual([100]);
});
