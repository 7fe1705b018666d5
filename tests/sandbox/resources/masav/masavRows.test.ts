import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { masavFiles } from '#sandbox/db/schema/masav.ts';
import { type MasavMaker, masavMaker } from '#tests/support/masav.ts';
import { readMasavFile } from '#tests/support/masavFile.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate, send } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let masav: MasavMaker;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  masav = await masavMaker(sandbox);
});
afterAll(() => sandbox.close());

describe('the rows of a file', () => {
  it('go until it is downloaded: what is left is summed, what went waits for the next file', async () => {
    const ids = [
      await masav.debit({ transactionAmount: 100 }),
      await masav.debit({ transactionAmount: 20 }),
      await masav.debit({ transactionAmount: 3 }),
    ];
    const id = (await masav.generate()).response.entityID ?? 0;
    const rows = await masav.rowsOf(id);
    const [first] = rows.filter(({ paymentTransactionID }) => paymentTransactionID === ids[0]);
    const rowID = first?.masavFileRowID ?? 0;
    const some = await masav.remove(id, [rowID, rowID, 999_999_999]);
    expect([some.status, some.response.status, some.data]).toEqual([
      200,
      'warning',
      { removed: 1, notRemoved: 1, notRemovedRows: [{ id: '999999999', code: 'NotFound' }] },
    ]);
    expect(await masav.file(id)).toMatchObject({ rowsCount: 2, totalAmount: 23 });
    expect(await masav.row(ids[0] ?? '')).toMatchObject({ masavFileID: null, status: 'awaitingForTransmission' });

    expect((await masav.read(id)).sum).toBe(23);
    const rest = rows.map(({ masavFileRowID }) => masavFileRowID).filter((one) => one !== rowID);
    const locked = await masav.remove(id, rest);
    expect([locked.status, locked.response.message]).toEqual([400, expect.stringMatching(/already been downloaded/)]);
    expect(await masav.rowsOf(id)).toHaveLength(2);
    const next = await masav.generate();
    expect(next.data.taken).toEqual([ids[0]]);
    expect((await masav.read(next.response.entityID ?? 0)).serial).toBeGreaterThan((await masav.read(id)).serial);
  });

  it('may all go; a file without rows cannot be downloaded', async () => {
    await masav.debit();
    const id = (await masav.generate()).response.entityID ?? 0;
    const removed = await masav.remove(
      id,
      (await masav.rowsOf(id)).map(({ masavFileRowID }) => masavFileRowID),
    );
    expect([removed.response.status, removed.response.message]).toEqual(['success', 'One row removed']);
    expect(await masav.file(id)).toMatchObject({ rowsCount: 0, totalAmount: 0 });
    expect((await masav.download(id)).json()).toMatchObject({ message: 'The file has no rows' });
    expect((await masav.download(id)).statusCode).toBe(400);
    expect((await masav.file(id)).downloaded).toBe(false);
  });

  it('are either in a file that was had or free, however removal and download meet', async () => {
    for (let round = 0; round < 5; round += 1) {
      await masav.debit();
      await masav.debit();
      const id = (await masav.generate()).response.entityID ?? 0;
      const rows = await masav.rowsOf(id);
      const [removal, downloaded] = await Promise.all([
        masav.remove(id, [rows[0]?.masavFileRowID ?? 0]),
        masav.download(id),
      ]);
      const { movements } = readMasavFile(downloaded.rawPayload);
      expect(movements).toHaveLength(rows.length - (removal.status === 200 ? 1 : 0));
      const kept = await Promise.all(rows.map(async (row) => (await masav.row(row.paymentTransactionID)).masavFileID));
      expect(kept.filter((file) => file === id)).toHaveLength(movements.length);
      await masav.generate();
    }
  });

  it.each([
    ['masavFileID', { masavFileRowIDs: [1] }],
    ['masavFileID', { masavFileID: 1e300, masavFileRowIDs: [1] }],
    ['masavFileRowIDs', { masavFileID: 1, masavFileRowIDs: [] }],
    ['masavFileRowIDs[0]', { masavFileID: 1, masavFileRowIDs: [1.5] }],
    ['masavFileRowIDs[0]', { masavFileID: 1, masavFileRowIDs: [1e300] }],
    ['masavFileRowIDs', { masavFileID: 1, masavFileRowIDs: Array.from({ length: 1001 }, (_, index) => index + 1) }],
  ])('a removal with a wrong %s names it', async (field, body) => {
    expect(await operate(masav.ask, 'masavRows.remove', { body })).toMatchObject({ status: 400, codes: [field] });
  });
});

describe('a download', () => {
  it('is every file of the seed, which its list describes, again and again the same', async () => {
    const files = await sandbox.db.select().from(masavFiles).limit(14);
    const own = (await send(masav.ask, 'masav.list', { query: { take: '1000' } })).json<{
      data: { masavFileID: number; rowsCount: number; totalAmount: number }[];
    }>();
    expect(own.data.filter(({ masavFileID }) => files.some((file) => file.masavFileID === masavFileID)).length).toBe(
      12,
    );
    for (const { masavFileID, rowsCount, totalAmount } of own.data.filter((file) => file.rowsCount)) {
      const read = await masav.read(masavFileID);
      expect([read.movements.length, read.sum]).toEqual([rowsCount, Math.round(totalAmount * 100)]);
      expect(read.institution).toBe((await masav.file(masavFileID)).institutionNumber);
      expect(await masav.read(masavFileID)).toEqual(read);
    }
  });

  it('is debited on the next day on which banks settle, counted from the first download', async () => {
    await masav.debit();
    const id = (await masav.generate()).response.entityID ?? 0;
    const before = sandbox.clock.now();
    // The eve of Passover: the feast, Friday and Shabbat follow.
    sandbox.clock.set(new Date('2027-04-21T09:00:00Z'));
    expect(await masav.read(id)).toMatchObject({ createdOn: '261115', valueDate: '270425' });
    sandbox.clock.set(before);
    expect(await masav.read(id)).toMatchObject({ valueDate: '270425' });
  });

  it('is bytes with a name, the caller’s alone', async () => {
    await masav.debit();
    const id = (await masav.generate()).response.entityID ?? 0;
    const answer = await masav.download(id);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/octet-stream']);
    expect(answer.headers['content-disposition']).toMatch(/MSV_\d{8}_261115_\d{3}\.txt/);
    const parts = { path: { masavFileId: String(id) } };
    expect((await send(sandbox.as('otherManager'), 'masav.download', parts)).statusCode).toBe(404);
    expect((await masav.download(999_999_999)).statusCode).toBe(404);
    expect((await masav.download('abc')).statusCode).toBe(404);
  });
});
