import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { Activity } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { createQueryClient } from '#src/app/createQueryClient.ts';
import { forgetRows, readAgain, untilRead } from '#src/dataProvider/readings.ts';

const isItems = (noun: string) => noun === 'items';
const ask = vi.fn<() => Promise<string>>();

function List({ resource = 'items' }: { resource?: string }) {
  const { data } = useQuery({ queryKey: [resource, 'getList', {}], queryFn: ask, staleTime: 30_000 });
  return <p>{data ?? 'nothing'}</p>;
}

describe('readAgain', () => {
  it('reads again what is on screen, forgets what is kept, and leaves columns and others alone', async () => {
    const client = createQueryClient();
    ask.mockResolvedValueOnce('before').mockResolvedValueOnce('after');
    client.setQueryData(['items', 'getList', { page: 2 }], 'kept');
    client.setQueryData(['items', 'getOne', { id: '1', meta: { detail: true } }], 'kept');
    client.setQueryData(['items', 'getMeta', 'he-IL'], 'columns');
    client.setQueryData(['customers', 'getList', {}], 'others');
    render(<List />, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    await screen.findByText('before');
    await act(async () => {
      readAgain(client, isItems);
      await untilRead(client);
    });
    expect(await screen.findByText('after')).toBeInTheDocument();
    expect(client.getQueryData(['items', 'getList', { page: 2 }])).toBeUndefined();
    expect(client.getQueryData(['items', 'getOne', { id: '1', meta: { detail: true } }])).toBeUndefined();
    expect(client.getQueryData(['items', 'getMeta', 'he-IL'])).toBe('columns');
    expect(client.getQueryData(['customers', 'getList', {}])).toBe('others');
  });

  it('makes a list kept alive off screen ask again when it comes back', async () => {
    const client = createQueryClient();
    ask.mockReset().mockResolvedValueOnce('before').mockResolvedValueOnce('after');
    const page = (mode: 'visible' | 'hidden') => (
      <QueryClientProvider client={client}>
        <Activity mode={mode}>
          <List />
        </Activity>
      </QueryClientProvider>
    );
    const view = render(page('visible'));
    await screen.findByText('before');
    view.rerender(page('hidden'));
    readAgain(client, isItems);
    expect(ask).toHaveBeenCalledTimes(1);
    view.rerender(page('visible'));
    expect(screen.queryByText('before')).not.toBeInTheDocument();
    await screen.findByText('after');
    expect(ask).toHaveBeenCalledTimes(2);
  });
});

describe('forgetRows', () => {
  it('forgets what was read of a noun, but for what is on screen, columns and what holds for the session', async () => {
    const client = createQueryClient();
    ask.mockReset().mockResolvedValueOnce('shown');
    const forgotten = [
      ['items', 'getList', { page: 2 }],
      ['items', 'getOne', { id: '1' }],
    ];
    const kept = [
      ['items', 'getList'],
      ['items', 'getMeta', 'he-IL'],
      ['customers', 'getList', {}],
    ];
    for (const queryKey of [...forgotten, ...kept]) client.setQueryData(queryKey, 'kept');
    render(<List />, {
      wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider>,
    });
    await screen.findByText('shown');
    forgetRows(client, 'items');
    expect(forgotten.map((queryKey) => client.getQueryData(queryKey))).toEqual([undefined, undefined]);
    expect(kept.map((queryKey) => client.getQueryData(queryKey))).toEqual(['kept', 'kept', 'kept']);
    expect(client.getQueryData(['items', 'getList', {}])).toBe('shown');
  });
});
