import { createServer, type RequestListener } from 'node:http';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { emulatorProject } from './emulator.project.ts';
import { type EmulatorRecord, KeptAccounts } from './kept-accounts.ts';

// The official Auth emulator in its own process, as `firebase emulators:start --only auth` runs it, but without the
// command line tool: that takes 110 MB and writes debug logs. Accounts are on disk before a request that changes them
// is answered.

export type EmulatorReport =
  | { kind: 'ready'; accounts: number }
  | { kind: 'refused'; message: string }
  | { kind: 'mail'; requestType: string; link: string };

type ProjectState = {
  readonly users: ReadonlyMap<string, EmulatorRecord>;
  overwriteUserWithLocalId(id: string, fields: EmulatorRecord): EmulatorRecord;
  updateUserByLocalId(id: string, ...rest: unknown[]): EmulatorRecord;
  deleteUser(user: EmulatorRecord): void;
  deleteAllAccounts(): void;
  createOob(...rest: unknown[]): { requestType: string; oobLink: string };
};
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

function openState(kept: KeptAccounts): ProjectState {
  const { AgentProjectState } = load('./emulator/auth/state.js') as {
    AgentProjectState: new (projectId: string) => ProjectState;
  };
  const changed = new Set<string>();

  class State extends AgentProjectState {
    override updateUserByLocalId(id: string, ...rest: unknown[]) {
      this.#keep([id]);
      return super.updateUserByLocalId(id, ...rest);
    }
    override deleteUser(user: EmulatorRecord) {
      this.#keep([user.localId]);
      super.deleteUser(user);
    }
    override deleteAllAccounts() {
      this.#keep(this.users.keys());
      super.deleteAllAccounts();
    }
    override createOob(...rest: unknown[]) {
      const oob = super.createOob(...rest);
      report({ kind: 'mail', requestType: oob.requestType, link: oob.oobLink });
      return oob;
    }
    /** Saves accounts after the call that changes them, before its answer is sent. */
    #keep(ids: Iterable<string>) {
      if (changed.size === 0) queueMicrotask(() => this.#write());
      for (const id of ids) changed.add(id);
    }
    #write() {
      kept.write([...changed].map((id) => [id, this.users.get(id) ?? null]));
      changed.clear();
    }
  }
  const state = new State(emulatorProject);
  for (const account of kept.read()) {
    state.overwriteUserWithLocalId(account.localId, withoutOwnProviders(account));
  }
  changed.clear();
  return state;
}

/** The emulator derives these two from the account's other fields, and would list them twice. */
const withoutOwnProviders = ({ providerUserInfo, ...account }: EmulatorRecord) => ({
  ...account,
  ...(providerUserInfo && {
    providerUserInfo: providerUserInfo.filter(
      ({ providerId }) => providerId !== 'password' && providerId !== 'phone',
    ),
  }),
});

async function start(): Promise<void> {
  const kept = new KeptAccounts(join(home, 'accounts.sqlite'));
  const server = createServer();
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(Number(port), '127.0.0.1', resolve);
  });
  compileChecksWhenUsed();
  const state = openState(kept);
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
