import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type Mail, type Mailer, MailRefused } from '#sandbox/core/mail.ts';
import { createContext } from '#sandbox/createContext.ts';
import { invoices } from '#sandbox/db/schema/invoice.ts';
import { sendMessages } from '#sandbox/jobs/sendMessages.ts';
import { outboxMessages } from '#sandbox/outbox/table.ts';
import { type DocumentMaker, documentMaker, recipient } from '#tests/support/documents.ts';
import { spokenTexts } from '#tests/support/pdf.ts';
import { openTestSandbox, type TestSandbox } from '#tests/support/sandbox.ts';
import { operate } from '#tests/support/send.ts';

let sandbox: TestSandbox;
let documents: DocumentMaker;
beforeAll(async () => {
  sandbox = await openTestSandbox();
  documents = await documentMaker(sandbox);
});
afterAll(() => sandbox.close());
beforeEach(() => sandbox.db.delete(outboxMessages));

const recipientsOf = (sent: readonly Mail[]) => sent.map(({ to }) => to).toSorted();

/** Lets the job send what waits. @returns what left, and what went wrong */
async function work(refuse: (mail: Mail) => Error | undefined = () => undefined) {
  const sent: Mail[] = [];
  const errors: unknown[] = [];
  const mailer: Mailer = {
    send: async (mail) => {
      const error = refuse(mail);
      if (error) throw error;
      sent.push(mail);
    },
  };
  const { db, clock, config } = sandbox;
  await sendMessages(createContext({ db, clock, config, mailer }), (error) => errors.push(error));
  return { sent, errors };
}
const resend = (invoicesIDs: string[]) =>
  operate(documents.ask, 'invoices.resend', { body: { terminalID: documents.terminalID, invoicesIDs } });
const resendSingle = (invoiceID: string, more: object = {}) =>
  operate(documents.ask, 'invoices.resendSingle', { body: { terminalID: documents.terminalID, invoiceID, ...more } });

describe('a document that was issued', () => {
  it('is sent by a job, with its copy', async () => {
    const { invoiceID } = await documents.issue({
      invoiceDetails: { invoiceType: 'invoice', sendCCTo: ['copy@mail.test'], invoiceLanguage: 'en-IL' },
    });
    expect((await documents.row(invoiceID)).status).toBe('sending');
    const { sent } = await work();
    const { invoiceNumber, status } = await documents.row(invoiceID);
    expect(status).toBe('sent');
    expect(recipientsOf(sent)).toEqual(['copy@mail.test', 'dana@mail.test']);
    const attachment = sent[0]?.attachment;
    expect(attachment).toMatchObject({ fileName: `${invoiceNumber}-copy.pdf`, contentType: 'application/pdf' });
    expect(spokenTexts(attachment?.content ?? Buffer.alloc(0))).toContain('True copy of the original');
    expect(sent[1]?.attachment?.content.equals(attachment?.content ?? Buffer.alloc(0))).toBe(true);
    expect((await work()).sent).toEqual([]);
    const shown = await sandbox.app.inject(`/sandbox/outbox/${invoiceID}.pdf`);
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect(shown.rawPayload.equals(attachment?.content ?? Buffer.alloc(0))).toBe(true);
    for (const unknown of ['00000000-0000-4000-8000-00000000abcd', 'x']) {
      expect((await sandbox.app.inject(`/sandbox/outbox/${unknown}.pdf`)).statusCode).toBe(404);
    }
  });

  it('has a subject of one line, whatever it is made of', async () => {
    const invoiceSubject = 'a\r\nBcc: victim@mail.test\u0000\u2028b';
    const dealDetails = { ...recipient, consumerName: '<script>alert(1)</script>' };
    const { status, codes } = await documents.create({ invoiceDetails: { invoiceSubject }, dealDetails });
    expect([status, codes]).not.toEqual([500, []]);
    await documents.issue({
      invoiceDetails: { invoiceType: 'invoice', invoiceSubject: invoiceSubject.replace('\u0000', '') },
      dealDetails,
    });
    const { sent } = await work();
    expect(
      sent.map(({ subject, text, page }) => /[\r\n\u2028]/.test(subject) || (text + page).includes('<script')),
    ).toEqual([false]);
  });

  it('comes from the business under its own kind and number, as what cancels it does', async () => {
    const { invoiceID } = await documents.issue({
      invoiceDetails: { invoiceType: 'invoice', invoiceSubject: 'ייעוץ בנובמבר' },
    });
    const { response } = await operate(documents.ask, 'invoices.cancel', { path: { invoiceId: invoiceID } });
    const [made, credit] = [await documents.row(invoiceID), await documents.row(response.entityUID)];
    const { sent } = await work();
    const business = 'גרניט מסחר בע״מ';
    expect(sent.map(({ sender, subject }) => [sender, subject])).toEqual([
      [business, `חשבונית מס מספר ${made.invoiceNumber} מאת ${business}`],
      [business, expect.stringMatching(new RegExp(`זיכוי.* מספר ${credit.invoiceNumber} מאת ${business}`))],
    ]);
    expect(sent[0]?.text).toMatch(/^חשבונית מס מספר \d+ מאת .* על סך .*118\.00.* עבור .*ייעוץ בנובמבר.*\.$/m);
  });
});

