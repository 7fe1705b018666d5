/** A file that goes along with an e-mail. */
export interface Attachment {
  fileName: string;
  contentType: string;
  content: Buffer;
}

/** An e-mail as it leaves. */
export interface Mail {
  /** The same each time it is tried, so that who gets it twice can tell. */
  id: string;
  /** Whose message it is, as the person knows them. */
  sender: string;
  to: string;
  subject: string;
  text: string;
  /** The same as a designed page. */
  page?: string | undefined;
  attachment?: Attachment | undefined;
}

/** What takes e-mails away. */
export interface Mailer {
  /** @throws MailRefused where trying again is of no use, any other error where it may be */
  send(mail: Mail): Promise<void>;
}

/** An address does not exist, or takes no mail from here. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}
