import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import { freePort } from '../free-port.ts';
import { endOrphan, forgetPid, notePid } from './emulator.orphan.ts';
import { type EmulatorRest, emulatorProject } from './emulator.rest.ts';

const loopback = '127.0.0.1';
const readyTimeoutMs = 90_000;
/** Together with the three seconds of open requests less than six. */
const exitTimeoutMs = 2_000;

export type EmulatorProcess = {
  /** Resolves when the process has ended, for whatever reason. */
  ended: Promise<unknown>;
  /** Ends the process and its group: politely, then not. */
  stop(): Promise<void>;
};

/** Gives the port to serve on: the wanted one if it is free, any when 0. Raises one line when it is taken. */
export async function emulatorPort(wanted: number): Promise<number> {
  if (wanted === 0) return freePort();
  const probe = createServer();
  try {
    await once(probe.listen(wanted, loopback), 'listening');
    return wanted;
  } catch {
    throw new Error(
      `Port ${wanted}, for the Auth emulator, is taken: stop the program that uses it, or set AUTH_EMULATOR_PORT to a free port.`,
    );
  } finally {
    probe.close();
  }
}

/** Ends the emulator that a killed run may have left in this folder. */
export async function endOrphanIn(folder: string, log: Logger): Promise<void> {
  const pid = await endOrphan(pidFile(folder), configFile(folder));
  if (pid !== null) log.warn({ pid }, 'ended an Auth emulator that an earlier run left behind');
}

/**
 * Starts the emulator on a port of 127.0.0.1, with all its files in `folder`, and resolves when it
 * answers. Raises when it ends or stays silent instead, with what it said last.
 */
export async function startEmulator(
  rest: EmulatorRest,
  { folder, port, log }: { folder: string; port: number; log: Logger },
): Promise<EmulatorProcess> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await writeFile(configFile(folder), JSON.stringify(await emulatorConfig(port)));
  const child = spawnEmulator(folder);
  const said = relayOutput(child, log);
  const ended = new Promise((resolve) => child.once('close', resolve).once('error', resolve));
  const stop = async () => {
    await endGroup(child, ended);
    await forgetPid(pidFile(folder));
  };
  if (child.pid !== undefined) await notePid(pidFile(folder), child.pid);
  try {
    await untilReady(rest, ended);
  } catch (error) {
    await stop();
    throw new Error(`The Auth emulator did not start: ${said.join(' | ')}`, { cause: error });
  }
  return { ended, stop };
}

const configFile = (folder: string) => join(folder, 'firebase.json');
const pidFile = (folder: string) => join(folder, 'emulator.pid');

/** The port that the emulator of this folder was started with last; null before the first time. */
export async function configuredPort(folder: string): Promise<number | null> {
  try {
    const text = await readFile(configFile(folder), 'utf8');
    return (JSON.parse(text) as Awaited<ReturnType<typeof emulatorConfig>>).emulators.auth.port;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

async function emulatorConfig(port: number) {
  const helper = async () => ({
    host: loopback,
    port: await freePort([port]),
  });
  return {
    emulators: {
      singleProjectMode: true,
      auth: { host: loopback, port },
      hub: await helper(),
      logging: await helper(),
      ui: { enabled: false },
    },
  };
}

function spawnEmulator(folder: string): ChildProcess {
  const cli = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
  const loadedBefore = ['parent-exit', 'lazy-validation'].flatMap((name) => [
    '--import',
    fileURLToPath(new URL(`./emulator.${name}.ts`, import.meta.url)),
  ]);
  const only = ['emulators:start', '--only', 'auth', '--project', emulatorProject];
  return spawn(
    process.execPath,
    [...loadedBefore, cli, ...only, '--config', configFile(folder), '--non-interactive'],
    {
      cwd: folder,
      // A group of its own: Ctrl-C in the terminal must reach us first, and the group can be ended whole.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
      // Nothing of our environment (secrets, proxies); no update check, no message of the day.
      env: {
        CI: '1',
        NO_UPDATE_NOTIFIER: '1',
        HOME: folder,
        XDG_CONFIG_HOME: folder,
      },
    },
  );
}

/** Passes the child's lines to our log; gives the last few, kept up to date. */
function relayOutput(child: ChildProcess, log: Logger): string[] {
  const last: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      if (line.trim() === '') return;
      log.debug({ emulator: line }, 'Auth emulator says');
      last.push(line.trim());
      if (last.length > 5) last.shift();
    });
  }
  return last;
}

async function untilReady(rest: EmulatorRest, ended: Promise<unknown>): Promise<void> {
  let over = false;
  ended.then(() => {
    over = true;
  });
  const deadline = Date.now() + readyTimeoutMs;
  while (!(await rest.ready())) {
    if (over) throw new Error('its process ended');
    if (Date.now() > deadline) throw new Error(`no answer within ${readyTimeoutMs / 1000} seconds`);
    await sleep(100);
  }
}

async function endGroup(child: ChildProcess, ended: Promise<unknown>): Promise<void> {
  const { pid } = child;
  if (pid === undefined) return;
  const signal = (name: NodeJS.Signals) => {
    try {
      process.kill(-pid, name);
    } catch {
      // the process group has ended, which is the aim
    }
  };
  signal('SIGTERM');
  const inTime = await Promise.race([ended.then(() => true), sleep(exitTimeoutMs, false)]);
  // Whatever the leader has left in its group goes too.
  signal('SIGKILL');
  if (!inTime) await ended;
}
