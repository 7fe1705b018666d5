import { expect, it } from 'vitest';
import { createRecentCalls } from '#src/app/support/recentCalls.ts';
import type { AskedCall } from '#src/dataProvider/http/httpEvents.ts';

const asked = (address: string): AskedCall => ({ reference: 'items.list', address, at: 0 });

it('keeps the last fifty calls, the newest first', () => {
  const { add, read } = createRecentCalls();
  for (let call = 1; call <= 60; call += 1) add(asked(`/${call}`));
  expect(read()).toHaveLength(50);
  expect(read().at(0)?.address).toBe('/60');
});

it('keeps the first rows of a long list, and how many are left out', async () => {
  const { add, read } = createRecentCalls();
  const data = Array.from({ length: 1000 }, (_, index) => ({ index }));
  add(asked('/'), Promise.resolve({ data, numberOfRecords: 5000 }));
  const kept = await read()[0]?.answer;
  expect(kept).toEqual({ answer: { data: data.slice(0, 25), numberOfRecords: 5000 }, rowsLeftOut: 975 });
});

it('keeps why a call failed, and nothing of what a write is answered', async () => {
  const { add, read } = createRecentCalls();
  const error = new Error('no');
  add(asked('/read'), Promise.reject(error));
  add(asked('/write'));
  expect(read()[0]?.answer).toBeUndefined();
  expect(await read()[1]?.answer).toEqual({ answer: error, rowsLeftOut: 0 });
});

it('shows what becomes of a call after it was asked', () => {
  const { add, read } = createRecentCalls();
  const call = asked('/');
  add(call);
  call.response = new Response('', { status: 202 });
  expect(read()[0]?.response?.status).toBe(202);
});
