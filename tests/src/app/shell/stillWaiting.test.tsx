import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { StillWaiting } from '#src/app/shell/messages/StillWaiting.tsx';
import { createRequestCounter } from '#src/dataProvider/http/requestCounter.ts';
import { ModalCard } from '#src/ui/dialogs/ModalCard.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
import { renderShell } from './renderShell.tsx';

const text = /no response has been received yet/;
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

beforeEach(stubDialogs);
afterEach(() => void vi.useRealTimers());

/** A page whose requests the test begins and ends. */
async function renderPage(dialog = false) {
  const requests = createRequestCounter();
  await renderShell({
    content: (
      <>
        <StillWaiting requests={requests} />
        {dialog && (
          <ModalCard title="Delete?" actions={null}>
            question
          </ModalCard>
        )}
      </>
    ),
    bare: true,
  });
  vi.useFakeTimers();
  return requests.begin;
}

describe('a write without an answer', () => {
  it('is said after eight seconds, until its answer comes', async () => {
    const begin = await renderPage();
    const end = begin(true);
    pass(7999);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    pass(1);
    expect(screen.getByText(text)).toBeInTheDocument();
    act(end);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('is said as long as one of several waits', async () => {
    const begin = await renderPage();
    const [first, second] = [begin(true), begin(true)];
    pass(8000);
    act(first);
    expect(screen.getByText(text)).toBeInTheDocument();
    act(second);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
    act(begin(true));
    pass(60_000);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('is nothing that a read could be', async () => {
    const begin = await renderPage();
    begin(false);
    pass(60_000);
    expect(screen.queryByText(text)).not.toBeInTheDocument();
  });

  it('is read out inside a dialog that covers the page', async () => {
    const begin = await renderPage(true);
    begin(true);
    pass(8000);
    const dialog = screen.getByRole('alertdialog', { name: 'Delete?' });
    expect(within(dialog).getByRole('alert')).toHaveTextContent(text);
  });
});
