import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { correlationHeader } from '#contract/constants.ts';
import { ChatFrame } from '#src/app/support/ChatFrame.tsx';
import { parseFrameMessage } from '#src/app/support/chatMessages.ts';
import { printDiagnostics } from '#src/app/support/diagnostics.ts';
import { correlationsOf } from '#src/app/support/correlations.ts';
import { createRecentCalls, type RecentCall } from '#src/app/support/recentCalls.ts';
import { chatOpening } from '#src/app/support/chatControl.ts';
import { SupportProvider, type Support } from '#src/app/support/supportContext.ts';
import { SupportButton } from '#src/app/support/SupportButton.tsx';
import { useCardEntry } from '#src/settings/cardEntry.ts';
import { renderShell } from '#tests/src/app/shell/renderShell.tsx';
import { stubDialogs } from '#tests/support/dialogs.ts';
// What loads on first use is at hand before the first test.
import '#src/app/support/SupportPanel.tsx';

const correlationIds = ['0d8e3f0a-5b9e-4b58-a2a4-0b6a3c9d1e11', 'c-2'];
const answered = (id?: string): RecentCall => ({
  reference: 'items.list',
  address: '/api/items',
  at: 0,
  answer: undefined,
  ...(id !== undefined && { response: new Response('', { headers: { [correlationHeader]: id } }) }),
});
const chat = { baseUrl: 'https://chat.test', websiteToken: 'abc' };

async function openPanel(support: Partial<Support> = {}) {
  const shell = await renderShell({
    path: '/items/list',
    content: (
      <SupportProvider value={{ recentCalls: () => correlationIds.map(answered), ...support }}>
        <SupportButton />
      </SupportProvider>
    ),
    bare: true,
  });
  await shell.user.click(screen.getByRole('button', { name: 'Support' }));
  await screen.findByRole('dialog', { name: 'Support' });
  return shell;
}

beforeEach(stubDialogs);

