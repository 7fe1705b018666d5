import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { answerRequests, id, open, press, url } from '#tests/src/wizards/billingRequest/openRequest.tsx';
// What loads on first use is at hand before the first test.
import '#src/app/RecordScreen.tsx';
import '#src/resources/billingRequests/recordPage.ts';

configure({ asyncUtilTimeout: 10_000 });
beforeEach(stubDialogs);

const link = () => screen.findByRole('region', { name: 'Setup link' });

describe('the page of a billing request', () => {
  it('has the link to copy and to scan', async () => {
    answerRequests();
    await open(`/billing-requests/view/${id}`);
    const user = userEvent.setup();
    const panel = within(await link());
    expect(panel.getByRole('link', { name: url })).toBeInTheDocument();
    expect(await panel.findByRole('img', { name: 'QR code of the link' })).toBeInTheDocument();
    await user.click(panel.getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Copied to Clipboard')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(url);
  });

  it('says that it can not be copied, where it can not', async () => {
    answerRequests();
    await open(`/billing-requests/view/${id}`);
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(within(await link()).getByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Can not copy to Clipboard')).toBeInTheDocument();
  });

  it('saves the code as a drawing, which holds nothing but the code', async () => {
    const saved: Blob[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
      if (blob instanceof Blob) saved.push(blob);
      return 'blob:saved';
    });
    const names: string[] = [];
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
      names.push(this.download);
    });
    answerRequests();
    await open(`/billing-requests/view/${id}`);
    await press('Save SVG');
    await waitFor(() => expect(names).toEqual([`billing-link-${id}.svg`]));
    const text = (await saved[0]?.text()) ?? '';
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg".*<path/s);
    expect(text).not.toMatch(/script|href|style=/);
  });

  it.each([
    [{ status: 'canceled', quickStatus: 'canceled' }, /^The request was canceled/],
    [{ status: 'sent', quickStatus: 'overdue' }, /^The link has expired/],
    [{ deleted: true }, /^The link was deleted/],
    [{ status: 'payed', quickStatus: 'completed' }, /^The billing deal was set up/],
  ])('of %j tells it, and offers the link no more', async (record, told) => {
    answerRequests({ record });
    await open(`/billing-link/view/${id}`);
    expect(await screen.findByText(told)).toBeInTheDocument();
    expect(screen.queryByRole('region', { name: 'Setup link' })).not.toBeInTheDocument();
  });

  it('leads to the wizard that sends it as a new one', async () => {
    answerRequests();
    await open(`/billing-requests/view/${id}`);
    expect(await screen.findByRole('link', { name: 'Send as new request' })).toHaveAttribute(
      'href',
      `/wizard/billing-requests/create?billingRequestID=${id}`,
    );
  });

  it('offers no new one on a terminal that makes none', async () => {
    answerRequests();
    await open(`/billing-requests/view/${id}`, ['Checkout']);
    expect(await screen.findByRole('button', { name: 'Cancel request' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Send as new request' })).not.toBeInTheDocument();
  });
});
