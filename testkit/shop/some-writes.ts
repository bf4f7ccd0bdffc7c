import type { Writes } from '../../graph/src/adapters/database/writes.ts';
import type { Write } from '../../graph/src/shared/versions.ts';

/**
 * The writes of a process without a database: `write` makes one of its own; `told` fills up with what other
 * processes are said to have written, and "anything" where that is not known.
 */
export function someWrites() {
  const listeners: Parameters<Writes['listen']>[0][] = [];
  const tell = (write: Write, by: 'this process' | 'another process') => {
    for (const call of listeners) call(write, by);
  };
  const told: (Write | 'anything')[] = [];
  return {
    told,
    write: (write: Write = { collection: 'products', ids: null }) => tell(write, 'this process'),
    writes: {
      listen: (call: (typeof listeners)[number]) => void listeners.push(call),
      tellOther(write?: Write) {
        told.push(write ?? 'anything');
        if (write) tell(write, 'another process');
      },
    },
  };
}
