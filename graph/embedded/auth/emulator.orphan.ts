import { execFile } from 'node:child_process';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';

const exitTimeoutMs = 5_000;

/** Notes the emulator's process id and its parent's, for the next start to find should the parent die first. */
export const notePid = (path: string, pid: number, parent = process.pid) =>
  writeFile(path, `${pid} ${parent}\n`, { mode: 0o600 });

/** Forgets the noted process, once it has ended. */
export const forgetPid = (path: string) => rm(path, { force: true });

/**
 * Ends an emulator that an earlier run left behind; gives its process id, or null when there was none.
 * The noted id may meanwhile belong to an unrelated process, so it is used only if the process's command line
 * carries `mark`, a text that only our emulator for this data folder has. Raises one line when the
 * process that started it still runs.
 */
export async function endOrphan(path: string, mark: string): Promise<number | null> {
  const [pid = 0, owner = 0] = (await readFile(path, 'utf8').catch(() => ''))
    .split(' ')
    .map(Number);
  const ours = async () => {
    const found = pid > 1 ? await lookUp(pid) : null;
    return found?.command.includes(mark) ? found : null;
  };
  const emulator = await ours();
  if (emulator) {
    // An orphan has another parent than the one that started it.
    if (emulator.parent === owner && owner !== process.pid)
      throw new Error(`Process ${owner} already uses this data folder: stop it, or set DATA_DIR.`);
    kill(pid);
    const deadline = Date.now() + exitTimeoutMs;
    while (await ours()) {
      if (Date.now() > deadline)
        throw new Error(
          `Process ${pid}, an Auth emulator of an earlier run, does not end: end it.`,
        );
      await sleep(50);
    }
  }
  await forgetPid(path);
  return emulator ? pid : null;
}

/** The emulator keeps nothing that a polite end would save: its accounts are in our snapshot. */
function kill(pid: number): void {
  try {
    process.kill(-pid, 'SIGKILL');
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Gives a process's command line and parent, or null when there is no such process. */
async function lookUp(pid: number): Promise<{ command: string; parent: number } | null> {
  try {
    if (process.platform === 'linux') {
      const command = await readFile(`/proc/${pid}/cmdline`, 'utf8');
      const stat = await readFile(`/proc/${pid}/stat`, 'utf8');
      // The name before it may hold anything, parentheses and blanks included.
      const [, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      return { command: command.replaceAll('\0', ' '), parent: Number(parent) };
    }
    const { stdout } = await promisify(execFile)('ps', ['-o', 'ppid=,command=', '-p', `${pid}`]);
    const [, parent, command = ''] = stdout.match(/^\s*(\d+)\s+(.*)/) ?? [];
    return { command, parent: Number(parent) };
  } catch {
    return null;
  }
}
