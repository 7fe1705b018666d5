import { describe, expect, it, vi } from 'vitest';
import { createJobs, type FileWork } from '#src/actions/jobs/jobs.ts';
import { CallFailure } from '#src/dataProvider/failure.ts';
import type { ExportOptions } from '#src/dataProvider/dataProvider.ts';
import type { DownloadedFile } from '#src/dataProvider/http/fileDownload.ts';
import { runExport, type ExportRequest } from '#src/list/export/runExport.ts';

const request: ExportRequest = { resource: 'customers', question: { filter: { search: 'a' } }, rows: 300 };
const file: DownloadedFile = { blob: new Blob(['12345']), fileName: 'customers.xlsx' };

/** Jobs of a page whose downloads end when the test says so. */
function openJobs() {
  const downloads: {
    resource: string;
    options: ExportOptions;
    finish: (file: DownloadedFile) => void;
    fail: (error: unknown) => void;
  }[] = [];
  let time = 0;
  const save = vi.fn<(file: DownloadedFile) => void>();
  const jobs = createJobs();
  const parts: Parameters<typeof runExport>[1] = {
    jobs,
    save,
    now: () => time,
    download: (resource, _, options = {}) =>
      new Promise((finish, fail) => {
        downloads.push({ resource, options, finish, fail });
        options.signal?.addEventListener('abort', () => fail(options.signal?.reason));
      }),
  };
  const start = (wanted: ExportRequest) => void runExport(wanted, parts);
  const states = () => jobs.read().map(({ state }) => state);
  const workOf = (index: number): FileWork | undefined => {
    const work = jobs.read()[index]?.work;
    return work?.kind === 'export' ? work : undefined;
  };
  return { jobs, start, save, downloads, states, workOf, pass: (ms: number) => (time += ms) };
}

describe('the exports of a page', () => {
  it('run beside each other, the newest first, and hand their files to the browser', async () => {
    const { jobs, start, save, downloads, states, workOf } = openJobs();
    start(request);
    start({ ...request, resource: 'items' });
    expect(jobs.read().map(({ name }) => name)).toEqual(['resources.items.name', 'resources.customers.name']);
    downloads[0]?.finish(file);
    await vi.waitFor(() => expect(states()).toEqual(['running', 'done']));
    expect(save).toHaveBeenCalledExactlyOnceWith(file);
    expect(workOf(1)).toMatchObject({ fileName: 'customers.xlsx', received: 5 });
  });

  it('start once while the very same is under way, and anew afterwards', async () => {
    const { start, downloads, states } = openJobs();
    start(request);
    start({ ...request });
    expect(downloads).toHaveLength(1);
    start({ ...request, question: { filter: { search: 'b' } } });
    expect(downloads).toHaveLength(2);
    downloads[0]?.finish(file);
    await vi.waitFor(() => expect(states()).toContain('done'));
    start(request);
    expect(downloads).toHaveLength(3);
  });

  it('report progress, but not each chunk of it', () => {
    const { jobs, start, downloads, workOf, pass } = openJobs();
    start(request);
    const heard = vi.fn();
    jobs.subscribe(heard);
    const report = (received: number) => downloads[0]?.options.onProgress?.({ received });
    report(10);
    report(20);
    expect(workOf(0)?.received).toBe(10);
    pass(1000);
    report(30);
    expect(workOf(0)?.received).toBe(30);
    expect(heard).toHaveBeenCalledTimes(2);
  });

  it('can be cancelled, which saves nothing', async () => {
    const { jobs, start, save, downloads, states, workOf } = openJobs();
    start(request);
    jobs.cancel(jobs.read()[0]?.id ?? 0);
    await vi.waitFor(() => expect(states()).toEqual(['cancelled']));
    downloads[0]?.options.onProgress?.({ received: 99 });
    downloads[0]?.finish(file);
    expect(save).not.toHaveBeenCalled();
    expect(workOf(0)?.received).toBe(0);
  });

  it('keep why they failed until they are dismissed, and may be tried again', async () => {
    const { jobs, start, downloads, states } = openJobs();
    start(request);
    const id = jobs.read()[0]?.id ?? 0;
    jobs.dismiss(id);
    expect(states()).toEqual(['running']);
    downloads[0]?.fail(new CallFailure('badRequest', 400, { response: { status: 'error', message: 'No' } }));
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(jobs.read()[0]?.failure).toEqual({ message: 'No' });
    const again = jobs.read()[0]?.retry;
    jobs.dismiss(id);
    expect(states()).toEqual([]);
    again?.();
    expect([states(), downloads.map(({ resource }) => resource)]).toEqual([['running'], ['customers', 'customers']]);
  });

  it('fail when the file can not be saved', async () => {
    const { jobs, start, save, downloads, states } = openJobs();
    save.mockImplementation(() => {
      throw new Error('no disk');
    });
    start(request);
    downloads[0]?.finish(file);
    await vi.waitFor(() => expect(states()).toEqual(['failed']));
    expect(jobs.read()[0]?.failure).toEqual({ message: 'SomethingWentWrong' });
  });
});
