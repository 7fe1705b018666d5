import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { successMessageMs } from '#contract/constants.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import { renderShell } from './renderShell.tsx';

const region = () => screen.getByRole('status', { name: 'Messages' });

describe('the messages', () => {
  afterEach(() => void vi.useRealTimers());

  it('come into a live region that stands there before them', async () => {
    const { announcements } = await renderShell({ content: 'content', bare: true });
    expect(region()).toBeEmptyDOMElement();
    act(() => announcements.failed(new CallFailure('notFound', 404)));
    expect(await within(region()).findByText('Not found')).toBeInTheDocument();
  });

  it('show the issue id, offer support by e-mail with it, and close', async () => {
    const { announcements, user } = await renderShell({ bare: true });
    act(() => announcements.failed(new CallFailure('server', 500, { correlationId: 'c-1' })));
    const mail = await within(region()).findByRole('link', { name: 'Email support' });
    expect(decodeURIComponent(mail.getAttribute('href') ?? '')).toBe(
      'mailto:help@example.test?subject=Support request · Reference: c-1',
    );
    expect(within(region()).getByText('Reference: \u2068c-1\u2069')).toBeVisible();
    await user.click(within(region()).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Server Error. Try again later')).not.toBeInTheDocument();
  });

  it('offer no support where the failure is no server error', async () => {
    const { announcements } = await renderShell({ bare: true });
    act(() => announcements.failed(new CallFailure('network', 0)));
    expect(await within(region()).findByText('Server Error. Try again later')).toBeInTheDocument();
    expect(within(region()).queryByRole('link')).not.toBeInTheDocument();
  });

  it('of a read go when it succeeds, those of others stay', async () => {
    const { announcements } = await renderShell({ bare: true });
    act(() => {
      announcements.failed(new CallFailure('server', 500), undefined, '/api/items');
      announcements.failed(new CallFailure('notFound', 404), undefined, '/api/items/{id}');
      announcements.failed(new CallFailure('badRequest', 400));
    });
    expect(await within(region()).findByText('Server Error. Try again later')).toBeInTheDocument();
    act(() => announcements.cameRight('/api/items'));
    expect(screen.queryByText('Server Error. Try again later')).not.toBeInTheDocument();
    expect(within(region()).getByText('Not found')).toBeInTheDocument();
    expect(within(region()).getByText('Something went wrong')).toBeInTheDocument();
  });

  it('of two reads that failed alike stays until both have come right', async () => {
    const { announcements } = await renderShell({ bare: true });
    act(() => {
      for (const read of ['/api/items', '/api/consumers'])
        announcements.failed(new CallFailure('server', 500), undefined, read);
    });
    expect(await within(region()).findAllByText('Server Error. Try again later')).toHaveLength(1);
    act(() => announcements.cameRight('/api/items'));
    expect(within(region()).getByText('Server Error. Try again later')).toBeInTheDocument();
    act(() => announcements.cameRight('/api/consumers'));
    expect(region()).toBeEmptyDOMElement();
  });

  it('say the same thing once', async () => {
    const { announcements, user } = await renderShell({ bare: true });
    act(() => {
      for (const issue of ['a', 'b', 'c']) {
        announcements.failed(new CallFailure('server', 500, { correlationId: issue }));
      }
    });
    expect(await within(region()).findAllByText('Server Error. Try again later')).toHaveLength(1);
    await user.click(within(region()).getByRole('button', { name: 'Close' }));
    expect(region()).toBeEmptyDOMElement();
  });

  it('show the own text of the server as it is', async () => {
    const { announcements } = await renderShell({ bare: true });
    act(() => announcements.operated({ status: 'warning', message: 'Ünknown. 100% text' }));
    expect(await within(region()).findByText('Ünknown. 100% text')).toBeInTheDocument();
  });

  it("are said in their own language where that is not the page's", async () => {
    const { announcements } = await renderShell({ bare: true });
    act(() => announcements.operated({ status: 'warning', message: 'המסמך לא נשלח' }));
    const told = await within(region()).findByText('המסמך לא נשלח');
    expect(told).toHaveAttribute('lang', 'he');
    expect(told).toHaveAttribute('dir', 'rtl');
  });

  it('leave after five seconds when all went well, not while they are pointed at', async () => {
    const { announcements, user } = await renderShell({ bare: true });
    // The card's code is there before the clock is stopped.
    act(() => announcements.failed(new CallFailure('notFound', 404)));
    await within(region()).findByText('Not found');
    vi.useFakeTimers();
    act(() => announcements.operated({ status: 'success', message: 'SuccessfullySaved' }));
    act(() => void vi.advanceTimersByTime(successMessageMs - 1));
    expect(within(region()).getByText('Successfully Saved')).toBeInTheDocument();
    act(() => void vi.advanceTimersByTime(1));
    expect(within(region()).queryByText('Successfully Saved')).not.toBeInTheDocument();
    vi.useRealTimers();

    act(() => announcements.operated({ status: 'success', message: 'InvoiceSent' }));
    await user.hover(await within(region()).findByText('Invoice Sent'));
    vi.useFakeTimers();
    act(() => void vi.advanceTimersByTime(2 * successMessageMs));
    expect(within(region()).getByText('Invoice Sent')).toBeInTheDocument();
    expect(within(region()).getByText('Not found')).toBeInTheDocument();
  });

  it('wait when three are on screen', async () => {
    const { announcements, user } = await renderShell({ bare: true });
    act(() => {
      for (const message of ['one', 'two', 'three', 'four']) announcements.operated({ status: 'warning', message });
    });
    expect(await within(region()).findByText('three')).toBeInTheDocument();
    expect(within(region()).queryByText('four')).not.toBeInTheDocument();
    const [first] = within(region()).getAllByRole('button', { name: 'Close' });
    if (first) await user.click(first);
    await waitFor(() => expect(within(region()).getByText('four')).toBeInTheDocument());
  });
});
