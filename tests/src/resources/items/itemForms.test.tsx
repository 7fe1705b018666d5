import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/resources/items/ItemFormPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
const item = {
  itemID: id,
  itemName: 'Coffee',
  price: 12.5,
  currency: 'ILS',
  terminalID: 't1',
  category: 'Drinks',
  vatExempt: false,
  sku: 'SKU-1',
  externalReference: 'I-1',
  woocommerceID: '3',
  active: true,
  deleted: false,
  updateTimestamp: 'AAAAAAAAAAE=',
};
const dictionaries = { currencyEnum: { ILS: 'Shekel', USD: 'Dollar' } };
const open = (address: string) => renderApp({ address, dictionaries });

/** Answers the item's calls and keeps what was sent. */
function answerItems({ refuse }: { refuse?: object[] } = {}) {
  const sent: { method: string; body: unknown }[] = [];
  const refusals = [...(refuse ?? [])];
  const write = async ({ request }: { request: Request }) => {
    sent.push({ method: request.method, body: await request.json() });
    const refusal = refusals.shift();
    if (refusal) return HttpResponse.json(refusal, { status: 'additionalData' in refusal ? 409 : 400 });
    return HttpResponse.json({ status: 'success', message: 'Saved', entityUID: id });
  };
  server.use(
    http.get(`${apiBase}/api/items/$meta`, () =>
      HttpResponse.json({ columns: { itemName: { name: 'Name', dataType: 'string' } } }),
    ),
    http.get(`${apiBase}/api/items/import/categories`, () =>
      HttpResponse.json({ status: 'success', additionalData: { categories: ['Food', 'Drinks', 'Food'] } }),
    ),
    http.get(`${apiBase}/api/items/:id`, () => HttpResponse.json(item)),
    http.post(`${apiBase}/api/items`, write),
    http.put(`${apiBase}/api/items/:id`, write),
  );
  return sent;
}
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
async function fill(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
}
const save = (name = 'Save') => userEvent.click(screen.getByRole('button', { name }));

/** Field, what is typed, and what the schema's fault says of it. */
const cardFault = "A card number can't be kept here. If this is another number, put a letter between its digits";
const faults = [
  ['Item name', 'paid by 4242 4242 4242 4242', cardFault],
  ['SKU', '4242424242424242', cardFault],
  ['Item name', '', 'Required'],
  ['Item name', '   ', 'Required'],
  ['Price', '', 'Required'],
  ['Price', '10000000', 'Must be less than 10000000'],
] as const;

describe('a new item', () => {
  it.each(faults)('%s "%s": %s', async (name, typed, message) => {
    const sent = answerItems();
    await open('/items/create');
    await screen.findByLabelText(/^Item name/);
    await fill('Item name', 'Tea');
    await fill('Price', '5');
    await fill(name, typed);
    await save('Create');
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(message));
    expect(field(name)).toBeInvalid();
    expect(field(name)).toHaveFocus();
    expect(sent).toEqual([]);
  });

  it('is sent as its request wants it, and its page opens', async () => {
    const sent = answerItems();
    await open('/items/create');
    await screen.findByLabelText(/^Item name/);
    await fill('Item name', ' Tea ');
    await fill('Price', '7.5');
    await userEvent.selectOptions(field('Currency'), 'USD');
    await userEvent.click(field('VAT exempt'));
    await userEvent.click(screen.getByRole('button', { name: 'Import categories' }));
    await waitFor(() =>
      expect(field('Category')).toHaveAccessibleDescription('2 categories found; choose from the list'),
    );
    await fill('Category', 'Food');
    await save('Create');
    await waitFor(() => expect(window.location.pathname).toBe(`/items/view/${id}`));
    expect(await screen.findByText('Item \u2068Tea\u2069 created')).toBeVisible();
    expect(sent).toEqual([
      {
        method: 'POST',
        body: {
          terminalID: 't1',
          itemName: 'Tea',
          price: 7.5,
          currency: 'USD',
          vatExempt: true,
          category: 'Food',
          sku: null,
          externalReference: null,
        },
      },
    ]);
  });

  it("shows the server's fault on its field and keeps what was typed", async () => {
    expectFailures();
    answerItems({ refuse: [{ status: 'error', message: 'Check', errors: [{ code: 'Sku', description: 'Taken' }] }] });
    await open('/items/create');
    await screen.findByLabelText(/^Item name/);
    await fill('Item name', 'Tea');
    await fill('Price', '5');
    await fill('SKU', 'S1');
    await save('Create');
    await waitFor(() => expect(field('SKU')).toHaveAccessibleDescription('Taken'));
    expect(screen.getByText('Check')).toBeInTheDocument();
    expect(field('Item name')).toHaveValue('Tea');
    expect(field('SKU')).toHaveFocus();
  });
});

