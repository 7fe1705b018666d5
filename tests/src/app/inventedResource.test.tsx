import { readFileSync } from 'node:fs';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { dataTypes } from '#contract/meta.ts';
import type * as Registry from '#src/resources/registry.ts';
import { server } from '#tests/support/mockServer.ts';
import { words } from './gadgets/words.ts';
import { apiBase, renderApp } from './renderApp.tsx';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';

configure({ asyncUtilTimeout: 10_000 });

// The one line a noun adds to the registry.
vi.mock('#src/resources/registry.ts', async (original) => {
  const { resources } = await original<typeof Registry>();
  const { registryOf } = await import('#src/resources/registryOf.ts');
  const { gadgets } = await import('./gadgets/index.ts');
  const all = [...resources, gadgets];
  return { resources: all, ...registryOf(all) };
});

const columns = {
  title: { name: 'Title', dataType: 'string' },
  gadgetID: { name: 'Gadget ID', dataType: 'guid' },
  currency: { name: 'Currency', dataType: 'dictionary', dictionary: 'currencyEnum' },
  inventedOn: { name: 'Invented', dataType: 'date' },
  pages: { name: 'Pages', dataType: 'number' },
  price: { name: 'Price', dataType: 'money' },
  share: { name: 'Share', dataType: 'percent' },
  patented: { name: 'Patented', dataType: 'boolean' },
  aura: { name: 'Aura', dataType: 'hologram' },
};
const idOf = (index: number) => `${String(index).padStart(8, '0')}-d9cb-469f-a165-70867728950e`;
const rowOf = (index: number) => ({
  title: `Gadget ${index}`,
  gadgetID: idOf(index),
  currency: 'ILS',
  inventedOn: '2026-11-15T00:00:00',
  pages: index,
  price: 10.5,
  share: 0.175,
  patented: true,
  aura: 'violet',
});
// In the order a person asks; a currency beside an amount says nothing more.
const headers = ['Title', 'Price', 'Invented', 'Pages', 'Share', 'Patented', 'Aura', 'Gadget ID'];

/** Answers the four calls and keeps what the list was asked. */
function answerGadgets(meta: object = { columns }) {
  const asked: Record<string, string>[] = [];
  server.use(
    http.get(`${apiBase}/api/gadgets/$meta`, () => HttpResponse.json(meta)),
    http.get(`${apiBase}/api/gadgets/:id`, ({ params }) =>
      HttpResponse.json({ ...rowOf(7), gadgetID: params.id, inventor: { fullName: 'Ada', born: '1815-12-10' } }),
    ),
    http.get(`${apiBase}/api/gadgets`, ({ request }) => {
      const query = Object.fromEntries(new URL(request.url).searchParams);
      asked.push(query);
      const skip = Number(query.skip ?? 0);
      return HttpResponse.json({ data: [rowOf(skip + 1), rowOf(skip + 2)], numberOfRecords: 250 });
    }),
  );
  return { lastQuery: () => asked.at(-1) };
}

const flat = {
  'resources.gadgets.name': words.resources.gadgets.name,
  'resources.gadgets.one': words.resources.gadgets.one,
};
const open = (address = '/gadgets/list') => {
  // Every column has room.
  window.innerWidth = 2400;
  return renderApp({ address, words: flat, dictionaries: { currencyEnum: { ILS: 'Shekel', USD: 'Dollar' } } });
};

