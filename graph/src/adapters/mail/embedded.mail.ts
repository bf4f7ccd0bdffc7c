import { access, constants } from 'node:fs/promises';
import { join } from 'node:path';
import { storeMailFiles } from '../../../embedded/mail/mail-files.ts';
import type { Mailer } from './mail.ts';

/** Stores mails as files in the data folder, where people can read them. */
export function openEmbeddedMail(dataDir: string): Mailer {
  const files = storeMailFiles(join(dataDir, 'mail'));
  return {
    async send({ id, accountId, subject, text, html }) {
      const createdAt = new Date().toISOString();
      await files.write(accountId, { id, subject, text, html, createdAt });
    },
    async kept(accountId) {
      const mails = await files.read(accountId);
      return mails.map(({ id, subject, text, createdAt }) => ({
        id,
        subject,
        text,
        createdAt: new Date(createdAt),
      }));
    },
    removeOf: (accountId) => files.remove(accountId),
    ping: () => access(dataDir, constants.W_OK),
  };
}
