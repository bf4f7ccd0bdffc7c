import type { MailServer } from '../../config/mail.settings.ts';
import { openEmbeddedMail } from './embedded.mail.ts';
import { openHostedMail } from './hosted.mail.ts';
import type { Mailer } from './mail.ts';

/** Opens the configured mail server, or stores mails as files in the data folder. */
export const openMail = async ({
  mailServer,
  dataDir,
}: {
  mailServer: MailServer | null;
  dataDir: string;
}): Promise<Mailer> => (mailServer ? openHostedMail(mailServer) : openEmbeddedMail(dataDir));
