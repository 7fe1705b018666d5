import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { eventNames } from '#contract/events.ts';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { button, field, fill, open, page, terminal, terminalID } from './terminalWire.tsx';
// What loads on first use is at hand before the first test.
import '#src/resources/terminals/TerminalPage.tsx';

const links = () => within(screen.getByRole('navigation', { name: 'Terminal settings' }));

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

describe('the settings of a terminal', () => {
  it('are sent as the request has them, and terminals are read again', async () => {
    const { sent, lists } = await open(page);
    await waitFor(() => expect(field('Terminal name').value).toBe('Main branch'));
    await fill('Terminal name', 'Renamed');
    await fill('VAT rate in percent', '17.5');
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      terminalID,
      updateTimestamp: 'AAAAAAAAAAE=',
      label: 'Renamed',
      vatRate: 0.175,
      webhooks: { securityHeader: null, items: [{ eventName: 'ConsumerCreated', url: 'https://shop.test/hooks' }] },
    });
    expect(await screen.findByText(/^Settings of terminal .*Renamed.* saved$/)).toBeDefined();
    await waitFor(() => expect(lists()).toBe(1));
  });

  it('stay open once saved, and are saved again from the version that came of it', async () => {
    const { sent } = await open(`${page}/checkout`);
    await waitFor(() => expect(field('Return addresses').value).toBe('https://shop.test/thanks'));
    await fill('Return addresses', 'https://shop.test/a https://shop.test/b');
    await userEvent.click(await button('Save'));
    await screen.findByText(/^Settings of terminal .* saved$/);
    await fill('Return addresses', 'https://shop.test/c');
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent.map(({ body }) => body)).toMatchObject([
      {
        updateTimestamp: 'AAAAAAAAAAE=',
        checkoutSettings: { redirectUrls: ['https://shop.test/a', 'https://shop.test/b'] },
      },
      { updateTimestamp: 'AAAAAAAAAAI=', checkoutSettings: { redirectUrls: ['https://shop.test/c'] } },
    ]);
  });

  it('have an address for each section, and ask before what was typed in one is left for another', async () => {
    await open(page);
    await waitFor(() => expect(field('Terminal name')).toBeEnabled());
    expect(links().getByRole('link', { name: 'General and charges' })).toHaveAttribute('aria-current', 'page');
    await fill('Terminal name', 'Half typed');
    await userEvent.click(links().getByRole('link', { name: 'Webhooks' }));
    await userEvent.click(
      await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Keep editing' }),
    );
    expect(window.location.pathname).toBe(page);
    expect(field('Terminal name').value).toBe('Half typed');
    await userEvent.click(links().getByRole('link', { name: 'Webhooks' }));
    await userEvent.click(
      await within(await screen.findByRole('alertdialog')).findByRole('button', { name: 'Leave without saving' }),
    );
    await waitFor(() => expect(window.location.pathname).toBe(`${page}/webhooks`));
    await waitFor(() => expect(field('Header name')).toBeEnabled());
  });

  it.each([
    ['general', 'VAT rate in percent', '170', 'Must be in range between 0 and 100'],
    ['general', 'Time of the daily transmission', '25:00', 'Must be a time of day, HH:mm'],
    ['requests', 'Email addresses for notifications', 'a@b.test, nobody', 'Email must be valid'],
    ['webhooks', 'Customer created', 'https://10.0.0.1/hooks', 'Must be an https address with a public name'],
    ['webhooks', 'Header name', 'Host', 'Must be the name of a header that HTTP does not reserve'],
  ])('of section %s name a fault at its field (%s: %s), and send nothing', async (section, name, typed, fault) => {
    const { sent } = await open(`${page}/${section}`);
    await waitFor(() => expect(field(name)).toBeEnabled());
    await fill(name, typed);
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(fault)));
    expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('go with the whole terminal, for a server that replaces what it has', async () => {
    const more = {
      paymentRequestSettings: { ...terminal.paymentRequestSettings, merchantLogo: 'logo.png' },
      checkoutSettings: { ...terminal.checkoutSettings, customCssReference: 'page.css' },
      settings: { ...terminal.settings, ofTheServer: 'kept' },
      ofTheServer: { kept: true },
    };
    const { sent } = await open(page, { more });
    await waitFor(() => expect(field('Terminal name').value).toBe('Main branch'));
    await fill('Terminal name', 'Renamed');
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    const { sharedApiKey, integrations, enabledFeatures, status, webhooks } = terminal;
    const kept = { sharedApiKey, integrations, enabledFeatures, status, webhooks };
    expect(sent[0]?.body).toMatchObject({ ...kept, ...more, terminalID, label: 'Renamed' });
    expect(sent[0]?.body).not.toHaveProperty('id');
  });

  it('that somebody else has saved meanwhile are shown field by field', async () => {
    expectFailures();
    const current = { ...terminal, terminalID, label: 'Theirs', cvvRequired: false, updateTimestamp: 'AAAAAAAAAAI=' };
    const conflict = {
      status: 'error',
      message: 'Changed',
      errors: [{ code: 'updateTimestamp', description: 'Changed' }],
      additionalData: { current, changedBy: 'Dana' },
    };
    const { sent } = await open(page, { answers: [{ status: 409, body: conflict }] });
    await waitFor(() => expect(field('Terminal name').value).toBe('Main branch'));
    await fill('Terminal name', 'Mine');
    await userEvent.click(await button('Save'));
    expect(await screen.findByText('The record has changed meanwhile')).toBeDefined();
    const label = within(screen.getByRole('group', { name: 'Terminal name' }));
    expect(label.getByText('Theirs')).toBeDefined();
    expect(field('The security code is required').checked).toBe(false);
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ label: 'Mine', cvvRequired: false, updateTimestamp: 'AAAAAAAAAAI=' });
  });
});

