import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answerList, renderList, rowOf } from './renderList.tsx';

const region = () => screen.getByRole('region', { name: 'Table: Transactions' });
const linkOf = (index: number) => within(screen.getAllByRole('row')[index] ?? document.body).getByRole('link');
function scroll(
  element: Element,
  to: { scrollTop: number; scrollLeft?: number },
  target: Element | Document = element,
) {
  Object.assign(element, to);
  fireEvent.scroll(target);
}
const leave = async () => {
  await userEvent.click(linkOf(2));
  await screen.findByRole('heading', { name: 'Elsewhere' });
};

afterEach(() => {
  vi.useRealTimers();
  document.documentElement.scrollTop = 0;
});

describe('coming back to a list', () => {
  it('finds rows, scroll and focus as they were, without a question', async () => {
    const wire = answerList();
    const { router } = await renderList();
    await screen.findByText('Person 1');
    scroll(region(), { scrollTop: 90, scrollLeft: 40 });
    scroll(document.documentElement, { scrollTop: 300 }, document);
    await leave();
    document.documentElement.scrollTop = 0;
    await router.navigate(-1);
    expect(await screen.findByText('Person 1')).toBeInTheDocument();
    expect(wire.calls()).toEqual(['meta', 'list']);
    await waitFor(() => expect(linkOf(2)).toHaveFocus());
    expect([region().scrollTop, region().scrollLeft]).toEqual([90, 40]);
    expect(document.documentElement.scrollTop).toBe(300);
    await waitFor(() => expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'false'));
  });

  it('by the menu finds filters and scroll too; the focus stays with the title', async () => {
    answerList();
    const { router, filter } = await renderList();
    await screen.findByText('Person 1');
    await userEvent.click(screen.getByRole('button', { name: 'הושלמה' }));
    await waitFor(() => expect(filter()).toMatchObject({ quickStatusFilter: 'Completed' }));
    await screen.findByText('Person 1');
    scroll(region(), { scrollTop: 90 });
    await leave();
    await router.navigate('/transactions/list');
    await screen.findByText('Person 1');
    await waitFor(() => expect(filter()).toMatchObject({ quickStatusFilter: 'Completed' }));
    expect(region().scrollTop).toBe(90);
    expect(linkOf(2)).not.toHaveFocus();
  });

  it('whose table was built anew since begins at its top', async () => {
    let rows = [rowOf(1), rowOf(2)];
    answerList({ list: () => HttpResponse.json({ data: rows, numberOfRecords: rows.length }) });
    const { router } = await renderList();
    await screen.findByText('Person 1');
    scroll(region(), { scrollTop: 90 });
    rows = [];
    await userEvent.click(screen.getByRole('button', { name: 'הושלמה' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Table: Transactions' })).not.toBeInTheDocument());
    rows = [rowOf(1), rowOf(2)];
    await userEvent.click(screen.getByRole('button', { name: 'הושלמה' }));
    await screen.findByText('Person 1');
    await leave();
    await router.navigate(-1);
    await screen.findByText('Person 1');
    await waitFor(() => expect(linkOf(2)).toHaveFocus());
    expect(region().scrollTop).toBe(0);
  });

  it('with other rows begins at their top', async () => {
    answerList();
    const { router } = await renderList();
    await screen.findByText('Person 1');
    scroll(region(), { scrollTop: 90 });
    await leave();
    await router.navigate('/transactions/list?page=1&perPage=25');
    await screen.findByText('Person 1');
    expect(region().scrollTop).toBe(0);
  });

  it('after a while shows the old rows at once and asks behind them', async () => {
    let name = 'Before';
    const wire = answerList({
      list: () => HttpResponse.json({ data: [rowOf(1), rowOf(2, { cardOwnerName: name })], numberOfRecords: 2 }),
    });
    const { router } = await renderList();
    await screen.findByText('Before');
    await leave();
    name = 'After';
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31_000 });
    await router.navigate(-1);
    expect(await screen.findByText('Before')).toBeInTheDocument();
    expect(await screen.findByText('After')).toBeInTheDocument();
    expect(wire.queries()).toHaveLength(2);
  });
});
