import type { MailServer } from '../../config/mail.settings.ts';
import { MailError, type Mailer } from './mail.ts';

/** Milliseconds to wait for a silent mail server. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends mails by a mail server (SMTP). Connects with the first mail.
 * @param timeouts milliseconds of silence after which a mail has failed
 */
export async function openHostedMail(
  { url, from }: MailServer,
  timeouts = patience,
): Promise<Mailer> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({ url, ...timeouts });
  const [, domain] = from.address.split('@');
  return {
    kept: null,
    async send({ id, to, subject, text, html, unsubscribeUrl }) {
      const messageId = `<${id}@${domain}>`;
      try {
        const headers = unsubscribeUrl ? oneClick(unsubscribeUrl) : {};
        await transport.sendMail({ messageId, from, to, subject, text, html, headers });
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
    removeOf: async () => {},
    async ping() {
      try {
        await transport.verify();
      } catch (error) {
        throw mailErrorOf(error);
      }
    },
  };
}

/** Gives mail programs a button (RFC 8058). */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function mailErrorOf(error: unknown): MailError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return new MailError(
    typeof code === 'string' ? code : 'unknown',
    typeof responseCode === 'number' ? responseCode : null,
  );
}
