import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Clock ticks a second in /proc, the same on every Linux that Node runs on. */
const ticksPerSecond = 100;

/** Microseconds of CPU time that a process has used, in all its threads, without its children (proc(5)). */
export function cpuOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name, which may contain spaces, ends with the last parenthesis; the fields behind it begin with the third.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1e6;
}

/** Megabytes of memory that a process holds, or the most that it has held (VmHWM). */
export function memoryOf(pid: number, what: 'VmRSS' | 'VmHWM' = 'VmRSS'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1024;
}

/** Starts a module of this folder in its own process and passes its settings as JSON. */
export function startModule(file: string, settings: object): ChildProcess {
  const path = fileURLToPath(new URL(file, import.meta.url));
  return spawn(process.execPath, [path, JSON.stringify(settings)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
}

/**
 * The next message that a process sends.
 * @throws when it ends without one
 */
export async function messageOf<Message>(child: ChildProcess): Promise<Message> {
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`a process of the benchmark ended with ${code}`);
  });
  const [message] = await Promise.race([once(child, 'message'), ended]);
  return message as Message;
}

// A child process of a benchmark doesn't outlive it.
process.once('disconnect', () => process.exit());

export const ownProcess = {
  settings: <Settings>() => JSON.parse(process.argv[2] ?? '{}') as Settings,
  send: (message: object) => process.send?.(message),
};
