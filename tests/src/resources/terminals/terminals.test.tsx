import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { expectFailures } from '#tests/support/expectFailures.ts';
import { png } from '#tests/support/pictures.ts';
import { button, open, page } from './terminalWire.tsx';
// What loads on first use is at hand before the first test.
import '#src/resources/terminals/ProfilePage.tsx';
import '#src/resources/terminals/TerminalPage.tsx';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

describe('the profile', () => {
  it('says who is signed in, and leads to the terminals, disabled ones when asked', async () => {
    await open('/profile', { roles: ['Merchant'] });
    expect(await screen.findByText('Merchant staff', { selector: 'dd' })).toBeDefined();
    const main = within(screen.getByRole('main'));
    expect(main.getByRole('link', { name: 'Main branch' }).getAttribute('href')).toBe(page);
    expect(main.queryByText('Old branch')).toBeNull();
    await userEvent.click(main.getByLabelText('Show disabled'));
    expect(main.getByRole('link', { name: 'Old branch' })).toBeDefined();
    expect(main.getByText('Disabled terminal')).toBeDefined();
  });
});

describe('the page of a terminal', () => {
  it('shows services, connections, devices and how payers see it', async () => {
    await open(`${page}/services`);
    expect(await screen.findByText('Standing orders')).toBeDefined();
    expect(screen.getByText('EasyInvoice')).toBeDefined();
    expect(await screen.findByText('Till 1')).toBeDefined();
    await userEvent.click(screen.getByRole('link', { name: 'Checkout page' }));
    const frame = await screen.findByTitle<HTMLIFrameElement>('Preview of the checkout page');
    expect(frame.src).toMatch(/^http:\/\/localhost\/sandbox\/preview\/t1\?lang=en-IL/);
    expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  });

  it('offers keys and the stylesheet to managers and billing administrators alone', async () => {
    await open(`${page}/checkout`, { roles: ['Merchant'] });
    expect(await screen.findByLabelText('Choose a logo')).toBeDefined();
    expect(screen.queryByLabelText('Choose a CSS file')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'API keys' }));
    expect(await screen.findByRole('group', { name: 'Private key' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Make a new private key' })).toBeNull();
    expect(screen.queryByRole('group', { name: 'Shared key' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Show the key' })).toBeNull();
  });

  it('shows a disabled terminal, and changes nothing of it', async () => {
    await open(page, { more: { status: 'disabled' } });
    expect(await screen.findByText(/The terminal is disabled/)).toBeDefined();
    expect(screen.getByLabelText(/^Terminal name/)).toHaveValue('Main branch');
    expect(screen.getByLabelText(/^Terminal name/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'Checkout page' }));
    await waitFor(() => expect(screen.getByLabelText('Return addresses')).toBeDisabled());
    expect(screen.queryByLabelText('Choose a logo')).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: 'API keys' }));
    expect(await screen.findByRole('group', { name: 'Private key' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Make a new private key' })).toBeNull();
  });

  it('is reached from the menu and from the picker of terminals', async () => {
    await open('/profile/terminal');
    await waitFor(() => expect(window.location.pathname).toBe(page));
    expect(screen.getByRole('link', { name: 'Terminal settings' }).getAttribute('href')).toBe('/profile/terminal');
    await userEvent.click(screen.getByRole('button', { name: /^Terminal:/ }));
    const picker = within(await screen.findByRole('dialog', { name: 'Choose a terminal' }));
    expect(picker.getByRole('link', { name: 'Terminal settings' }).getAttribute('href')).toBe(page);
  });
});

describe('a key', () => {
  const keys = `${page}/keys`;

  it('that is shared is shown when somebody wants it', async () => {
    await open(keys);
    const show = await button('Show the key');
    expect(screen.queryByText('shared-0123456789')).toBeNull();
    await userEvent.click(show);
    expect(screen.getByText('shared-0123456789')).toBeDefined();
  });

  it('is made anew once the label was typed, and is gone with its dialog', async () => {
    const { sent } = await open(keys);
    await userEvent.click(await button('Make a new private key'));
    const dialog = within(screen.getByRole('dialog'));
    // Not with the label of the record around it.
    expect(dialog.getByRole('textbox')).toHaveValue('');
    await userEvent.type(dialog.getByRole('textbox'), 'Main');
    await userEvent.click(dialog.getByRole('button', { name: 'Make a new private key' }));
    expect(await dialog.findByText('This is not the name of the terminal')).toBeDefined();
    expect(sent).toEqual([]);
    await userEvent.type(dialog.getByRole('textbox'), ' branch');
    await userEvent.click(dialog.getByRole('button', { name: 'Make a new private key' }));
    expect(await screen.findByText('private-new')).toBeDefined();
    expect(sent.map(({ call }) => call)).toEqual(['resetApiKey']);
    expect(screen.getByRole('button', { name: 'Copy Private key' })).toBeDefined();
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(document.body.textContent).not.toContain('private-new'));
    const kept = [localStorage, sessionStorage].map((storage) => JSON.stringify(Object.entries(storage)));
    expect(kept.join('')).not.toContain('private-new');
  });
});

describe('a file', () => {
  const choose = async (label: string, file: File) =>
    userEvent.setup({ applyAccept: false }).upload(await screen.findByLabelText<HTMLInputElement>(label), file);
  const logo = (bytes: Uint8Array<ArrayBuffer>, name = 'logo.png') => new File([bytes], name, { type: 'image/png' });
  const bytesOf = (buffer: Buffer) => new Uint8Array(buffer);

  it.each([
    ['no picture', logo(new TextEncoder().encode('<svg/>')), 'Only images are allowed'],
    ['a hidden ending', logo(bytesOf(png()), 'a\u202egnp.png'), 'Only images are allowed'],
    ['a byte too many', logo(new Uint8Array(1024 * 1024 + 1)), 'Max file size is 1MB'],
  ])('that is %s is refused here, and not sent', async (_case, file, said) => {
    const { sent } = await open(`${page}/checkout`);
    await choose('Choose a logo', file);
    expect(await screen.findByText(said)).toBeDefined();
    expect(sent).toEqual([]);
  });

  it('that is sound is sent; what the server has against it is said in its place', async () => {
    expectFailures();
    const refusal = { status: 'error', message: 'Only CSS files are allowed', errors: [{ code: 'file' }] };
    const { sent } = await open(`${page}/checkout`, {
      answers: [
        { status: 201, body: { status: 'success', message: 'Saved' } },
        { status: 400, body: refusal },
      ],
    });
    await choose('Choose a logo', logo(bytesOf(png())));
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['uploadLogo']));
    await choose('Choose a CSS file', new File(['a{color:red}'], 'a.css', { type: 'text/css' }));
    expect(await screen.findByText('Only CSS files are allowed')).toBeDefined();
    expect(sent.map(({ call }) => call)).toEqual(['uploadLogo', 'uploadStylesheet']);
  });

  it('is taken away after a question', async () => {
    const { sent } = await open(`${page}/checkout`, { more: { paymentRequestSettings: { merchantLogo: '/a.png' } } });
    await userEvent.click(await button('Delete the logo'));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete the logo' }),
    );
    await waitFor(() => expect(sent.map(({ call }) => call)).toEqual(['deleteLogo']));
  });
});