describe('a changed item', () => {
  it('keeps what the form does not show', async () => {
    const sent = answerItems();
    await open(`/items/edit/${id}`);
    await screen.findByLabelText(/^Item name/);
    expect(field('Price')).toHaveValue('12.50');
    await fill('Category', '');
    await save();
    await waitFor(() => expect(window.location.pathname).toBe(`/items/view/${id}`));
    expect(sent[0]?.body).toMatchObject({
      itemID: id,
      updateTimestamp: 'AAAAAAAAAAE=',
      woocommerceID: '3',
      category: null,
      itemName: 'Coffee',
    });
  });

  it('is left once its page has the new version, which the next act carries', async () => {
    const sent = answerItems();
    await open(`/items/edit/${id}`);
    await screen.findByLabelText(/^Item name/);
    const { promise: read, resolve: answerRead } = Promise.withResolvers<object>();
    server.use(http.get(`${apiBase}/api/items/${id}`, async () => HttpResponse.json(await read)));
    await fill('Item name', 'Espresso');
    await save();
    await waitFor(() => expect(sent).toHaveLength(1));
    await screen.findByText('Item \u2068Espresso\u2069 saved');
    expect(window.location.pathname).toBe(`/items/edit/${id}`);
    answerRead({ ...item, itemName: 'Espresso', updateTimestamp: 'AAAAAAAAAAI=' });
    await waitFor(() => expect(window.location.pathname).toBe(`/items/view/${id}`));
    expect(await screen.findByRole('heading', { name: /Espresso/ })).toBeVisible();
  });

  it('that somebody else has changed too shows both, keeps the edits and saves over the new state', async () => {
    expectFailures();
    const current = { ...item, itemName: 'Espresso', price: 14, sku: 'SKU-2', updateTimestamp: 'AAAAAAAAAAI=' };
    const sent = answerItems({ refuse: [{ status: 'error', message: 'Changed', additionalData: { current } }] });
    await open(`/items/edit/${id}`);
    await screen.findByLabelText(/^Item name/);
    await fill('Item name', 'Cappuccino');
    await fill('Price', '15');
    await save();
    const panel = within(await screen.findByRole('group', { name: 'The record has changed meanwhile' }));
    // Edited by both: mine stays, theirs is offered.
    const name = within(panel.getByRole('group', { name: 'Item name' }));
    expect(name.getByRole('radio', { name: 'The value entered here Cappuccino' })).toBeChecked();
    // Untouched here: theirs is taken.
    const sku = within(panel.getByRole('group', { name: 'SKU' }));
    expect(sku.getByRole('radio', { name: 'Saved meanwhile SKU-2' })).toBeChecked();
    expect(panel.queryByRole('group', { name: 'Category' })).not.toBeInTheDocument();
    await userEvent.click(within(panel.getByRole('group', { name: 'Price' })).getByRole('radio', { name: /14.00/ }));
    expect(field('Price')).toHaveValue('14.00');
    expect(field('Item name')).toHaveValue('Cappuccino');
    await save();
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({
      itemName: 'Cappuccino',
      price: 14,
      sku: 'SKU-2',
      updateTimestamp: 'AAAAAAAAAAI=',
    });
  });

  it('asks before edits are lost', async () => {
    answerItems();
    await open(`/items/edit/${id}`);
    await screen.findByLabelText(/^Item name/);
    await fill('Item name', 'Latte');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await screen.findByRole('alertdialog')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Keep editing' }));
    expect(field('Item name')).toHaveValue('Latte');
  });
});
