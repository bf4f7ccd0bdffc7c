import type { AuditAction, AuditSource } from '@fitness-zone/contract/enums.ts';
import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import type { Shop } from '../../context/shop.ts';
import type { AuditRecord, Decided } from './audit.model.ts';

/** The actor and their network address. */
export type Actor = {
  /** Null for a visitor. */
  actorId: Types.ObjectId | null;
  source: AuditSource;
  /** The network address of the request; null without one. */
  address: string | null;
};

export type AdminAct = {
  action: AuditAction;
  /** The account, category or product of the act. */
  targetId: Types.ObjectId;
  /** For acts that need a reason. */
  reason?: string;
  /** For acts that decide on an order or a report. */
  decided?: Decided;
  by: Actor;
};

export type AuditServices = Pick<Shop, 'events' | 'log' | 'now'> & {
  models: Pick<Shop['models'], 'AuditLog'>;
};

/** The request's signed-in account as the actor. */
export const actorOf = ({ viewer, address }: Pick<Context, 'viewer' | 'address'>): Actor => ({
  actorId: viewer?._id ?? null,
  source: 'request',
  address,
});

/**
 * Records an act in the audit log and in the log, then carries it out. If the entry can't be written, the act isn't
 * carried out. If the act fails afterwards, a second entry says so. A process killed in between leaves an entry without
 * an act, never an act without an entry.
 * @param perform performs the act, such as one conditional update; null if it changed nothing. Call this after all
 * checks that could refuse the act.
 * @returns the result of `perform`
 */
export async function recordAdminAct<Done>(
  services: AuditServices,
  act: AdminAct,
  perform: () => Promise<Done>,
): Promise<Done> {
  const entry = await write(services, act);
  try {
    const done = await perform();
    if (done === null) await writeFailure(services, act, entry);
    return done;
  } catch (error) {
    await writeFailure(services, act, entry);
    throw error;
  } finally {
    // Publishing earlier would let pages read the entry with an account that is about to be deleted.
    publish(services, entry);
  }
}

async function write(
  { models, log, now }: AuditServices,
  { action, targetId, reason, decided, by: { actorId, source, address } }: AdminAct,
  failedEntryId?: Types.ObjectId,
): Promise<AuditRecord> {
  const entry = await models.AuditLog.insert({
    action,
    source,
    targetId,
    createdAt: new Date(now()),
    ...(reason !== undefined && { reason }),
    ...(decided && { decided }),
    ...(actorId && { actorId }),
    ...(address && { address }),
    ...(failedEntryId && { failedEntryId }),
  });
  const line = { action, actor: actorId, target: targetId, source, auditEntry: entry._id };
  log.info(failedEntryId ? { ...line, failedEntry: failedEntryId } : line, 'admin act');
  return entry;
}

const publish = ({ events }: Pick<AuditServices, 'events'>, { _id }: AuditRecord): void =>
  events.publish({ kind: 'audit', entryId: _id.toHexString() });

/** The caller gets the act's own error. */
async function writeFailure(
  services: AuditServices,
  act: AdminAct,
  { _id }: AuditRecord,
): Promise<void> {
  try {
    publish(services, await write(services, act, _id));
  } catch (error) {
    services.log.error({ err: error, auditEntry: _id }, 'could not record that an act failed');
  }
}
