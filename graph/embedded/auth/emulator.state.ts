import { createRequire } from 'node:module';
import { emulatorProject } from './emulator.project.ts';
import type { EmulatorRecord, StoredAccounts } from './stored-accounts.ts';

/** The times are in epoch milliseconds and seconds. */
type NewAccount = { lastLoginAt?: string; validSince?: string };
type Mail = { requestType: string; oobLink: string };
type ProjectState = {
  readonly users: ReadonlyMap<string, EmulatorRecord>;
  overwriteUserWithLocalId(id: string, fields: EmulatorRecord): EmulatorRecord;
  updateUserByLocalId(id: string, ...rest: unknown[]): EmulatorRecord;
  deleteUser(user: EmulatorRecord): void;
  deleteAllAccounts(): void;
  createUserWithLocalId(id: string, fields: NewAccount): EmulatorRecord | undefined;
  createOob(...rest: unknown[]): Mail;
};
const load = createRequire(createRequire(import.meta.url).resolve('firebase-tools'));

/**
 * Opens the emulator's accounts, which are saved with each call that changes them.
 * @param onMail is called with each mail that the emulator would send
 */
export function openState(kept: StoredAccounts, onMail: (mail: Mail) => void): ProjectState {
  const { AgentProjectState } = load('./emulator/auth/state.js') as {
    AgentProjectState: new (projectId: string) => ProjectState;
  };
  const changed = new Set<string>();

  class State extends AgentProjectState {
    override updateUserByLocalId(id: string, ...rest: unknown[]) {
      this.#keep([id]);
      return super.updateUserByLocalId(id, ...rest);
    }
    /**
     * The emulator notes the sign-up before the password. If a second ended between them, the token of the sign-up
     * would be older than the password, and void.
     */
    override createUserWithLocalId(id: string, { lastLoginAt, ...fields }: NewAccount) {
      const { validSince = 0 } = fields;
      const signedInAt = Math.max(Number(lastLoginAt), Number(validSince) * 1_000);
      const account = lastLoginAt ? { ...fields, lastLoginAt: String(signedInAt) } : fields;
      return super.createUserWithLocalId(id, account);
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
      onMail(oob);
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
