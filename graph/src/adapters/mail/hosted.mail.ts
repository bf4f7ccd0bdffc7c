import type { MailServer } from '../../config/mail.settings.ts';
import { MailError, type Mailer } from './mail.ts';

/** Milliseconds to wait for a silent mail server. */
const patience = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/**
 * Sends mails by a mail server (SMTP); it is not asked before the first mail.
 * @param timeouts after how many milliseconds of silence a mail has failed
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
    async send({ id, to, subject, text, html }) {
      const messageId = `<${id}@${domain}>`;
      try {
        await transport.sendMail({ messageId, from, to, subject, text, html });
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

function mailErrorOf(error: unknown): MailError {
  const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
  return new MailError(
    typeof code === 'string' ? code : 'unknown',
    typeof responseCode === 'number' ? responseCode : null,
  );
}
