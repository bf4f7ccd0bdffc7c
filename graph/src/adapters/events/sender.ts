import type { Change } from '@fitness-zone/contract/changes.ts';
import type { Versions, Write } from '../../shared/versions.ts';
import type { Message } from './relay.ts';

/** What is written within this time is told at once, with the change that follows it. */
const gatherMs = 10;
const maxIds = 500;

type Options = {
  processId: string;
  versions: Versions;
  send: (message: Message) => void;
};

/**
 * Tells the other processes what this one writes and which changes it publishes: each change together
 * with the writes before it, so that whoever hears of it does not find what was kept before.
 */
export function createSender({ processId, versions, send }: Options) {
  let written = new Map<string, Set<string> | null>();
  let told = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function tell(change: Change | null): void {
    clearTimeout(timer);
    timer = undefined;
    const writes = [...written].map(([collection, ids]) => ({
      collection,
      ids: ids && ids.size <= maxIds ? [...ids] : null,
    }));
    written = new Map();
    send({ origin: processId, change, after: told, sequence: versions.written, writes });
    told = versions.written;
  }

  return {
    /** Counts a write of this process, and tells of it soon. */
    wrote({ collection, ids }: Write): void {
      versions.countOwn();
      const known = written.get(collection);
      if (ids === null || known === null) written.set(collection, null);
      else written.set(collection, new Set([...(known ?? []), ...ids]));
      timer ??= setTimeout(() => tell(null), gatherMs);
    },
    publish: (change: Change): void => tell(change),
    /** Tells what is left. */
    close(): void {
      if (timer) tell(null);
    },
  };
}
