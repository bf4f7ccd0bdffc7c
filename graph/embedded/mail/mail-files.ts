import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

type MailFile = { id: string; subject: string; text: string; html: string; createdAt: string };

const mostKept = 100;
const hexId = /^[0-9a-f]{24}$/;

/**
 * Stores mails as files, in a folder per account. A mail with the same id replaces the former one; each account's
 * newest hundred are kept.
 * @param folder is created if missing, private to the process's user
 */
export function storeMailFiles(folder: string) {
  const folderOf = (accountId: string) => {
    if (!hexId.test(accountId)) throw new RangeError('an account has an id of 24 digits');
    return join(folder, accountId);
  };
  return {
    async write(accountId: string, mail: MailFile): Promise<void> {
      if (!hexId.test(mail.id)) throw new RangeError('a mail has an id of 24 digits');
      const own = folderOf(accountId);
      await mkdir(own, { recursive: true, mode: 0o700 });
      const file = join(own, `${mail.id}.json`);
      // Writes to another file first, so that a crash leaves a whole mail or none.
      await writeFile(`${file}.part`, JSON.stringify(mail, null, 1), { mode: 0o600 });
      await rename(`${file}.part`, file);
      const oldest = (await namesIn(own)).slice(mostKept);
      await Promise.all(oldest.map((name) => rm(join(own, name), { force: true })));
    },
    /** An account's mails, newest first. */
    async read(accountId: string): Promise<MailFile[]> {
      const own = folderOf(accountId);
      const names = await namesIn(own);
      return Promise.all(
        names.map(
          async (name): Promise<MailFile> => JSON.parse(await readFile(join(own, name), 'utf8')),
        ),
      );
    },
    async remove(accountId: string): Promise<void> {
      await rm(folderOf(accountId), { recursive: true, force: true });
    },
  };
}

/** The files of a folder by name, newest first; empty without the folder. */
async function namesIn(folder: string): Promise<string[]> {
  try {
    const names = await readdir(folder);
    return names
      .filter((name) => name.endsWith('.json'))
      .sort()
      .reverse();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
