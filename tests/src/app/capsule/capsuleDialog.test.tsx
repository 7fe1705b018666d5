import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { parseCapsule, type Capsule } from '#contract/capsule/capsule.ts';
import { apiBase, renderApp } from '#tests/src/app/renderApp.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { server } from '#tests/support/mockServer.ts';
// What loads on first use is at hand before the first test.
import '#src/app/capsule/CapsuleDialog.tsx';
import '#src/app/support/SupportPanel.tsx';
import '#src/ui/capsule/CapsuleButton.tsx';

const consumerID = '00000001-d9cb-469f-a165-70867728950e';
const row = {
  consumerID,
  consumerName: 'Dana Levi',
  consumerPhone: '052-7767894',
  consumerEmail: 'dana@mail.test',
  active: true,
  hasBankAccount: false,
  hasCreditCard: true,
};
const columns = {
  consumerName: { name: 'Name', dataType: 'string' },
  consumerPhone: { name: 'Telephone', dataType: 'string' },
  active: { name: 'Active', dataType: 'boolean' },
};

let saved: Blob | undefined;

beforeEach(() => {
  stubDialogs();
  saved = undefined;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    saved = blob as Blob;
    return 'blob:x';
  });
});

const answer = (rows: () => Response) =>
  server.use(
    http.get(`${apiBase}/api/consumers/$meta`, () => HttpResponse.json({ columns })),
    http.get(`${apiBase}/api/consumers`, rows),
  );

async function saveCapsule(): Promise<Capsule> {
  const dialog = await screen.findByRole('dialog', { name: 'File for support' });
  await within(dialog).findByText(/What the page asked/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save the file' }));
  expect(await within(dialog).findByText(/^The file .*capsule-[\da-f]{8}\.json.* has been saved/)).toBeInTheDocument();
  return parseCapsule((await saved?.text()) ?? '');
}

const openByFooter = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Support' }));
  const panel = await screen.findByRole('dialog', { name: 'Support' });
  await userEvent.click(within(panel).getByRole('button', { name: 'File for support' }));
};

describe('the file for support', () => {
  it('says what goes and what never does, shows the very content, and is saved', async () => {
    answer(() => HttpResponse.json({ data: [row], numberOfRecords: 1 }));
    await renderApp({ address: '/customers/list?filter={"search":"Dana"}&sort=&order=DESC&page=1&perPage=100' });
    expect(await screen.findByText('Dana Levi')).toBeInTheDocument();
    await openByFooter();
    const dialog = await screen.findByRole('dialog', { name: 'File for support' });
    expect(within(dialog).getByText(/Nothing is sent from here/)).toBeInTheDocument();
    expect(within(dialog).getByText(/^Card numbers, passwords and access codes, names/)).toBeInTheDocument();
    await userEvent.click(await within(dialog).findByText(/What the page asked/));
    const content = await within(dialog).findByRole('region', { name: /What the page asked/ });
    expect(content).toHaveTextContent('"consumerName": "‹consumerName›"');

    const capsule = await saveCapsule();
    const list = capsule.calls.find(({ call }) => call === 'consumers.list');
    expect(list).toMatchObject({ path: '/api/consumers', status: 200 });
    expect(list?.query).toContain(`search=${encodeURIComponent('‹search›')}`);
    expect(list?.answer).toEqual({
      data: [
        {
          consumerID,
          consumerName: '‹consumerName›',
          consumerPhone: '‹consumerPhone›',
          consumerEmail: '‹consumerEmail›',
          active: true,
          hasBankAccount: false,
          hasCreditCard: true,
        },
      ],
      numberOfRecords: 1,
    });
    expect(capsule.page).toMatch(/^\/customers\/list\?/);
    expect(new URLSearchParams(capsule.page.split('?')[1]).get('filter')).toContain('"search":"‹search›"');
    expect(JSON.stringify(capsule)).not.toMatch(/Dana|7767894|mail\.test/);
  });

  it('is offered where a list was refused, and names the refusal', async () => {
    expectFailures();
    answer(() =>
      HttpResponse.json({ status: 'error', message: 'The customer Dana Levi', errors: [] }, { status: 500 }),
    );
    await renderApp({ address: '/customers/list' });
    const notice = await screen.findByRole('alert');
    await userEvent.click(await within(notice).findByRole('button', { name: 'File for support' }));
    const capsule = await saveCapsule();
    const list = capsule.calls.find(({ call }) => call === 'consumers.list');
    expect(list?.status).toBe(500);
    expect(JSON.stringify(capsule)).not.toContain('Dana');
  });

  it('closes, and the page is as it was', async () => {
    answer(() => HttpResponse.json({ data: [row], numberOfRecords: 1 }));
    await renderApp({ address: '/customers/list' });
    expect(await screen.findByText('Dana Levi')).toBeInTheDocument();
    await openByFooter();
    const dialog = await screen.findByRole('dialog', { name: 'File for support' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
