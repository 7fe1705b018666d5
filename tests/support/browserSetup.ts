import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest';
import { stubDevice } from './device.ts';
import { server } from './mockServer.ts';

// As patient as the browser tests: how soon a screen answers is the bench's question.
configure({ asyncUtilTimeout: 10_000 });

// A browser has one DOMException; jsdom brings its own beside that of Node, whose AbortController it takes.
globalThis.DOMException = AbortSignal.abort().reason.constructor;

/** What the running test wrote with console.error; it fails the test. Unhandled rejections fail the run by themselves. */
const complaints: string[] = [];

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  complaints.length = 0;
  // Files share one window: where the last one has been is no history of this one's.
  window.history.replaceState(null, '', '/');
  stubDevice();
  vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => {
    complaints.push(
      parts.map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part))).join(' '),
    );
  });
});

afterEach(() => {
  cleanup();
  server.resetHandlers();
  window.localStorage.clear();
  window.sessionStorage.clear();
  expect(complaints, 'a test leaves no error on the console').toEqual([]);
});

afterAll(async () => {
  server.close();
  // Nor is its clock: what is put off by a clock that stands never comes.
  vi.useRealTimers();
  // Nor its modules: what a screen asked for and no test waited for would end with this file, and fail every later one.
  await vi.dynamicImportSettled();
});
