import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Mail, MailRefused } from '#sandbox/core/mail.ts';
import { createSmtpMailer } from '#sandbox/outbox/smtpMailer.ts';
import { openSmtpServer, type SmtpServer } from '#tests/support/smtpServer.ts';

let server: SmtpServer;
beforeAll(async () => {
  server = await openSmtpServer((to) => ({ 'gone@mail.test': '550 no such box', 'full@mail.test': '452 full' })[to]);
});
afterAll(() => server.close());

const send = (more: Partial<Mail> = {}) =>
  createSmtpMailer({ url: server.url, from: 'office@sandbox.test' }).send({
    id: '0af9',
    sender: 'גרניט מסחר בע״מ',
    to: 'dana@mail.test',
    subject: 'מסמך 100001',
    text: 'שלום\n.\n<b>Dana</b>',
    page: '<!doctype html><p>שלום</p>',
    ...more,
  });

/** The parts of a mail that are base64, decoded. */
const decoded = (source: string) =>
  source
    .split(/\r\n\r\n/)
    .slice(1)
    .map((part) => Buffer.from(part.replace(/--[\s\S]*$/, ''), 'base64'));

describe('a mail server', () => {
  it('is given the text, the page and the document, byte by byte, from the business', async () => {
    const content = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256));
    await send({ attachment: { fileName: '100001-copy.pdf', contentType: 'application/pdf', content } });
    const [mail] = server.taken.splice(0);
    expect(mail?.recipients).toEqual(['dana@mail.test']);
    expect(mail?.source).toContain('Message-ID: <0af9@sandbox.test>');
    expect(mail?.source).toMatch(/From: =\?UTF-8\?.*\?=\s+<office@sandbox\.test>/);
    expect(mail?.source).toMatch(/Content-Type: application\/pdf; name=100001-copy\.pdf/);
    expect(mail?.source).toMatch(/multipart\/alternative/);
    expect(mail?.source).toMatch(/Content-Type: text\/html; charset=utf-8/);
    expect(decoded(mail?.source ?? '').some((part) => part.equals(content))).toBe(true);
  });

  it.each<[string, Partial<Mail>]>([
    ['subject', { subject: 'a\r\nBcc: victim@mail.test\r\n\r\nbody' }],
    ['sender', { sender: 'a\r\nBcc: victim@mail.test\r\n\r\nbody' }],
    [
      'file’s name',
      {
        attachment: {
          fileName: 'a"\r\nBcc: victim@mail.test',
          contentType: 'application/pdf',
          content: Buffer.from('x'),
        },
      },
    ],
  ])('gets no header out of a %s', async (_what, more) => {
    await send(more);
    const [mail] = server.taken.splice(0);
    expect(mail?.recipients).toEqual(['dana@mail.test']);
    expect(mail?.source).not.toMatch(/^Bcc:/m);
  });

  it('gets one recipient, whatever an address looks like', async () => {
    await send({ to: 'dana@mail.test, victim@mail.test' }).catch(() => {});
    await send({ to: 'dana@mail.test>\r\nRCPT TO:<victim@mail.test' }).catch(() => {});
    expect(server.taken.splice(0).flatMap(({ recipients }) => recipients)).not.toContain('victim@mail.test');
  });

  it('that refuses for good is not asked again, one that is busy is', async () => {
    await expect(send({ to: 'gone@mail.test' })).rejects.toBeInstanceOf(MailRefused);
    await expect(send({ to: 'full@mail.test' })).rejects.not.toBeInstanceOf(MailRefused);
    const nobody = createSmtpMailer({ url: 'smtp://127.0.0.1:9', from: 'office@sandbox.test' });
    await expect(
      nobody.send({ id: '1', sender: '', to: 'a@b.test', subject: '', text: '', page: '' }),
    ).rejects.not.toBeInstanceOf(MailRefused);
  });
});
