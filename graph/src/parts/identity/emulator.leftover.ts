import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const GONE_WITHIN_MS = 5_000;

/** Notes the emulator's process id, for the next start to find should this process die before it. */
export const notePid = (path: string, pid: number) => writeFile(path, `${pid}\n`, { mode: 0o600 });

/** Forgets the noted process, once it has ended. */
export const forgetPid = (path: string) => rm(path, { force: true });

/**
 * Ends an emulator that an earlier run left behind; gives its process id, or null when there was none.
 * The noted id may meanwhile belong to a stranger, so it is believed only if the process's command line
 * carries `mark`, a text that only our emulator for this data folder has.
 */
export async function endLeftover(path: string, mark: string): Promise<number | null> {
  const pid = Number(await readFile(path, 'utf8').catch(() => ''));
  if (!Number.isInteger(pid) || pid <= 1 || !(await commandLine(pid)).includes(mark)) {
    await forgetPid(path);
    return null;
  }
  kill(pid);
  const deadline = Date.now() + GONE_WITHIN_MS;
  while ((await commandLine(pid)).includes(mark)) {
    if (Date.now() > deadline)
      throw new Error(
        `Process ${pid}, an Auth emulator of an earlier run, does not end: end it by hand.`,
      );
    await sleep(50);
  }
  await forgetPid(path);
  return pid;
}

/** The emulator keeps nothing that a polite end would save: its accounts are in our snapshot. */
function kill(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Gives a process's command line, or '' when there is no such process. */
async function commandLine(pid: number): Promise<string> {
  if (process.platform === 'linux')
    return readFile(`/proc/${pid}/cmdline`, 'utf8').then(
      (line) => line.replaceAll('\0', ' '),
      () => '',
    );
  return promisify(execFile)('ps', ['-o', 'command=', '-p', `${pid}`]).then(
    ({ stdout }) => stdout,
    () => '',
  );
}