describe('the support panel', () => {
  it('offers e-mail and shows what support asks for', async () => {
    await openPanel();
    const mail = new URL(screen.getByRole('link', { name: 'Email support' }).getAttribute('href') ?? '');
    expect(mail.pathname).toBe('help@example.test');
    expect(mail.searchParams.get('subject')).toBe('Support request');
    for (const line of ['Version: 1.2.3', 'Terminal: t-1', 'Language: en-IL', 'Page: /items/list', correlationIds[0]]) {
      expect(screen.getByRole('region', { name: 'Diagnostics' })).toHaveTextContent(line ?? '');
      expect(mail.searchParams.get('body')).toContain(line);
    }
    expect(screen.queryByRole('button', { name: 'Open chat' })).not.toBeInTheDocument();
  });

  it('copies the diagnostics and says so, or that it could not', async () => {
    const { user } = await openPanel();
    const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce();
    await user.click(screen.getByRole('button', { name: 'Copy diagnostics' }));
    expect(await screen.findByText('Copied to Clipboard')).toBeInTheDocument();
    expect(write.mock.calls[0]?.[0]).toContain(`Last calls: ${correlationIds.join(', ')}`);
    write.mockRejectedValueOnce(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copy diagnostics' }));
    expect(await screen.findByText('Can not copy to Clipboard')).toBeInTheDocument();
  });

  it('opens the chat where there is one, and closes', async () => {
    const { user } = await openPanel({ chat });
    await user.click(screen.getByRole('button', { name: 'Open chat' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

describe('diagnostics', () => {
  it('hold no secrets', () => {
    const text = printDiagnostics({
      version: '1',
      terminalID: 't',
      locale: 'he-IL',
      page: '/charge/4580458045804580',
      correlationIds: [],
      userAgent: 'x token=abcdefgh',
      viewport: { width: 390, height: 844 },
      at: new Date('2026-11-15T10:00:00Z'),
    });
    expect(text).not.toMatch(/4580|abcdefgh/);
    expect(text).toContain('Window: 390 x 844\nLast calls: none');
  });

  it('name the last ten calls, newest first, each once', () => {
    const recent = createRecentCalls();
    recent.add(answered());
    for (let call = 1; call <= 12; call += 1) recent.add(answered(`c-${call}`));
    recent.add(answered('c-5'));
    expect(correlationsOf(recent.read())).toEqual([
      'c-5',
      ...[12, 11, 10, 9, 8, 7, 6, 4, 3].map((call) => `c-${call}`),
    ]);
  });
});

describe('messages of the chat frame', () => {
  const channel = 'back-office.chat';
  it.each([
    [{ channel, action: 'ready' }, { action: 'ready' }],
    [{ channel, action: 'opened', more: 1 }, { action: 'opened' }],
    [
      { channel, action: 'resize', width: 1, height: 2 },
      { action: 'resize', width: 1, height: 2 },
    ],
    [{ channel, action: 'resize', width: '1', height: 2 }, undefined],
    [{ channel, action: 'resize', width: 1e9, height: 2 }, undefined],
    [{ channel, action: 'navigate' }, undefined],
    [{ action: 'ready' }, undefined],
    ['ready', undefined],
    [null, undefined],
  ])('%j is read as %j', (data, message) => {
    expect(parseFrameMessage(data)).toEqual(message);
  });
});

describe('the chat frame', () => {
  function Page({ frame }: { frame?: string }) {
    const [typed, setTyped] = useState(false);
    useCardEntry(typed);
    return (
      <>
        <button onClick={() => setTyped(!typed)}>Card</button>
        <ChatFrame chat={{ ...chat, ...(frame && { frame }) }} />
      </>
    );
  }
  const frameOf = () => screen.getByTitle<HTMLIFrameElement>('Chat with support');
  const say = (action: string, from: { source?: Window | null; origin?: string } = {}) =>
    fireEvent(
      window,
      new MessageEvent('message', {
        data: { channel: 'back-office.chat', action },
        source: frameOf().contentWindow,
        origin: 'null',
        ...from,
      }),
    );

  it('has no origin of its own on ours, and one elsewhere', async () => {
    const first = await renderShell({ bare: true, content: <Page /> });
    expect(frameOf().src).toMatch(/^http:\/\/localhost:4000\/support\.html#/);
    expect(frameOf().getAttribute('sandbox')).not.toContain('allow-same-origin');
    expect(frameOf().getAttribute('sandbox')).not.toContain('allow-top-navigation');
    const settings = new URLSearchParams(new URL(frameOf().src).hash.slice(1));
    expect(Object.fromEntries(settings)).toEqual({
      app: 'http://localhost:4000',
      base: 'https://chat.test',
      token: 'abc',
      locale: 'en',
    });
    first.unmount();
    await renderShell({ bare: true, content: <Page frame="https://help.test/support.html" /> });
    expect(frameOf().src).toMatch(/^https:\/\/help\.test\/support\.html#/);
    expect(frameOf().getAttribute('sandbox')).toContain('allow-same-origin');
  });

  it('shows itself when its frame says so, and to no other voice', async () => {
    await renderShell({ bare: true, content: <Page /> });
    say('ready', { source: window });
    say('ready', { origin: 'http://localhost:4000' });
    expect(frameOf()).toHaveAttribute('hidden');
    say('ready');
    expect(frameOf()).not.toHaveAttribute('hidden');
    say('opened');
    expect(frameOf()).toHaveAttribute('data-open');
    say('closed');
    expect(frameOf()).not.toHaveAttribute('data-open');
  });

  it('opens for whoever asks, in the language of the page', async () => {
    await renderShell({ bare: true, content: <Page /> });
    const post = vi.fn();
    if (frameOf().contentWindow) vi.spyOn(frameOf().contentWindow as Window, 'postMessage').mockImplementation(post);
    say('ready');
    chatOpening.emit();
    await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
    expect(post.mock.calls).toEqual([
      [{ channel: 'back-office.chat', action: 'locale', locale: 'en' }, '*'],
      [{ channel: 'back-office.chat', action: 'open' }, '*'],
    ]);
  });

  it('is out of sight while a card is typed', async () => {
    const { user } = await renderShell({ bare: true, content: <Page /> });
    say('ready');
    await user.click(screen.getByRole('button', { name: 'Card' }));
    expect(frameOf()).toHaveAttribute('hidden');
    await user.click(screen.getByRole('button', { name: 'Card' }));
    expect(frameOf()).not.toHaveAttribute('hidden');
  });
});
