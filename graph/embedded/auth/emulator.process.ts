import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createRequire, getCompileCacheDir } from 'node:module';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Logger } from 'pino';
import type { EmulatorReport } from './emulator.program.ts';

const program = fileURLToPath(new URL('./emulator.program.ts', import.meta.url));
const exitTimeoutMs = 2_000;

export type EmulatorProcess = {
  /** Resolves when the process has ended, for any reason. */
  ended: Promise<unknown>;
  stop(): Promise<void>;
};

/**
 * Makes sure that the emulator's package is installed; a production install leaves it out.
 * @throws an error that says what to do
 */
export function requireEmulatorPackage(): void {
  try {
    createRequire(import.meta.url).resolve('firebase-tools');
  } catch {
    throw new Error(
      'The Auth emulator (npm package firebase-tools) is not installed: set the FIREBASE_* variables, or install it with npm ci, without --omit=dev.',
    );
  }
}

/**
 * Starts the emulator on a port of 127.0.0.1 with its accounts in `home`.
 * @returns once it answers
 * @throws its own reason for not starting, in one line
 */
export async function startEmulator(
  { home, port }: { home: string; port: number },
  log: Logger,
): Promise<EmulatorProcess> {
  const compileCache = getCompileCacheDir();
  const child = fork(program, [home, `${port}`], {
    cwd: home,
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Its garbage is short-lived; a larger young generation would only hold memory.
    execArgv: ['--max-semi-space-size=4'],
    // Passes no other variables (secrets, proxies), and hides the user's Firebase settings.
    env: {
      HOME: home,
      XDG_CONFIG_HOME: home,
      ...(compileCache && { NODE_COMPILE_CACHE: dirname(compileCache) }),
    },
  });
  const said = relayOutput(child, log);
  const ended = new Promise((resolve) => child.once('exit', resolve).once('error', resolve));
  const stop = async () => {
    // Disconnecting tells it to end; acknowledged changes are on disk by then.
    if (child.connected) child.disconnect();
    const inTime = await Promise.race([
      ended.then(() => true),
      sleep(exitTimeoutMs, false, { ref: false }),
    ]);
    if (!inTime) child.kill('SIGKILL');
    await ended;
  };
  const started = await Promise.race([firstReport(child), ended.then(() => null)]);
  if (started?.kind !== 'ready') {
    await stop();
    throw new Error(started?.message ?? `The Auth emulator did not start: ${said.join(' | ')}`);
  }
  log.info({ accounts: started.accounts }, 'the Auth emulator is up');
  child.on('message', (report: EmulatorReport) => {
    if (report.kind !== 'mail') return;
    const { requestType, link } = report;
    log.info({ requestType, link }, 'a mail that the Auth emulator would have sent');
  });
  return { ended, stop };
}

async function firstReport(child: ChildProcess) {
  const [report] = (await once(child, 'message')) as [Exclude<EmulatorReport, { kind: 'mail' }>];
  return report;
}

/** Passes the child's lines to our log; returns its last few lines, kept up to date. */
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
