export type Mail = {
  /** 24 hexadecimal digits; the same for every try of the same mail. */
  id: string;
  /** The recipient's account: 24 hexadecimal digits. */
  accountId: string;
  to: { name: string; address: string };
  subject: string;
  text: string;
  html: string;
  /** Unsubscribes without a sign-in: a page for GET, one click for POST. */
  unsubscribeUrl?: string;
};

/** A mail that was stored instead of sent. */
type MailItem = Pick<Mail, 'id' | 'subject' | 'text'> & { createdAt: Date };

export type Mailer = {
  /**
   * Hands a mail to the mail server, or stores it. A retry, when an earlier attempt may have succeeded, carries the
   * same Message-ID, so the recipient sees one mail.
   * @throws MailError if the mail server refuses it
   */
  send(mail: Mail): Promise<void>;
  /** An account's newest stored mails, at most 100; null if mails are sent. */
  kept: ((accountId: string) => Promise<MailItem[]>) | null;
  /** Removes the stored mails of an account that is being deleted. */
  removeOf(accountId: string): Promise<void>;
  /** Rejects if mails can't be sent or stored at the moment. */
  ping(): Promise<void>;
};

/** A mail server refused or failed to take a mail. The message doesn't name the recipient, so it may be logged. */
export class MailError extends Error {
  override readonly name = 'MailError';

  /**
   * @param code Nodemailer's, such as `ECONNECTION`
   * @param responseCode SMTP's, such as 451; null without an answer
   */
  constructor(code: string, responseCode: number | null) {
    super(`the mail server did not take a mail: ${[code, responseCode ?? []].flat().join(' ')}`);
  }
}
