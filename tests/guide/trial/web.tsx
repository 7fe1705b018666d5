import { configure, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';

configure({ asyncUtilTimeout: 20_000 });
beforeEach(stubDialogs);

const columns = {
  title: { name: 'Title', dataType: 'string' },
  inventionID: { name: 'Invention ID', dataType: 'guid' },
  price: { name: 'Price', dataType: 'money' },
  patented: { name: 'Patented', dataType: 'boolean' },
};
const inventionID = '00000001-d9cb-469f-a165-70867728950e';
const wheel = { inventionID, title: 'Wheel', price: 10.5, currency: 'ILS', patented: true, terminalID: inventionID };
const umbrella = { ...wheel, inventionID: inventionID.replace('1', '2'), title: 'Umbrella', patented: false };
const details = { ...wheel, created: '2026-11-15T10:00:00Z', updateTimestamp: 'AAAAAAAAAAE=' };

const terminal = { label: 'Shop', status: 'active', enabledFeatures: [], integrations: {} };

/** Answers the calls and keeps what was written. */
function answerInventions() {
  const written: unknown[] = [];
  const keep = async (method: string, request: Request) => {
    written.push([method, await request.json().catch(() => null)]);
    return HttpResponse.json({ status: 'success', entityUID: inventionID }, { status: method === 'POST' ? 201 : 200 });
  };
  server.use(
    http.get(`${apiBase}/api/inventions/$meta`, () => HttpResponse.json({ columns })),
    http.get(`${apiBase}/api/items/$meta`, () => HttpResponse.json({ columns: {} })),
    http.get(`${apiBase}/api/items`, () => HttpResponse.json({ data: [], numberOfRecords: 0 })),
    http.get(`${apiBase}/api/inventions/:id`, () => HttpResponse.json(details)),
    http.get(`${apiBase}/api/inventions`, () => HttpResponse.json({ data: [wheel, umbrella], numberOfRecords: 2 })),
    http.post(`${apiBase}/api/inventions`, ({ request }) => keep('POST', request)),
    http.put(`${apiBase}/api/inventions/:id`, ({ request }) => keep('PUT', request)),
    http.delete(`${apiBase}/api/inventions/:id`, ({ request }) => keep('DELETE', request)),
  );
  return written;
}

it('shows the list with its own cell, its menu entry, and what can be done with the list', async () => {
  answerInventions();
  await renderApp({ address: '/inventions/list' });
  expect(await screen.findByText('Wheel')).toBeInTheDocument();
  await waitFor(() => expect(screen.getByText('Wheel').closest('strong')).not.toBeNull());
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Inventions');
  expect(screen.getByRole('link', { name: 'Inventions' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'About inventions' }));
  await waitFor(() => expect(window.location.pathname).toBe('/accessibility'));
});

it('shows the page of a record, which leads to its form', async () => {
  answerInventions();
  await renderApp({ address: `/inventions/view/${inventionID}` });
  expect(await screen.findByRole('heading', { level: 2, name: /Wheel/ })).toBeInTheDocument();
  const edit = await screen.findByRole('link', { name: 'Edit' });
  expect(edit).toHaveAttribute('href', `/inventions/edit/${inventionID}`);
});

it('shows the plan of a deletion of many, and leaves alone what it skips', async () => {
  const written = answerInventions();
  await renderApp({ address: '/inventions/list' });
  await userEvent.click(await screen.findByRole('checkbox', { name: /Wheel/ }));
  await userEvent.click(await screen.findByRole('checkbox', { name: /Umbrella/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('It is patented')).toBeInTheDocument();
  expect(written).toEqual([]);
});

it('creates one by its form, judged by the contract', async () => {
  const written = answerInventions();
  await renderApp({ address: '/inventions/create', terminals: [{ ...terminal, terminalID: inventionID }] });
  const create = await screen.findByRole('button', { name: 'Create' });
  await userEvent.click(create);
  expect(await screen.findByRole('textbox', { name: /Title/ })).toBeInvalid();
  expect(written).toEqual([]);
  await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'Zip');
  await userEvent.type(screen.getByRole('textbox', { name: /Price/ }), '12.50');
  await userEvent.click(create);
  await waitFor(() =>
    expect(written).toEqual([['POST', expect.objectContaining({ title: 'Zip', terminalID: inventionID })]]),
  );
  await waitFor(() => expect(window.location.pathname).toBe(`/inventions/view/${inventionID}`));
});

it('changes one', async () => {
  const written = answerInventions();
  await renderApp({ address: `/inventions/edit/${inventionID}` });
  const title = await screen.findByRole('textbox', { name: /Title/ });
  await userEvent.clear(title);
  await userEvent.type(title, 'Round wheel');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(written).toEqual([
      ['PUT', expect.objectContaining({ title: 'Round wheel', inventionID, updateTimestamp: 'AAAAAAAAAAE=' })],
    ]),
  );
});

it('writes one down step by step, beginning with what the address says', async () => {
  const written = answerInventions();
  await renderApp({
    address: '/wizard/inventions/create?price=12.50',
    terminals: [{ ...terminal, terminalID: inventionID }],
  });
  const next = await screen.findByRole('button', { name: 'Continue' });
  await userEvent.click(next);
  expect(await screen.findByRole('textbox', { name: /Title/ })).toBeInvalid();
  await userEvent.type(screen.getByRole('textbox', { name: /Title/ }), 'Zip{Enter}');
  expect(await screen.findByRole('textbox', { name: /Price/ })).toHaveValue('12.50');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Create' }));
  expect(await screen.findByText('The invention was written down')).toBeInTheDocument();
  expect(written).toEqual([['POST', expect.objectContaining({ title: 'Zip', terminalID: inventionID })]]);
  expect(screen.getByRole('link', { name: 'Open the invention' })).toHaveAttribute(
    'href',
    `/inventions/view/${inventionID}`,
  );
});
