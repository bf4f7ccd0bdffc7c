import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../graph/embedded/free-port.ts';

type Environment = Record<string, string>;

const scriptAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const main = scriptAt('../../graph/src/main.ts');

/**
 * Runs the shop's own start with only these variables, on free ports, without a terminal and without `.env` in its
 * working folder. Shares this process's compile cache.
 */
async function launch(variables: Environment, command = [main], isOpened = false) {
  const port = await freePort();
  const env: Environment = {
    PORT: `${port}`,
    ...(isOpened && { PUBLIC_URL: `http://127.0.0.1:${port}` }),
    AUTH_EMULATOR_PORT: '0',
    CARD_SANDBOX_PORT: '0',
    SEED: 'false',
    LOG_LEVEL: 'warn',
    ...variables,
  };
  const compileCache = getCompileCacheDir();
  if (compileCache) env.NODE_COMPILE_CACHE = dirname(compileCache);
  // As `npm start` does, since benchmarks measure the memory.
  const child = spawn(process.execPath, ['--max-semi-space-size=8', ...command], {
    env,
    cwd: tmpdir(),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = once(child, 'close') as Promise<[code: number | null, signal: string | null]>;
  return { url: `http://127.0.0.1:${env.PORT}`, child, ended, said: () => said };
}

/** Runs a start that can't succeed; resolves to how it ended and all its output. */
export async function failedStart(variables: Environment, program = main) {
  const { ended, said } = await launch(variables, [program]);
  const [code] = await ended;
  return { code, said: said() };
}

type Program = {
  /** A file with the milliseconds by which the shop's clock is ahead of the computer's, reread at any time. */
  clock?: string;
  /** Whether browsers open it: links back to it then use the address that they know. */
  isOpened?: boolean;
  /** The path of the shop's start program, if it's installed elsewhere. */
  program?: string;
};

/** A shop in a process of its own; resolves when it is ready. */
export async function startShopProcess(
  variables: Environment,
  { clock, isOpened, program = main }: Program = {},
) {
  const command = clock === undefined ? [program] : [scriptAt('moved-clock.process.ts'), clock];
  const { url, child, ended, said } = await launch(variables, command, isOpened);
  let over = false;
  ended.then(() => {
    over = true;
  });
  while (!(await answers(`${url}/readyz`)))
    if (over) throw new Error(`The shop did not start: ${said()}`);
  const config = await fetch(`${url}/config.json`);
  const { firebase } = (await config.json()) as { firebase: { emulatorUrl: string } };
  return {
    url,
    /** The id of the process. */
    pid: child.pid,
    emulatorUrl: firebase.emulatorUrl,
    /** All its output so far. */
    said,
    /** Sends the signal; resolves to the exit code and the signal that ended the process. */
    async end(signal: NodeJS.Signals) {
      child.kill(signal);
      return ended;
    },
  };
}

/** Whether an address answers; waits a moment if not. */
export async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok;
  } catch {
    await new Promise((resolve) => setTimeout(resolve, 50));
    return false;
  }
}
