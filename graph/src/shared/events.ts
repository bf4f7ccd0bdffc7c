import { EventEmitter, on } from 'node:events';

/** A fact that open pages may want to know; it names records, never carries them. */
export type Change =
  | { kind: 'product'; productId: string }
  | { kind: 'category'; categoryId: string }
  | { kind: 'user'; userId: string }
  | { kind: 'user-deleted'; userId: string };

/** Publishes changes to this process's subscribers. */
export type Events = {
  publish(change: Change): void;
  subscribe(signal: AbortSignal): AsyncIterable<Change>;
};

export function createEvents(): Events {
  const emitter = new EventEmitter().setMaxListeners(0);
  return {
    publish: (change) => void emitter.emit('change', change),
    async *subscribe(signal) {
      for await (const [change] of on(emitter, 'change', { signal })) yield change as Change;
    },
  };
}
