import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Collection, Connection } from 'mongoose';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';

type Lease = { _id: string; holder: string; renewals: number };
type Leases = Collection<Lease>;

const lookEveryMs = 200;
const renewEveryMs = 1_000;
/** A holder that hasn't renewed its lease for this long was killed. */
const lostAfterMs = 8_000;

/**
 * Runs work in one process at a time; others wait for their turn. If the holder is killed, a waiting process takes over
 * its lease. It measures by its own clock how long the lease has stayed the same, so clocks of different machines are
 * never compared. A holder that was only stalled may then still run: the work must be safe to repeat.
 * @throws what the work or the database raises
 */
export async function withLease<Result>(
  { connection, name, onWait }: { connection: Connection; name: string; onWait: () => void },
  work: () => Promise<Result>,
): Promise<Result> {
  const leases = connection.collection<Lease>('leases');
  const holder = randomUUID();
  await acquire(leases, { _id: name, holder, renewals: 0 }, onWait);
  const renewal = setInterval(() => {
    // If the database doesn't answer here, it doesn't answer the work either.
    leases.updateOne({ _id: name, holder }, { $inc: { renewals: 1 } }).catch(() => undefined);
  }, renewEveryMs);
  try {
    return await work();
  } finally {
    clearInterval(renewal);
    await leases.deleteOne({ _id: name, holder });
  }
}

/** Waits until there is no lease, or its holder is gone. */
async function acquire(leases: Leases, own: Lease, onWait: () => void): Promise<void> {
  let [seen, seenAt] = ['', 0];
  for (;;) {
    const lease = await leases.findOne({ _id: own._id });
    const state = JSON.stringify([lease?.holder, lease?.renewals]);
    const isLost = state === seen && performance.now() - seenAt > lostAfterMs;
    const isOurs = lease
      ? isLost && (await takeOver(leases, lease, own))
      : await isFirst(leases, own);
    if (isOurs) return;
    if (lease && state !== seen) {
      if (seen === '') onWait();
      [seen, seenAt] = [state, performance.now()];
    }
    await sleep(lookEveryMs);
  }
}

async function isFirst(leases: Leases, own: Lease): Promise<boolean> {
  try {
    await leases.insertOne(own);
    return true;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

async function takeOver(leases: Leases, lost: Lease, { holder }: Lease): Promise<boolean> {
  const { modifiedCount } = await leases.updateOne(lost, { $set: { holder, renewals: 0 } });
  return modifiedCount === 1;
}
