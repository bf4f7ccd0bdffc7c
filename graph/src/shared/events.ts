import type { Change } from '@fitness-zone/contract/changes.ts';
import { clockToleranceMs } from './clock-tolerance.ts';

/** Receives each change as it happens; null if some were lost. */
export type Listener = (change: Change | null) => void;

/** Recent changes of this process and of others that share the database. */
export type Events = {
  publish(change: Change): void;
  /**
   * Calls back with every change from now on.
   * @returns a function that stops it
   */
  listen(call: Listener): () => void;
  /**
   * Calls back with every change that this process publishes, for follow-up work such as notifications and mails, which
   * only the writing process does.
   */
  listenToOwn(call: (change: Change) => void): () => void;
  /** A cursor for `since`: the moment until which this process has received every change. Valid in any process. */
  cursor(): string;
  /**
   * Changes since shortly before a cursor's moment. Some may be repeated, but none is missing. Null if this process
   * doesn't have all of them.
   */
  since(cursor: string): Change[] | null;
  /** Whether other processes write to the same database. */
  isShared: boolean;
  /** False if the other processes have been silent for two seconds. */
  isCurrent(): boolean;
};

/** Other processes' changes from before this one started, complete since a moment. */
export type RecordedChanges = { since: number; changes: { at: number; change: Change }[] };

/** Carries changes between the processes of one shop. */
export type ChangeRelay = {
  send(change: Change): void;
  /** Calls back with the changes that other processes sent. */
  receive(call: Listener): void;
  /** The moment until which everything that others sent has arrived. */
  receivedUntil(): number;
};

/** A relay reports silence at least once a second. */
const maxSilenceMs = 2_000;

/** Milliseconds for which a change is kept. */
export const changeRetentionMs = 10 * 60_000;
/** Maximum number of changes kept. */
export const maxRecentChanges = 5000;

type Clock = () => number;

/**
 * The log of recent changes; without a relay, this is the only process.
 * @param recorded earlier changes; without them, none before this moment are known
 */
export function createEvents(
  relay: ChangeRelay | null = null,
  recorded: RecordedChanges | null = null,
  now: Clock = Date.now,
): Events {
  const listeners = new Set<Listener>();
  const ownListeners = new Set<(change: Change) => void>();
  const log = [...(recorded?.changes ?? [])];
  let completeSince = recorded?.since ?? now();

  function take(change: Change | null): void {
    if (change) log.push({ at: now(), change });
    else completeSince = now();
    while (log[0] && (log.length > maxRecentChanges || log[0].at < now() - changeRetentionMs)) {
      completeSince = Math.max(completeSince, log.shift()?.at ?? 0);
    }
    for (const call of listeners) call(change);
  }

  relay?.receive(take);
  return {
    publish(change) {
      take(change);
      relay?.send(change);
      for (const call of ownListeners) call(change);
    },
    listen(call) {
      listeners.add(call);
      return () => listeners.delete(call);
    },
    listenToOwn(call) {
      ownListeners.add(call);
      return () => ownListeners.delete(call);
    },
    cursor: () => String(Math.min(now(), relay?.receivedUntil() ?? Number.POSITIVE_INFINITY)),
    since(cursor) {
      const moment = Number(cursor) - (relay ? clockToleranceMs : 0);
      const known = Number.isFinite(moment) && moment >= completeSince;
      return known
        ? log.filter(({ at }) => at >= moment - clockToleranceMs).map(({ change }) => change)
        : null;
    },
    isShared: relay !== null,
    isCurrent: () => relay === null || now() - relay.receivedUntil() <= maxSilenceMs,
  };
}
