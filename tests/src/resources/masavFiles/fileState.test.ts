import { expect, it } from 'vitest';
import { fileState } from '#src/resources/masavFiles/fileState.ts';

const paidDate = '2026-11-16T00:00:00';

it.each<[string, Parameters<typeof fileState>[0], string]>([
  ['one that was not downloaded', { downloaded: false }, 'open'],
  ['one that the bank has', { downloaded: true, paidCount: 0, returnedCount: 0 }, 'locked'],
  ['one of which nothing came back', { downloaded: true, paidDate, paidCount: 3, returnedCount: 0 }, 'allPaid'],
  ['one of which something did', { downloaded: true, paidDate, paidCount: 2, returnedCount: 1 }, 'someReturned'],
  ['one of which the server tells no more', { downloaded: true, paidDate }, 'answered'],
])('%s', (_, file, key) => {
  expect(fileState(file).key).toBe(key);
});
