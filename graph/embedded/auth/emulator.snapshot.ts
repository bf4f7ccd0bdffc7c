import { readFile } from 'node:fs/promises';
import { replaceFile } from './durable-file.ts';
import type { EmulatorRecord, EmulatorRest } from './emulator.rest.ts';

/** Keeps the emulator's accounts, which live in its memory alone, in a file. */
export type Snapshot = {
  /** Puts the kept accounts into a fresh emulator; gives their number. Raises when the file is unreadable. */
  restore(): Promise<number>;
  /** Resolves once a state at least as recent as this call is on disk. Raises before `restore`. */
  persist(): Promise<void>;
  /** The emulator has ended: nothing is saved of the next one before `restore` has filled it. */
  suspend(): void;
};

/**
 * The file holds what the emulator holds, and the emulator keeps passwords in plain text: it is made for
 * development, and its file is readable by its owner only.
 */
export function accountSnapshot(rest: EmulatorRest, path: string): Snapshot {
  let written = '';
  let filled = false;
  let running: Promise<void> = Promise.resolve();
  let queued: Promise<void> | null = null;

  async function write(): Promise<void> {
    const text = serialize(await rest.exportAccounts());
    if (!filled)
      throw new Error('The accounts are not restored yet: an empty emulator is not kept.');
    if (text === written) return;
    await replaceFile(path, text);
    written = text;
  }

  return {
    async restore() {
      const kept = await readKept(path);
      if (kept.length > 0) await rest.importAccounts(kept);
      written = '';
      filled = true;
      return kept.length;
    },
    suspend() {
      filled = false;
    },
    // A write that has begun may have read the accounts too early for this caller, but all callers that
    // come while it runs share the one after it.
    persist() {
      queued ??= running
        .catch(() => undefined) // reported to the one who asked for it
        .then(() => {
          queued = null;
          running = write();
          return running;
        });
      return queued;
    },
  };
}

const serialize = (users: EmulatorRecord[]) => `${JSON.stringify({ users })}\n`;

async function readKept(path: string): Promise<EmulatorRecord[]> {
  let text: string;
  try {
    text = await readFile(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  try {
    const { users } = JSON.parse(text) as { users: EmulatorRecord[] };
    if (Array.isArray(users)) return users;
  } catch {
    // reported below with its remedy
  }
  throw new Error(
    `${path} is damaged: put a backup in its place, or remove it; accounts are then remade from the database, without passwords.`,
  );
}
