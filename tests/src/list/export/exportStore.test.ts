import { describe, expect, it, vi } from 'vitest';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { ExportOptions } from '#src/dataProvider/dataProvider.ts';
import type { DownloadedFile } from '#src/dataProvider/fileDownload.ts';
import { byteText } from '#src/list/export/byteText.ts';
import { createExportStore, type ExportRequest } from '#src/list/export/exportStore.ts';

const request: ExportRequest = { resource: 'customers', question: { filter: { search: 'a' } }, rows: 300 };
const file: DownloadedFile = { blob: new Blob(['12345']), fileName: 'customers.xlsx' };

/** A store whose downloads end when the test says so. */
function openStore() {
  const downloads: {
    resource: string;
    options: ExportOptions;
    finish: (file: DownloadedFile) => void;
    fail: (error: unknown) => void;
  }[] = [];
  let time = 0;
  const save = vi.fn<(file: DownloadedFile) => void>();
  const store = createExportStore({
    save,
    now: () => time,
    download: (resource, _, options = {}) =>
      new Promise((finish, fail) => {
        downloads.push({ resource, options, finish, fail });
        options.signal?.addEventListener('abort', () => fail(options.signal?.reason));
      }),
  });
  const states = () => store.read().map(({ state }) => state);
  return { store, save, downloads, states, pass: (ms: number) => (time += ms) };
}

describe('the exports of a page', () => {
  it('run beside each other, the newest first, and hand their files to the browser', async () => {
    const { store, save, downloads, states } = openStore();
    store.start(request);
    store.start({ ...request, resource: 'items' });
    expect(store.read().map(({ resource }) => resource)).toEqual(['items', 'customers']);
    downloads[0]?.finish(file);
    await vi.waitFor(() => expect(states()).toEqual(['running', 'done']));
    expect(save).toHaveBeenCalledExactlyOnceWith(file);
    expect(store.read()[1]).toMatchObject({ fileName: 'customers.xlsx', received: 5 });
  });

  it('start once while the very same is under way, and anew afterwards', async () => {
    const { store, downloads, states } = openStore();
    store.start(request);
    store.start({ ...request });
    expect(downloads).toHaveLength(1);
    store.start({ ...request, question: { filter: { search: 'b' } } });
    expect(downloads).toHaveLength(2);
    downloads[0]?.finish(file);
    await vi.waitFor(() => expect(states()).toContain('done'));
    store.start(request);
    expect(downloads).toHaveLength(3);
  });

  it('report progress, but not each chunk of it', () => {
    const { store, downloads, pass } = openStore();
    store.start(request);
    const heard = vi.fn();
    store.subscribe(heard);
    const report = (received: number) => downloads[0]?.options.onProgress?.({ received });
    report(10);
    report(20);
    expect(store.read()[0]?.received).toBe(10);
    pass(1000);
    report(30);
    expect(store.read()[0]?.received).toBe(30);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('can be cancelled, which saves nothing', async () => {
    const { store, save, downloads, states } = openStore();
    store.start(request);
    store.cancel(store.read()[0]?.id ?? 0);
    await vi.waitFor(() => expect(states()).toEqual(['cancelled']));
    downloads[0]?.options.onProgress?.({ received: 99 });
    downloads[0]?.finish(file);
    expect(save).not.toHaveBeenCalled();
    expect(store.read()[0]?.received).toBe(0);
  });

  it('keep why they failed until they are dismissed', async () => {
    const { store, downloads, states } = openStore();
    store.start(request);
    const id = store.read()[0]?.id ?? 0;
    store.dismiss(id);
    expect(states()).toEqual(['running']);
    downloads[0]?.fail(new CallFailure('badRequest', 400, { response: { status: 'error', message: 'No' } }));
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(store.read()[0]?.message).toBe('No');
    store.dismiss(id);
    expect(states()).toEqual([]);
  });

  it('fail when the file can not be saved', async () => {
    const { store, save, downloads, states } = openStore();
    save.mockImplementation(() => {
      throw new Error('no disk');
    });
    store.start(request);
    downloads[0]?.finish(file);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(store.read()[0]?.message).toBe('SomethingWentWrong');
  });
});

describe('byteText', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [999_499, '999 kB'],
    [999_500, '1.0 MB'],
    [12_345_678, '12.3 MB'],
  ])('of %s is %s', (bytes, text) => {
    expect(byteText(bytes)).toBe(text);
  });
});