describe('an e-mail that does not get there', () => {
  it('comes again later, and is sent once then', async () => {
    const { invoiceID } = await documents.issue();
    expect((await work(() => new Error('421 try again'))).errors).toHaveLength(1);
    expect((await documents.row(invoiceID)).status).toBe('sending');
    expect((await work()).sent).toEqual([]);
    await sandbox.db.update(outboxMessages).set({ restsUntil: new Date(0) });
    expect((await work()).sent).toHaveLength(1);
    expect((await documents.row(invoiceID)).status).toBe('sent');
  });

  it('is given up when it is refused, and the document says so', async () => {
    const { invoiceID } = await documents.issue();
    await work(({ to }) => new MailRefused(to));
    expect(await documents.row(invoiceID)).toMatchObject({
      status: 'sendingFailed',
      lastError: expect.stringContaining('dana@mail.test'),
    });
  });

  it('is given up after eight tries', async () => {
    const { invoiceID } = await documents.issue();
    await sandbox.db.update(outboxMessages).set({ tries: 7 });
    await work(() => new Error('421 try again'));
    expect((await documents.row(invoiceID)).status).toBe('sendingFailed');
  });

  it('is taken over from a process that died, when its time is up', async () => {
    await documents.issue();
    await sandbox.db.update(outboxMessages).set({ restsUntil: new Date(Date.now() + 60_000) });
    expect((await work()).sent).toEqual([]);
    await sandbox.db.update(outboxMessages).set({ restsUntil: new Date(Date.now() - 1) });
    expect((await work()).sent).toHaveLength(1);
  });

  it('is simulated at one address', async () => {
    const { invoiceID } = await documents.issue({ dealDetails: { ...recipient, consumerEmail: 'x@bounces.test' } });
    const { db, clock, config } = sandbox;
    await sendMessages(createContext({ db, clock, config }), () => {});
    expect((await documents.row(invoiceID)).status).toBe('sendingFailed');
  });
});

describe('sending again', () => {
  it('goes where it went before, or to another address alone', async () => {
    const { invoiceID } = await documents.issue({
      invoiceDetails: { invoiceType: 'invoice', sendCCTo: ['copy@mail.test'] },
    });
    await work();
    const { status, response } = await resendSingle(invoiceID);
    expect([status, response.message]).toEqual([200, 'Invoice Sent']);
    expect(recipientsOf((await work()).sent)).toEqual(['copy@mail.test', 'dana@mail.test']);
    await resendSingle(invoiceID, { email: 'other@mail.test' });
    expect((await documents.row(invoiceID)).status).toBe('sending');
    expect(recipientsOf((await work()).sent)).toEqual(['other@mail.test']);
    expect((await documents.row(invoiceID)).status).toBe('sent');
  });

  it('is refused for what was not issued, and without an address', async () => {
    const { invoiceID } = await documents.fail();
    expect((await resendSingle(invoiceID)).response.message).toBe('The document has not been issued yet');
    const plain = await documents.issue();
    await sandbox.db.update(invoices).set({ consumerEmail: null }).where(eq(invoices.invoiceID, plain.invoiceID));
    expect((await resendSingle(plain.invoiceID)).codes).toEqual(['email']);
    expect((await resendSingle(plain.invoiceID, { email: 'not an address' })).codes).toEqual(['email']);
  });

  it('leaves a cancelled document cancelled', async () => {
    const { invoiceID } = await documents.issue();
    await operate(documents.ask, 'invoices.cancel', { path: { invoiceId: invoiceID } });
    await resendSingle(invoiceID);
    await work();
    expect((await documents.row(invoiceID)).status).toBe('canceled');
  });
});

describe('sending many again', () => {
  it('tells each that is not sent and why', async () => {
    const [one, two, plain] = [await documents.issue(), await documents.issue(), await documents.issue()];
    const failed = await documents.fail();
    await sandbox.db.update(invoices).set({ consumerEmail: null }).where(eq(invoices.invoiceID, plain.invoiceID));
    await work();
    const unknown = '00000000-0000-4000-8000-00000000abcd';
    const ids = [one, two, plain, failed].map(({ invoiceID }) => invoiceID);
    const { status, response } = await resend([...ids, unknown, one.invoiceID.toUpperCase()]);
    expect([status, response.status, response.message]).toEqual([200, 'warning', '3 documents were not sent']);
    expect(response.additionalData).toEqual({
      sent: 2,
      notSent: 3,
      notSentInvoices: [
        { id: plain.invoiceID, code: 'ConsumerEmailIsRequired' },
        { id: failed.invoiceID, code: 'DocumentNotIssued' },
        { id: unknown, code: 'NotFound' },
      ],
    });
    expect((await work()).sent).toHaveLength(2);
  });

  it('says that all were sent, and waits behind what comes meanwhile', async () => {
    const made = await Promise.all(Array.from({ length: 30 }, () => documents.issue()));
    await work();
    const ids = made.map(({ invoiceID }) => invoiceID);
    expect((await resend(ids)).response).toMatchObject({
      status: 'success',
      message: 'Invoice Sent',
      additionalData: { sent: 30, notSent: 0, notSentInvoices: [] },
    });
    await documents.issue({ dealDetails: { ...recipient, consumerEmail: 'single@mail.test' } });
    const { sent } = await work();
    expect(sent).toHaveLength(31);
    expect(sent.findIndex(({ to }) => to === 'single@mail.test')).toBeLessThan(26);
    const rows = await sandbox.db.select().from(invoices).where(inArray(invoices.invoiceID, ids));
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['sent']));
  });

  it('knows no document of another merchant, and sends none', async () => {
    const { invoiceID } = await documents.issue();
    await work();
    const other = sandbox.as('otherManager');
    const body = { terminalID: documents.terminalID, invoicesIDs: [invoiceID], invoiceID };
    for (const call of ['invoices.resend', 'invoices.resendSingle'] as const) {
      expect((await operate(other, call, { body })).status).toBe(404);
    }
    expect((await work()).sent).toEqual([]);
  });

  it('takes a thousand at most', async () => {
    const ids = Array.from(
      { length: 1001 },
      (_, index) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    );
    expect((await resend(ids)).codes).toEqual(['invoicesIDs']);
  });
});
