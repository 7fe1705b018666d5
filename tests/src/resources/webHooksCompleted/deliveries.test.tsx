import { configure, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { events } from '#contract/events.ts';
import { rowActions } from '#src/resources/webHooksCompleted/actions.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/actions/row/OpenRowMenu.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

const id = '6f1c2d3e-d9cb-469f-a165-70867728950e';
const payload = {
  eventName: 'InvoiceGenerationFailed',
  entityType: 'Invoice',
  entityReference: id,
  eventTimestamp: '2026-11-15T10:05:00Z',
  isFailureEvent: true,
  errorMesage: 'No number left',
};

describe('what leads on from a delivery', () => {
  const place = { terminalID: id, showDeleted: false };
  const offered = (more: object) =>
    rowActions
      .filter((action) => action.offered?.({ id: 'e:c', payload: { ...payload, ...more } }, place) ?? true)
      .map(({ key }) => key);

  it.each(Object.entries(events))('is the record behind %s, as far as there is one', (eventName, { entityType }) => {
    const opener = eventName === 'CardTokenDeleted' ? [] : [`open${entityType}`];
    expect(offered({ eventName, entityType })).toEqual([...opener, 'payload']);
  });

  it('leads to the page of the record', () => {
    const paths = rowActions.flatMap((action) => (action.kind === 'link' ? [action.path({ id: 'e:c', payload })] : []));
    expect(paths).toEqual([
      `/transactions/view/${id}`,
      `/billing-deals/view/${id}`,
      `/ctokens/${id}/edit`,
      `/customers/view/${id}`,
      `/invoicing/view/${id}`,
    ]);
  });

  it('is its content alone where the server names no record, or one of another kind', () => {
    expect(offered({ entityReference: null })).toEqual(['payload']);
    expect(offered({ entityType: 'Unheard' })).toEqual(['payload']);
  });
});

it('the list asks for one event, or failures, shows a message and leads to its record', async () => {
  const asked: string[] = [];
  server.use(
    http.get(`${apiBase}/api/webhooks`, ({ request }) => {
      asked.push(new URL(request.url).search);
      const row = { eventID: 'e1', correlationId: 'c1', url: 'https://shop.example/hook', payload };
      return HttpResponse.json({ data: [row], numberOfRecords: 1 });
    }),
  );
  await renderApp({
    address: '/web-hooks-completed?filter={"eventName":"InvoiceGenerationFailed","isFailureEvent":true}',
    roles: ['Manager'],
    terminals: [{ terminalID: id, label: 'Shop', status: 'active', enabledFeatures: [], integrations: {} }],
  });
  const menu = await screen.findByRole('button', { name: /^Actions: / });
  expect(screen.getByRole('option', { name: 'Issuing an invoice failed', selected: true })).toBeInTheDocument();
  await userEvent.click(menu);
  expect(asked[0]).toContain('eventName=InvoiceGenerationFailed');
  expect(asked[0]).toContain('isFailureEvent=true');
  expect(await screen.findByRole('menuitem', { name: 'Open the document' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('menuitem', { name: 'Message content' }));
  const dialog = await screen.findByRole('dialog', { name: 'Issuing an invoice failed' });
  expect(within(dialog).getByText('No number left')).toBeInTheDocument();
  const content = within(dialog).getByRole<HTMLTextAreaElement>('textbox', { name: 'Message content' });
  expect(JSON.parse(content.value)).toEqual(payload);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