describe('a list by declaration alone', () => {
  it('keeps the promise of ten lines', () => {
    const declaration = readFileSync('tests/src/app/gadgets/index.ts', 'utf8').split('export const ')[1] ?? '';
    expect(declaration.trim().split('\n').length).toBeLessThanOrEqual(10);
  });

  it('has every dataType and an unknown one', () => {
    const types = Object.values(columns).map(({ dataType }) => dataType);
    expect(types.toSorted()).toEqual([...dataTypes, 'hologram'].toSorted());
  });

  it('has its title, its entry in the menu and its columns', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const wire = answerGadgets();
    await open();
    await screen.findByRole('link', { name: 'Gadget 1' });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gadgets');
    expect(screen.getByRole('link', { name: 'Gadgets' })).toHaveAttribute(
      'href',
      `/gadgets/list${window.location.search}`,
    );
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(headers);
    const [, first] = screen.getAllByRole('row');
    const cells = within(first ?? document.body).getAllByRole('cell');
    expect(cells.map(({ textContent }) => textContent).filter(Boolean)).toEqual([
      '10.50₪',
      '15/11/2026',
      '1',
      '17.5%',
      '✓',
      'violet',
      '00000001',
    ]);
    expect(cells.some((cell) => within(cell).queryByRole('img', { name: 'Yes' }))).toBe(true);
    expect(wire.lastQuery()).toEqual({ terminalID: 't1', take: '100' });
    expect(screen.getByRole('button', { name: 'Export' })).toBeEnabled();
  });

  it('has filters: open ones, and those its meta generates', async () => {
    const wire = answerGadgets();
    await open();
    await screen.findByRole('link', { name: 'Gadget 1' });
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search' }), 'wheel{Enter}');
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ search: 'wheel' }));
    await userEvent.click(screen.getByRole('button', { name: 'More filters' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Patented' }));
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ search: 'wheel', patented: 'true' }));
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Currency' }), 'Dollar');
    await waitFor(() => expect(wire.lastQuery()).toMatchObject({ currency: 'USD' }));
    const price = within(await screen.findByRole('group', { name: 'Price' }));
    await userEvent.type(price.getByRole('textbox', { name: 'From' }), '5{Enter}');
    await waitFor(() =>
      expect(wire.lastQuery()).toMatchObject({ search: 'wheel', patented: 'true', currency: 'USD', priceFrom: '5' }),
    );
    expect(await screen.findByRole('group', { name: 'Invented' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Remove the filter Patented' }));
    await waitFor(() => expect(wire.lastQuery()).not.toHaveProperty('patented'));
  });

  it('has pages', async () => {
    const wire = answerGadgets();
    await open();
    await screen.findByRole('link', { name: 'Gadget 1' });
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByRole('link', { name: 'Gadget 101' })).toBeInTheDocument();
    expect(wire.lastQuery()).toMatchObject({ skip: '100', take: '100' });
  });

  it('has a page of one record, and a way back', async () => {
    answerGadgets();
    await open();
    await userEvent.click(await screen.findByRole('link', { name: 'Gadget 2' }));
    const inventor = await screen.findByRole('group', { name: 'Inventor' });
    expect(inventor).toHaveTextContent('Sunday, 10 December 1815');
    expect(window.location.pathname).toBe(`/gadgets/view/${idOf(2)}`);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gadget');
    const heading = screen.getByRole('heading', { level: 2, name: 'Gadget 7' });
    expect(heading.parentElement).toHaveTextContent('Gadget 710.50₪');
    const told = (part: HTMLElement) => {
      const terms = within(part).getAllByRole('term');
      return terms.map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    };
    expect(told(screen.getByRole('region', { name: 'Summary' }))).toEqual([
      ['Invented', 'Sunday, 15 November 2026'],
      ['Pages', '7'],
      ['Share', '17.5%'],
      ['Aura', 'violet'],
    ]);
    const details = screen.getByRole('group', { name: 'Technical details' });
    expect(told(details)).toEqual([
      ['Gadget ID', idOf(2)],
      ['Currency', 'Shekel'],
      ['Patented', '✓'],
    ]);
    expect(within(details).getByRole('img', { name: 'Yes' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'Gadget 2' })).toHaveFocus());
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Gadgets');
  });

  it('follows a meta that gained, lost and retyped columns', async () => {
    const { title, price, currency } = columns;
    answerGadgets({
      columns: {
        gained: { name: 'Gained', dataType: 'date' },
        title,
        price: { ...price, dataType: 'string' },
        currency,
      },
    });
    await open(`/gadgets/list?filter=${encodeURIComponent('{"patented":true,"terminalID":"t1"}')}`);
    await screen.findByText('Gadget 1');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Title',
      'Gained',
      'Price',
      'Currency',
    ]);
    expect(screen.getByRole('button', { name: /^Remove the filter patented/ })).toBeInTheDocument();
  });
});
