import { type Mailer, MailRefused } from '#sandbox/core/mail.ts';

// spec gap: which addresses can not be reached.
/** Addresses that do not exist, so that a sending that fails can be tried out. */
const bouncingHost = '@bounces.test';

/** Where no mail server is named, e-mails stay in the outbox. */
export const simulatedMailer: Mailer = {
  send: async ({ to }) => {
    if (to.toLowerCase().endsWith(bouncingHost)) throw new MailRefused(`550 ${to}`);
  },
};
