import type { Connection } from 'mongoose';
import { ConfigError } from '../../config/check-environment.ts';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';

const renewEveryMs = 5_000;
/** An owner that hasn't renewed for this long has crashed. */
const expiresAfterMs = 20_000;

type Owner = { _id: string; sandbox: string; expiresAt: Date };

/**
 * Reserves a database for one card sandbox, so that no process takes payments unknown to another one's sandbox. A
 * sandbox is identified by its ledger: after a crash the same one is let in at once.
 * @param sandbox names the ledger
 * @returns a function that releases the database
 * @throws ConfigError while another sandbox is in use; MongoError when the database does not answer. A later failure to
 *   renew goes to `onFault`
 */
export async function reserveForSandbox(
  connection: Connection,
  sandbox: string,
  onFault: (error: unknown) => void,
): Promise<() => Promise<void>> {
  const owners = connection.collection<Owner>('card-sandboxes');
  const reserve = async () => {
    const now = Date.now();
    const free = { $or: [{ sandbox }, { expiresAt: { $lt: new Date(now) } }] };
    const owner = { sandbox, expiresAt: new Date(now + expiresAfterMs) };
    try {
      await owners.updateOne({ _id: 'owner', ...free }, { $set: owner }, { upsert: true });
    } catch (error) {
      if (isDuplicateKey(error)) throw inUse();
      throw error;
    }
  };
  await reserve();
  const timer = setInterval(() => void reserve().catch(onFault), renewEveryMs).unref();
  return async () => {
    clearInterval(timer);
    // The shop also stops if the database doesn't answer: the reservation then expires.
    await owners.deleteOne({ _id: 'owner', sandbox }).catch(onFault);
  };
}

const inUse = () =>
  new ConfigError(
    'STRIPE_SECRET_KEY: is missing, and another process uses this database with a card sandbox of its own, whose payments this one would not know; stop that process (one that crashed counts for 20 s), or give all of them the keys of one Stripe account',
  );
