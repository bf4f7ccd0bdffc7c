import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { emulatorProject } from './emulator.project.ts';
import { openState } from './emulator.state.ts';
import { StoredAccounts } from './stored-accounts.ts';

// The official Auth emulator in its own process, as `firebase emulators:start --only auth` runs it, but without the
// command line tool: that takes 110 MB and writes debug logs. Accounts are on disk before a request that changes them
// is answered.

export type EmulatorReport =
  | { kind: 'ready'; accounts: number }
  | { kind: 'refused'; message: string }
  | { kind: 'mail'; requestType: string; link: string };

type Exegesis = { compileApi(api: unknown, options: object, ...rest: unknown[]): unknown };

const [home = '', port = ''] = process.argv.slice(2);
const report = (message: EmulatorReport) => process.send?.(message);
const load = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));

/** Compiles a parameter's check at its first use, since compiling all takes seconds. */
function compileChecksWhenUsed(): void {
  const exegesis: Exegesis = createRequire(load.resolve('exegesis-express'))('exegesis');
  const { compileApi } = exegesis;
  exegesis.compileApi = (api, options, ...rest) =>
    compileApi(api, { ...options, lazyCompileValidationSchemas: true }, ...rest);
}

async function start(): Promise<void> {
  const kept = new StoredAccounts(join(home, 'accounts.sqlite'));
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(Number(port), '127.0.0.1', resolve);
  });
  compileChecksWhenUsed();
  const state = openState(kept, ({ requestType, oobLink: link }) =>
    report({ kind: 'mail', requestType, link }),
  );
  const { createApp } = load('./emulator/auth/server.js') as {
    createApp(project: string, mode: number, states: Map<string, object>): Promise<RequestListener>;
  };
  server.on('request', await createApp(emulatorProject, 0, new Map([[emulatorProject, state]])));
  report({ kind: 'ready', accounts: state.users.size });
}

// Ends with its parent, not on Ctrl+C, which reaches both.
process.once('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
try {
  await start();
} catch (error) {
  const { code, message } = error as Error & { code?: string };
  const taken = `Port ${port}, for the Auth emulator, is taken: stop the program that uses it, or set AUTH_EMULATOR_PORT to a free port.`;
  process.send?.({ kind: 'refused', message: code === 'EADDRINUSE' ? taken : message }, () =>
    process.exit(1),
  );
}
