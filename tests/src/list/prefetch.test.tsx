import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { addressWith, answerList, renderList, rowOf } from './renderList.tsx';

/** A server of 250 rows whose first one tells its page. */
function answerPages() {
  return answerList({
    list: ({ url }) => {
      const skip = Number(new URL(url).searchParams.get('skip') ?? 0);
      return HttpResponse.json({ data: [rowOf(skip / 100 + 1)], numberOfRecords: 250 });
    },
  });
}

const skips = (wire: ReturnType<typeof answerPages>) => wire.queries().map(({ skip = '0' }) => skip);

describe('the page after the one on screen', () => {
  it('is asked for while nobody waits, and turning to it asks nothing', async () => {
    const wire = answerPages();
    await renderList();
    await screen.findByText('Person 1');
    await waitFor(() => expect(skips(wire)).toEqual(['0', '100']));
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Person 2')).toBeInTheDocument();
    await waitFor(() => expect(skips(wire)).toEqual(['0', '100', '200']));
  });

  it('is not asked for where there is none', async () => {
    const wire = answerPages();
    await renderList({ address: addressWith({ terminalID: 't1' }, { page: '3' }) });
    await screen.findByText('Person 3');
    await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
    await screen.findByText('Person 2');
    expect(skips(wire)).toEqual(['200', '100']);
  });

  it('that fails to come bothers nobody: turning to it asks again', async () => {
    // React-admin writes failures of the provider to the console.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let failing = true;
    const wire = answerList({
      list: ({ url }) => {
        if (!new URL(url).searchParams.has('skip'))
          return HttpResponse.json({ data: [rowOf(1)], numberOfRecords: 150 });
        return failing
          ? HttpResponse.json({}, { status: 500 })
          : HttpResponse.json({ data: [rowOf(2)], numberOfRecords: 150 });
      },
    });
    await renderList();
    await screen.findByText('Person 1');
    await waitFor(() => expect(skips(wire)).toEqual(['0', '100']));
    expect(screen.getByTestId('messages')).toBeEmptyDOMElement();
    failing = false;
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('Person 2')).toBeInTheDocument();
  });
});
