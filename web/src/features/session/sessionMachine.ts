/** The session's current activity. Screens wait in each phase but `idle`. */
export type SessionPhase =
  | 'idle'
  | 'restoring'
  | 'acting'
  | 'exchanging'
  | 'replacing'
  | 'signingOut';

/** `known`: the provider has reported the user. `done`: the activity has ended, or the caller says so. */
export type SessionEvent = 'act' | 'exchange' | 'replace' | 'signOut' | 'known' | 'done';

type Transitions = Partial<Record<SessionEvent, SessionPhase>>;

/** The latest activity determines the phase; a phase ignores events that it doesn't list. */
const begins = {
  act: 'acting',
  exchange: 'exchanging',
  replace: 'replacing',
  signOut: 'signingOut',
} satisfies Transitions;

/** `done` ends every phase; `known` also ends those that wait for the provider's report. */
const transitions: Record<SessionPhase, Transitions> = {
  idle: begins,
  restoring: { ...begins, known: 'idle', done: 'idle' },
  acting: { ...begins, known: 'idle', done: 'idle' },
  exchanging: { ...begins, done: 'idle' },
  replacing: { ...begins, done: 'idle' },
  signingOut: { ...begins, done: 'idle' },
};

export type SessionState = {
  loading: boolean;
  /** the account that the token and the cache belong to; null for visitors */
  accountId: string | null;
};

export type SessionMachine = ReturnType<typeof createSessionMachine>;

/** The session's phase and account, for `useSyncExternalStore`. */
export function createSessionMachine(first: { phase: SessionPhase; accountId: string | null }) {
  let { phase } = first;
  let state: SessionState = { loading: phase !== 'idle', accountId: first.accountId };
  const listeners = new Set<() => void>();

  function publish(next: SessionState) {
    if (next.loading === state.loading && next.accountId === state.accountId) return;
    state = next;
    for (const listener of listeners) listener();
  }

  return {
    state: () => state,
    /** Calls back when the state changes; returns a function that unsubscribes. */
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send(event: SessionEvent) {
      phase = transitions[phase][event] ?? phase;
      publish({ ...state, loading: phase !== 'idle' });
    },
    switchTo: (accountId: string | null) => publish({ ...state, accountId }),
  };
}
