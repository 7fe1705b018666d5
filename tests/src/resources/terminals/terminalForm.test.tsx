import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { button, field, fill, open, page, terminal, terminalID } from './terminalWire.tsx';
// What loads on first use is at hand before the first test.
import '#src/resources/terminals/form/TerminalFormPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

describe('the settings of a terminal', () => {
  it('are sent as the request has them, and terminals are read again', async () => {
    const { sent, lists } = await open(`${page}/edit`);
    await waitFor(() => expect(field('Terminal name').value).toBe('Main branch'));
    await fill('Terminal name', 'Renamed');
    await fill('VAT rate in percent', '17.5');
    await fill('Return addresses', 'https://shop.test/a https://shop.test/b');
    await fill('Customer updated', 'https://shop.test/updated');
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(sent).toHaveLength(1));
    expect(sent[0]?.body).toMatchObject({
      terminalID,
      updateTimestamp: 'AAAAAAAAAAE=',
      label: 'Renamed',
      vatRate: 0.175,
      checkoutSettings: { redirectUrls: ['https://shop.test/a', 'https://shop.test/b'] },
      webhooks: {
        securityHeader: null,
        items: [
          { eventName: 'ConsumerCreated', url: 'https://shop.test/hooks' },
          { eventName: 'ConsumerUpdated', url: 'https://shop.test/updated' },
        ],
      },
    });
    expect(await screen.findByText(/^Settings of terminal .*Renamed.* saved$/)).toBeDefined();
    await waitFor(() => expect(lists()).toBe(1));
  });

  it('name each fault at its field, and send nothing', async () => {
    const { sent } = await open(`${page}/edit`);
    await waitFor(() => expect(field('Terminal name').value).toBe('Main branch'));
    await fill('VAT rate in percent', '170');
    await fill('Time of the daily transmission', '25:00');
    await fill('Email addresses for notifications', 'a@b.test, nobody');
    await fill('Customer created', 'https://10.0.0.1/hooks');
    await fill('Header name', 'Host');
    await userEvent.click(await button('Save'));
    expect(await screen.findByText('Must be in range between 0 and 100')).toBeDefined();
    expect(screen.getByText('Must be a time of day, HH:mm')).toBeDefined();
    expect(screen.getByText('Email must be valid')).toBeDefined();
    expect(screen.getByText('Must be an https address with a public name')).toBeDefined();
    expect(screen.getByText('Must be the name of a header that HTTP does not reserve')).toBeDefined();
    expect(field('Customer created').getAttribute('aria-invalid')).toBe('true');
    expect(sent).toEqual([]);
  });

  it('go with the whole terminal, for a server that replaces what it has', async () => {
    const more = {
      paymentRequestSettings: { ...terminal.paymentRequestSettings, merchantLogo: 'logo.png' },
      checkoutSettings: { ...terminal.checkoutSettings, customCssReference: 'page.css' },
      settings: { ...terminal.settings, ofTheServer: 'kept' },
      ofTheServer: { kept: true },
    };
    const { sent } = await open(`${page}/edit`, { more });
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
    const { sent } = await open(`${page}/edit`, { answers: [{ status: 409, body: conflict }] });
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
    const { sent } = await open(`${page}/edit`, { roles: ['Merchant'], more });
    await waitFor(() => expect(field('Terminal name').value).toBe('Main branch'));
    expect(screen.queryByText('Webhooks')).toBeNull();
    expect(screen.queryByLabelText(/^Header/)).toBeNull();
    expect(screen.queryByLabelText('Charge billing deals automatically')).toBeNull();
    const fixed = ['VAT rate in percent', 'Document of a charge', 'Document of a refund', 'Document of a cancellation'];
    for (const name of fixed) {
      expect(field(name)).toBeDisabled();
      expect(field(name)).toHaveAccessibleDescription('Only managers and billing administrators may change this');
    }
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

  it.each(['Manager', 'BillingAdministrator'] as const)('is open to %s', async (role) => {
    await open(`${page}/edit`, { roles: [role] });
    await waitFor(() => expect(field('Terminal name').value).toBe('Main branch'));
    for (const name of [
      'VAT rate in percent',
      'Document of a charge',
      'Header value',
      'Charge billing deals automatically',
    ])
      expect(field(name)).toBeEnabled();
  });
});

describe('the value of the header of webhooks', () => {
  const help = 'A value is set and is not shown. Leave empty to keep it.';
  const withHeader = (securityHeader: object) => ({ webhooks: { ...terminal.webhooks, securityHeader } });
  async function saved(securityHeader: object, value = '', key?: string) {
    const { sent } = await open(`${page}/edit`, { more: withHeader(securityHeader) });
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
    const { sent } = await open(`${page}/edit`);
    await waitFor(() => expect(field('Terminal name').value).toBe('Main branch'));
    await fill('Header name', 'X-Key');
    await userEvent.click(await button('Save'));
    await waitFor(() => expect(field('Header value')).toHaveAccessibleDescription('Required'));
    expect(sent).toEqual([]);
  });
});