describe('what a role may not decide', () => {
  it('is not drawn where it is hidden, and is fixed where it is seen; nothing of it is sent', async () => {
    const { webhooks: _, sharedApiKey: __, ...own } = { ...terminal, terminalID };
    const more = { ...own, webhooks: undefined, billingSettings: { notificationEmails: 'a@b.test' }, vatRate: 0.17125 };
    const { sent } = await open(page, { roles: ['Merchant'], more });
    await waitFor(() => expect(field('Terminal name').value).toBe('Main branch'));
    expect(links().queryByRole('link', { name: 'Webhooks' })).toBeNull();
    async function expectFixed(...names: string[]) {
      for (const name of names) {
        await waitFor(() => expect(field(name)).toBeDisabled());
        expect(field(name)).toHaveAccessibleDescription('Only managers and billing administrators may change this');
      }
    }
    await expectFixed('VAT rate in percent');
    await userEvent.click(links().getByRole('link', { name: 'Requests and billing deals' }));
    await waitFor(() => expect(field('Sender address')).toBeEnabled());
    expect(screen.queryByLabelText('Charge billing deals automatically')).toBeNull();
    await userEvent.click(links().getByRole('link', { name: 'Documents' }));
    await expectFixed('Document of a charge', 'Document of a refund', 'Document of a cancellation');
    await userEvent.click(links().getByRole('link', { name: 'General and charges' }));
    await waitFor(() => expect(field('Terminal name').value).toBe('Main branch'));
    await fill('Terminal name', 'Renamed');
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      label: 'Renamed',
      vatRate: 0.17125,
      defaultInvoiceType: 'invoiceWithPaymentInfo',
      billingSettings: { notificationEmails: 'a@b.test' },
    });
    expect(sent[0]?.body).not.toHaveProperty('webhooks');
    expect(sent[0]?.body).not.toHaveProperty('billingSettings.createRecurrentPaymentsAutomatically');
  });

  it('hides the section of webhooks, also at its address', async () => {
    await open(`${page}/webhooks`, { roles: ['Merchant'] });
    await waitFor(() => expect(field('Terminal name').value).toBe('Main branch'));
    expect(screen.queryByLabelText(/^Header/)).toBeNull();
  });

  it.each(['Manager', 'BillingAdministrator'] as const)('is open to %s', async (role) => {
    const names = {
      general: 'VAT rate in percent',
      documents: 'Document of a charge',
      webhooks: 'Header value',
      requests: 'Charge billing deals automatically',
    };
    await open(page, { roles: [role] });
    await screen.findByRole('navigation', { name: 'Terminal settings' });
    for (const [section, name] of Object.entries(names)) {
      const link = links()
        .getAllByRole<HTMLAnchorElement>('link')
        .find(({ href }) => href.endsWith(`/${section}`));
      if (link) await userEvent.click(link);
      await waitFor(() => expect(field(name)).toBeEnabled());
    }
  });
});

