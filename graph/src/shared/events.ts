import type { Change } from '@fitness-zone/contract/changes.ts';
import { clockToleranceMs } from './clock-tolerance.ts';

/** Takes each change as it happens; null where some went missing on their way here. */
export type Listener = (change: Change | null) => void;

/** Recent changes of this process and of others that share the database. */
export type Events = {
  publish(change: Change): void;
  /** Calls back with every change from now on; gives a function that stops it. */
  listen(call: Listener): () => void;
  /**
   * Calls back with every change that this process publishes, for the work that follows of it: notifications, mails,
   * payments to call off. Other processes leave that to the one that wrote.
   */
  listenToOwn(call: (change: Change) => void): () => void;
  /** Names the moment until which this process has received every change, for `since`. Any process understands it. */
  cursor(): string;
  /**
   * What happened since a cursor's moment, and a little before: changes may come twice, but none is left out. Null if
   * this process doesn't know all of it.
   */
  since(cursor: string): Change[] | null;
  /** Other processes write to the same database. */
  isShared: boolean;
  /** False if nothing was heard of other processes for two seconds. */
  isCurrent(): boolean;
};

/** Changes of the shop's other processes before this one started, complete since a moment. */
export type RecordedChanges = { since: number; changes: { at: number; change: Change }[] };

/** Carries changes between the processes of one shop. */
export type ChangeRelay = {
  send(change: Change): void;
  /** Calls back with the changes that other processes sent. */
  receive(call: Listener): void;
  /** The moment until which all that others sent has come here. */
  receivedUntil(): number;
};

/** A relay says at least once a second that nothing was sent. */
export const maxSilenceMs = 2_000;

/** Milliseconds for which a change is kept. */
export const changeRetentionMs = 10 * 60_000;
/** Maximum number of changes kept. */
export const maxRecentChanges = 5000;

type Clock = () => number;

/**
 * The log of recent changes of this process; without a relay it is the only process.
 * @param recorded what happened before; without it, nothing before this moment is known
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
