import { and, eq, isNotNull } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { maximumUploadBytes } from '#contract/constants.ts';
import { isObject } from '#contract/envelope.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { terminals } from '#sandbox/db/schema/terminal.ts';
import { terminalFiles } from '#sandbox/db/schema/terminalFile.ts';
import { jpeg, jpegSegment, png, pngChunk } from '#tests/support/pictures.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { findAnchors } from '#tests/support/seededLists.ts';
import { operate, send } from '#tests/support/send.ts';
import { uploadFile } from '#tests/support/uploads.ts';

let sandbox: TestSandbox;
let terminalID: string;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  ({ terminalID } = await findAnchors(sandbox.db));
});
afterAll(() => sandbox.close());

type Person = Parameters<TestSandbox['as']>[0];
const path = () => ({ terminalID });
const uploadLogo = (bytes: Uint8Array | string, name = 'logo.png', type = 'image/png', person: Person = 'merchant') =>
  uploadFile(sandbox.as(person), 'terminals.uploadLogo', { path: path(), file: { name, type, bytes } });
const uploadStylesheet = (text: string, name = 'brand.css', type = 'text/css', person: Person = 'manager') =>
  uploadFile(sandbox.as(person), 'terminals.uploadStylesheet', { path: path(), file: { name, type, bytes: text } });
const urlOf = ({ additionalData }: { additionalData?: unknown }) =>
  isObject(additionalData) ? String(additionalData.url) : '';
const get = (url: string) => sandbox.app.inject({ method: 'GET', url });
const rowOf = async () => (await sandbox.db.select().from(terminals).where(eq(terminals.terminalID, terminalID)))[0];
const files = async () => sandbox.db.select().from(terminalFiles);

describe('a logo', () => {
  it('is brought by every role, shown to payers without what its file says, and taken away', async () => {
    const before = await rowOf();
    const camera = png({ more: [pngChunk('tEXt', Buffer.from('Author\0somebody'))] });
    const first = await uploadLogo(camera, 'לוגו.png');
    expect([first.status, first.answer.message]).toEqual([201, 'Successfully Saved']);
    const file = await get(urlOf(first.answer));
    expect(file.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
    });
    expect(file.rawPayload).toEqual(png());
    expect(await rowOf()).toMatchObject({
      paymentRequestSettings: { ...before?.paymentRequestSettings, merchantLogo: urlOf(first.answer) },
      version: before?.version,
    });
    const second = await uploadLogo(jpeg([jpegSegment(0xfe, Buffer.from('me'))]), 'a.jpg', 'image/jpeg');
    expect((await get(urlOf(second.answer))).rawPayload).toEqual(jpeg());
    expect((await get(urlOf(first.answer))).statusCode).toBe(404);
    expect(await files()).toHaveLength(1);
    const gone = await operate(sandbox.as('merchant'), 'terminals.deleteLogo', { path: path() });
    expect(gone.status).toBe(200);
    expect((await get(urlOf(second.answer))).statusCode).toBe(404);
    expect((await rowOf())?.paymentRequestSettings).not.toHaveProperty('merchantLogo');
  });

  const half = Buffer.alloc(40);
  const wrongSum = png();
  wrongSum.writeUInt8(wrongSum.readUInt8(wrongSum.length - 18) ^ 1, wrongSum.length - 18);
  it.each<[string, Uint8Array | string, string?, string?]>([
    [
      'SVG with a script',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      'a.svg',
      'image/svg+xml',
    ],
    ['a polyglot', Buffer.concat([png(), Buffer.from('PK\u0003\u0004', 'latin1')])],
    ['half a picture', png({ lines: half })],
    ['more than a picture', png({ lines: Buffer.alloc(8 * 33 + 1) })],
    ['a bomb', png({ lines: Buffer.alloc(30_000_000) })],
    ['a checksum that does not hold', wrongSum],
    ['a wrong type', png(), 'logo.png', 'image/gif'],
    ['a name that hides its ending', png(), 'logo\u202egnp.exe.png'],
  ])('that is %s is refused, and what was there stays', async (_case, bytes, name, type) => {
    await uploadLogo(png());
    const before = [await rowOf(), await files()];
    const refused = await uploadLogo(bytes, name, type);
    expect([refused.status, refused.answer.message, refused.answer.errors]).toEqual([
      400,
      'Only images are allowed',
      [{ code: 'file', description: 'Only images are allowed' }],
    ]);
    expect([await rowOf(), await files()]).toEqual(before);
  });

  it('of one byte more than a megabyte is refused, however it says how long it is', async () => {
    const tooLong = Buffer.concat([png(), Buffer.alloc(maximumUploadBytes + 1 - png().length)]);
    const refused = await uploadLogo(tooLong);
    expect([refused.status, refused.answer.message]).toEqual([400, 'Max file size is 1MB']);
    const muchTooLong = await uploadLogo(Buffer.alloc(5 * maximumUploadBytes));
    expect([muchTooLong.status, muchTooLong.answer.message]).toEqual([400, 'Max file size is 1MB']);
  });

  it('is printed on documents', async () => {
    await uploadLogo(png({ width: 41, height: 37 }));
    const [invoice] = await sandbox.db
      .select()
      .from(invoices)
      .where(and(eq(invoices.terminalID, terminalID), isNotNull(invoices.invoiceNumber)))
      .limit(1);
    const copy = await sandbox.as('merchant')({
      method: 'GET',
      url: `/sandbox/transactions/api/invoicing/${invoice?.invoiceID}/downloadCopy`,
    });
    expect(copy.rawPayload.toString('latin1')).toMatch(/\/Width 41\s+\/Height 37/);
  });

  it('may have lines in passes', async () => {
    // 8 × 8 points of four bytes in seven passes: 1, 1, 2, 4, 8, 16, 32 points in 1, 1, 1, 2, 2, 4, 4 lines.
    const interlaced = png({ isInterlaced: true, lines: Buffer.alloc(64 * 4 + 15) });
    expect((await uploadLogo(interlaced)).status).toBe(201);
    expect((await uploadLogo(png({ isInterlaced: true }))).status).toBe(400);
  });

  it('is brought to no terminal of somebody else, and to none that is disabled', async () => {
    expect((await uploadLogo(png(), 'a.png', 'image/png', 'otherManager')).status).toBe(404);
    const [disabled] = await sandbox.db.select().from(terminals).where(eq(terminals.status, 'disabled'));
    const sent = {
      path: { terminalID: disabled?.terminalID ?? '' },
      file: { name: 'a.png', type: 'image/png', bytes: png() },
    };
    expect((await uploadFile(sandbox.as('manager'), 'terminals.uploadLogo', sent)).status).toBe(400);
  });
});