describe('the addresses of webhooks', () => {
  const items = (...urls: [string, string][]) => ({
    webhooks: { items: urls.map(([eventName, url]) => ({ eventName, url })) },
  });

  it('are one for all events, unless told otherwise', async () => {
    const { sent } = await open(`${page}/webhooks`, { more: { webhooks: { items: [] } } });
    await waitFor(() => expect(field('One address for all events').checked).toBe(true));
    await fill('Address for all events', 'https://shop.test/all');
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    const told = eventNames.map((eventName) => ({ eventName, url: 'https://shop.test/all' }));
    expect(sent[0]?.body).toMatchObject({ webhooks: { items: told } });
  });

  it('are shown one by one where they differ, and sent so', async () => {
    const { sent } = await open(`${page}/webhooks`, { more: items(['ConsumerCreated', 'https://shop.test/hooks']) });
    await waitFor(() => expect(field('Customer created').value).toBe('https://shop.test/hooks'));
    expect(field('One address for all events').checked).toBe(false);
    await fill('Customer updated', 'https://shop.test/updated');
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      webhooks: {
        items: [
          { eventName: 'ConsumerCreated', url: 'https://shop.test/hooks' },
          { eventName: 'ConsumerUpdated', url: 'https://shop.test/updated' },
        ],
      },
    });
  });

  it('that are one mark that one where it is faulty', async () => {
    const { sent } = await open(`${page}/webhooks`, { more: { webhooks: { items: [] } } });
    await waitFor(() => expect(field('Address for all events')).toBeEnabled());
    await fill('Address for all events', 'http://shop.test/all');
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(field('Address for all events')).toHaveAttribute('aria-invalid', 'true'));
    expect(sent).toEqual([]);
  });
});

describe('the value of the header of webhooks', () => {
  const help = 'A value is set and is not shown. Leave empty to keep it.';
  const withHeader = (securityHeader: object) => ({ webhooks: { ...terminal.webhooks, securityHeader } });
  async function saved(securityHeader: object, value = '', key?: string) {
    const { sent } = await open(`${page}/webhooks`, { more: withHeader(securityHeader) });
    await waitFor(() => expect(field('Header name').value).toBe('X-Key'));
    expect(field('Header value').value).toBe('');
    expect(field('Header value')).toHaveAccessibleDescription(help);
    if (value) await fill('Header value', value);
    if (key !== undefined) await fill('Header name', key);
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    return sent[0]?.body;
  }

  it.each([
    ['is kept where none is typed', { key: 'X-Key', hasValue: true }, '', undefined, { key: 'X-Key' }],
    ['is the one that is typed', { key: 'X-Key', hasValue: true }, 'new', undefined, { key: 'X-Key', value: 'new' }],
    ['goes with its name', { key: 'X-Key', hasValue: true }, '', '', null],
    [
      'goes back to a server that tells it',
      { key: 'X-Key', value: 's3cret' },
      '',
      undefined,
      { key: 'X-Key', value: 's3cret' },
    ],
  ])('%s', async (_case, header, typed, key, securityHeader) => {
    const body = await saved(header, typed, key);
    expect(body).toHaveProperty('webhooks.securityHeader', securityHeader);
  });

  it('is needed with a name that has none yet', async () => {
    const { sent } = await open(`${page}/webhooks`);
    await waitFor(() => expect(field('Header name')).toBeEnabled());
    await fill('Header name', 'X-Key');
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(field('Header value')).toHaveAccessibleDescription('Required'));
    expect(sent).toEqual([]);
  });
});
