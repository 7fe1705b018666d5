import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { originIn, stateFrom } from '#src/list/address/listOrigin.ts';
import { besideIn } from '#src/record/neighbours/neighbours.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/resources/items/actions.ts';
import '#src/resources/items/recordPage.ts';

const origin = {
  list: 'items',
  question: {
    pagination: { page: 2, perPage: 25 },
    sort: { field: 'price', order: 'ASC' as const },
    filter: { search: 'x' },
  },
};

describe('where an address was opened from', () => {
  it('is what the list has written', () => {
    expect(originIn(stateFrom(origin))).toEqual(origin);
  });

  it.each([
    [undefined],
    [null],
    ['text'],
    [{ from: 'items' }],
    [{ from: { list: 'items' } }],
    [{ from: { ...origin, list: 1 } }],
    [{ from: { ...origin, question: { ...origin.question, pagination: { page: 0, perPage: 25 } } } }],
    [{ from: { ...origin, question: { ...origin.question, pagination: { page: 1, perPage: 1e9 } } } }],
    [{ from: { ...origin, question: { ...origin.question, sort: {} } } }],
    [{ from: { ...origin, question: { ...origin.question, filter: 'x' } } }],
  ])('is nothing for what another page or version has kept: %j', (state) => {
    expect(originIn(state)).toBeUndefined();
  });
});

describe('the rows beside one', () => {
  const pageOf = (...ids: string[]) => ({ rows: ids.map((id) => ({ id })) });

  it.each([
    ['b', 1, 'a', 'c'],
    ['a', 0, 'before', 'b'],
    ['c', 2, 'b', 'after'],
  ])('%s', (id, index, previous, next) => {
    const around = { before: pageOf('first', 'before'), after: pageOf('after', 'last') };
    expect(besideIn(id, pageOf('a', 'b', 'c'), around)).toEqual({
      index,
      previous: { id: previous },
      next: { id: next },
    });
    const alone = besideIn(id, pageOf('a', 'b', 'c'), { before: undefined, after: undefined });
    expect([alone.previous?.id, alone.next?.id]).toEqual([
      previous === 'before' ? undefined : previous,
      next === 'after' ? undefined : next,
    ]);
  });
});

const total = 51;
const itemOf = (index: number) => ({
  itemID: `i${index}`,
  itemName: `Item ${index}`,
  price: index,
  currency: 'ILS',
  active: true,
});

/** Answers the calls of items, fifty-one of them; keeps the pages that were asked for. */
function answerItems({ counts = true } = {}) {
  const asked: (string | null)[] = [];
  const gone: string[] = [];
  server.use(
    http.get(`${apiBase}/api/items/$meta`, () =>
      HttpResponse.json({ columns: { itemName: { name: 'Name', dataType: 'string' } } }),
    ),
    http.delete(`${apiBase}/api/items/:id`, ({ params }) => {
      gone.push(String(params.id));
      return HttpResponse.json({ status: 'success', message: 'Done', entityUID: params.id });
    }),
    http.get(`${apiBase}/api/items/:id`, ({ params }) => HttpResponse.json(itemOf(Number(String(params.id).slice(1))))),
    http.get(`${apiBase}/api/items`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      const [skip, take] = [Number(query.get('skip') ?? 0), Number(query.get('take'))];
      asked.push(query.get('skip'));
      const there = Array.from({ length: total }, (_, index) => itemOf(index + 1)).filter(
        ({ itemID }) => !gone.includes(itemID),
      );
      return HttpResponse.json({
        data: there.slice(skip, skip + take),
        ...(counts && { numberOfRecords: there.length }),
      });
    }),
  );
  return { asked };
}

const filter = encodeURIComponent('{"terminalID":"t1"}');
const listAt = (page: number) => `/items/list?filter=${filter}&sort=&order=DESC&page=${page}&perPage=25`;
const bar = () => within(screen.getByRole('navigation', { name: 'Records of the list' }));
const link = (name: string) => bar().getByRole('link', { name });
const onRecord = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('previous and next', () => {
  it('follow the list one came from, over the end of its page, and keep the focus', async () => {
    answerItems();
    await renderApp({ address: listAt(1) });
    await userEvent.click(await screen.findByRole('link', { name: 'Item 24' }));
    await onRecord('Item 24');
    expect(bar().getByText('24 of 51')).toBeInTheDocument();
    expect(link('Previous record')).toHaveAttribute('href', '/items/view/i23');

    link('Next record').focus();
    await userEvent.keyboard('{Enter}');
    await onRecord('Item 25');
    expect(link('Next record')).toHaveFocus();
    await waitFor(() => expect(link('Next record')).toHaveAttribute('href', '/items/view/i26'));
    await userEvent.keyboard('{Enter}');
    await onRecord('Item 26');
    expect(await bar().findByText('26 of 51')).toBeInTheDocument();
    await waitFor(() => expect(link('Previous record')).toHaveAttribute('href', '/items/view/i25'));

    // Back leads to the list at once.
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await screen.findByRole('link', { name: 'Item 24' });
    expect(window.location.pathname).toBe('/items/list');
  });

  it('go on past the end of a full page where the server does not count', async () => {
    answerItems({ counts: false });
    await renderApp({ address: listAt(1) });
    await userEvent.click(await screen.findByRole('link', { name: 'Item 25' }));
    await onRecord('Item 25');
    expect(bar().getByText('25')).toBeInTheDocument();
    await waitFor(() => expect(link('Next record')).toHaveAttribute('href', '/items/view/i26'));
  });

  it('end where the list ends, with the focus where it was', async () => {
    answerItems();
    await renderApp({ address: listAt(2) });
    await userEvent.click(await screen.findByRole('link', { name: 'Item 50' }));
    await onRecord('Item 50');
    await waitFor(() => expect(link('Next record')).toHaveAttribute('href', '/items/view/i51'));
    link('Next record').focus();
    await userEvent.keyboard('{Enter}');
    await onRecord('Item 51');
    await waitFor(() => expect(bar().getByText('51 of 51')).toBeInTheDocument());
    expect(link('Next record')).toHaveAttribute('aria-disabled', 'true');
    expect(link('Next record')).toHaveFocus();
    await userEvent.click(link('Next record'));
    expect(window.location.pathname).toBe('/items/view/i51');
  });

  it('stay as they were for a record that is taken out of the list', async () => {
    stubDialogs();
    const { asked } = answerItems();
    await renderApp({ address: listAt(1) });
    await userEvent.click(await screen.findByRole('link', { name: 'Item 3' }));
    await onRecord('Item 3');
    const before = asked.length;
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(asked.length).toBeGreaterThan(before));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(link('Previous record')).toHaveAttribute('href', '/items/view/i2');
    await userEvent.click(link('Next record'));
    await onRecord('Item 4');
    await waitFor(() => expect(link('Previous record')).toHaveAttribute('href', '/items/view/i2'));
  });

  it('are not there for who came by a link', async () => {
    const { asked } = answerItems();
    await renderApp({ address: '/items/view/i3' });
    await onRecord('Item 3');
    expect(screen.queryByRole('navigation', { name: 'Records of the list' })).not.toBeInTheDocument();
    expect(asked).toEqual([]);
  });
});
