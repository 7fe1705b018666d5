import { createTransport } from 'nodemailer';
import type { SmtpSettings } from '#sandbox/core/config.ts';
import { type Mailer, MailRefused } from '#sandbox/core/mail.ts';

/** Ten messages are one process's for two minutes (`claimMessages`): no one of them may take longer than its share. */
const timeouts = { connectionTimeout: 5000, greetingTimeout: 5000, socketTimeout: 10_000 };

const codeOf = (error: unknown): number =>
  error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;

/** Gives e-mails to a mail server. Addresses and subjects are values, never text that is parsed. */
export function createSmtpMailer({ url, from }: SmtpSettings): Mailer {
  const transport = createTransport({ url, ...timeouts, disableFileAccess: true, disableUrlAccess: true });
  const domain = from.slice(from.indexOf('@') + 1);
  return {
    send: async ({ id, sender, to, subject, text, page, attachment }) => {
      try {
        await transport.sendMail({
          messageId: `<${id}@${domain}>`,
          from: { name: sender, address: from },
          to: { name: '', address: to },
          subject,
          text,
          ...(page !== undefined && { html: page }),
          ...(attachment && {
            attachments: [
              {
                filename: attachment.fileName,
                contentType: attachment.contentType,
                content: attachment.content,
              },
            ],
          }),
        });
      } catch (error) {
        // 5xx: the server will say the same again.
        if (codeOf(error) >= 500) throw new MailRefused(String(error), { cause: error });
        throw error;
      }
    },
  };
}
