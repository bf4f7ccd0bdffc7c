import { outboxesOf } from '@fitness-zone/contract/changes.ts';
import { Types } from 'mongoose';
import { unfollowedCollection } from '../../../adapters/database/unfollowed-collection.ts';
import { followChanges } from '../../../shared/follow-changes.ts';
import { Refusal } from '../../../shared/refusals/refusal.ts';
import {
  type Deliveries,
  type DeliveryServices,
  deliverOutbox,
  leaseMs,
  type OutboxModel,
  oneAfterTheOther,
  outboxModels,
} from './deliver-outbox.service.ts';

const everyMs = 10_000;
const batchSize = 100;

/**
 * Delivers outboxes: a record's as soon as this process has published its change, and every ten seconds those of killed
 * processes. One process takes each of these.
 */
export function startOutboxDeliverer(services: DeliveryServices) {
  const own = { underWay: new Set<string>(), inTurn: oneAfterTheOther() };
  return followChanges(services.events, {
    onOwn: (change, signal) =>
      outboxesOf(change).map(({ model, id }) =>
        deliverOutbox(services, model, new Types.ObjectId(id), { signal, ...own }),
      ),
    sweep: (signal) => deliverDue(services, new Date(services.now()), { signal, ...own }),
    everyMs,
    onFault: (err) => services.log.error({ err }, 'could not notify'),
  });
}

/** Delivers due outboxes. One that fails again waits without delaying others. */
export async function deliverDue(
  services: DeliveryServices,
  now: Date,
  deliveries: Deliveries = { underWay: new Set() },
): Promise<void> {
  const { signal } = deliveries;
  const once = { ...services, searches: untilDown(services.searches) };
  for (const model of outboxModels) {
    let found = batchSize;
    while (found === batchSize && !signal?.aborted) {
      const ids = await dueRecords(services, model, now);
      found = ids.length;
      for (const id of ids) {
        if (signal?.aborted) return;
        if (await lease(services, model, id, now)) {
          await deliverOutbox(once, model, id, deliveries);
        }
      }
    }
  }
}

/** Stops asking the search engine once it is down, since each of many products would wait for the timeout. */
function untilDown(searches: DeliveryServices['searches']): DeliveryServices['searches'] {
  let down: Refusal | null = null;
  return {
    ...searches,
    async meets(...asked) {
      if (down) throw down;
      try {
        return await searches.meets(...asked);
      } catch (error) {
        if (error instanceof Refusal) down = error;
        throw error;
      }
    },
  };
}

/** A model's records with due outboxes, the oldest first. */
async function dueRecords(
  services: Pick<DeliveryServices, 'models'>,
  model: OutboxModel,
  now: Date,
): Promise<Types.ObjectId[]> {
  const due = unfollowedCollection(services.models[model]).find(
    { outboxDueAt: { $lte: now } },
    { projection: { _id: 1 }, sort: { outboxDueAt: 1 }, limit: batchSize },
  );
  return (await due.toArray()).map(({ _id }) => _id);
}

/** Takes a due outbox, unless another process has. */
async function lease(
  { models }: Pick<DeliveryServices, 'models'>,
  model: OutboxModel,
  _id: Types.ObjectId,
  now: Date,
): Promise<boolean> {
  const { modifiedCount } = await unfollowedCollection(models[model]).updateOne(
    { _id, outboxDueAt: { $lte: now } },
    { $set: { outboxDueAt: new Date(now.getTime() + leaseMs) } },
  );
  return modifiedCount === 1;
}
