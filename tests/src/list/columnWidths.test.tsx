import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { createSavedStore } from '#src/settings/savedStore.ts';
import { answerList, renderList, sample } from './renderList.tsx';
// What loads on first use is at hand before the first test.
import '#src/list/tools/ColumnsPanel.tsx';

const widths = () => createSavedStore(localStorage, 'dana').read().lists.transactions?.widths;
const head = async (name: string) => screen.findByRole('columnheader', { name });

beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(DOMRect.fromRect({ width: 100, height: 44 }));
  return () => void vi.restoreAllMocks();
});

it('a column is made wider from its name by keyboard, and its width is read out', async () => {
  answerList();
  await renderList({ declaration: sample });
  await screen.findByText('Person 1');
  within(await head('Amount'))
    .getByRole('button')
    .focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}');
  expect(await screen.findByText('Amount: 116 pixels wide')).toBeInTheDocument();
  expect(widths()).toEqual({ transactionAmount: 116 });
  // What a narrow column cuts is whole in its tooltip, the symbol where the language has it.
  expect(screen.getByText('101.00₪').closest('td')).toHaveAttribute('title', '\u2066101.00₪\u2069');
  await userEvent.dblClick((await head('Amount')).querySelector('[data-resize]') ?? document.body);
  expect(await screen.findByText('Amount: as wide as its content')).toBeInTheDocument();
  expect(widths()).toBeUndefined();
});

it('a column that rows are not sorted by is made wider by keyboard, too', async () => {
  const columns = { 'dealDetails.name': { name: 'Deal', dataType: 'string' } };
  answerList({ meta: () => HttpResponse.json({ columns }) });
  await renderList({ declaration: { ...sample, columns: ['dealDetails.name'] } });
  within(await head('Deal'))
    .getByRole('group', { name: 'Deal' })
    .focus();
  await userEvent.keyboard('{Shift>}{ArrowLeft}{/Shift}');
  expect(await screen.findByText('Deal: 84 pixels wide')).toBeInTheDocument();
});

it('widths are changed from the choice of columns, without dragging', async () => {
  answerList();
  await renderList();
  await screen.findByText('Person 1');
  await userEvent.click(await screen.findByRole('button', { name: /^Columns/ }));
  const panel = within(await screen.findByRole('dialog', { name: 'Columns' }));
  await userEvent.click(panel.getByRole('button', { name: 'Make Amount wider' }));
  expect(panel.getByRole('status')).toHaveTextContent('Amount: 116 pixels wide');
  await userEvent.click(panel.getByRole('button', { name: 'Make Amount narrower' }));
  await waitFor(() => expect(widths()).toEqual({ transactionAmount: 84 }));
});