describe('a stylesheet', () => {
  beforeEach(async () => {
    await operate(sandbox.as('manager'), 'terminals.deleteStylesheet', { path: path() });
  });

  it('is for managers and billing administrators', async () => {
    for (const person of ['merchant', 'business'] as const) {
      expect((await uploadStylesheet('a{color:red}', 'a.css', 'text/css', person)).status).toBe(403);
      const gone = await send(sandbox.as(person), 'terminals.deleteStylesheet', { path: path() });
      expect(gone.statusCode).toBe(403);
    }
    expect((await uploadStylesheet('a{color:red}', 'a.css', 'text/css', 'billing')).status).toBe(201);
  });

  it('is shown to payers as far as it is harmless, and says how much was not', async () => {
    const sent = await uploadStylesheet(
      'button { color: red; position: fixed } [value^="4"] { color: blue }',
      'עיצוב.css',
    );
    expect([sent.status, sent.answer.status, sent.answer.message]).toEqual([
      201,
      'warning',
      'Saved. 2 parts of the stylesheet were left out',
    ]);
    const file = await get(urlOf(sent.answer));
    expect(file.headers).toMatchObject({
      'content-type': 'text/css; charset=utf-8',
      'x-content-type-options': 'nosniff',
    });
    expect(file.body).toBe('button{color:red;}\n');
    expect(await rowOf()).toMatchObject({ checkoutSettings: { customCssReference: urlOf(sent.answer) } });
  });

  it.each([
    ['@import', '@import "a.css"; a{color:red}'],
    ['url()', 'a{background:url(https://evil.test/x)}'],
    ['expression', 'a{color:expression(alert(1))}'],
    ['</style>', 'a{color:red}</style><script>alert(1)</script>'],
    ['no rule', 'just words'],
    ['nothing', ''],
    ['nothing harmless', 'a{position:fixed}'],
    ['a fault', 'a{color red}b{color:red}'],
    ['two hundred thousand faults', '@x{};'.repeat(200_000)],
    ['brackets without an end', '('.repeat(500_000)],
    ['blocks without an end', 'a{'.repeat(300_000)],
  ])('with %s is refused, and what was there stays', async (_case, text) => {
    await uploadStylesheet('a{color:green}');
    const before = [await rowOf(), await files()];
    const refused = await uploadStylesheet(text);
    expect([refused.status, refused.answer.message]).toEqual([400, 'Only CSS files are allowed']);
    expect([await rowOf(), await files()]).toEqual(before);
  });

  it('of a wrong type, or of one byte more than a megabyte, is refused', async () => {
    expect((await uploadStylesheet('a{color:red}', 'a.css', 'text/html')).answer.message).toBe(
      'Only CSS files are allowed',
    );
    const long = `a{color:red}${' '.repeat(maximumUploadBytes - 11)}`;
    expect((await uploadStylesheet(long)).answer.message).toBe('Max file size is 1MB');
    expect((await uploadStylesheet(long.slice(0, -1))).status).toBe(201);
  });
});

describe('the page of a terminal without a link', () => {
  it('shows logo and style, may be framed by the app, and sends nothing', async () => {
    const logo = urlOf((await uploadLogo(png())).answer);
    const style = urlOf((await uploadStylesheet('button{color:red}')).answer);
    const details = (await send(sandbox.as('merchant'), 'terminals.get', { path: path() })).json<{
      payerPagePreview: string;
    }>();
    expect(details.payerPagePreview).toBe(`http://localhost:4000/sandbox/preview/${terminalID}`);
    const page = await get(`/sandbox/preview/${terminalID}?lang=en-IL`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(`<img src="${logo}"`);
    expect(page.body).toContain(`<link rel="stylesheet" href="${style}" />`);
    // What the sheet cannot change stands before it.
    expect(page.body).toMatch(/checkout\.css" \/>\s*<link rel="stylesheet" href="\/sandbox\/static\/kept\.css" \/>/);
    expect(page.body).toContain('lang="en-IL"');
    expect(page.body).not.toMatch(/<script|<a |method="post"|type="submit"/);
    expect(page.headers['content-security-policy']).toContain("frame-ancestors 'self'");
    expect((await get('/sandbox/preview/nobody')).statusCode).toBe(404);
    expect((await get(`/sandbox/preview/${terminalID.replace(/^./, 'f')}`)).statusCode).toBe(404);
  });
});
