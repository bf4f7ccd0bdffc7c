import { cancelAnswerMs, objectionMs } from '@fitness-zone/contract/dealing/order-states.ts';
import type { OrderActor, OrderEventKind } from '@fitness-zone/contract/enums.ts';
import type { NotificationFacts } from '@fitness-zone/contract/notifications/kinds.ts';
import type { Price } from '@fitness-zone/contract/payments/money.ts';
import { zoneName } from '@fitness-zone/contract/time/zone-name.ts';
import type { Types } from 'mongoose';
import type { OrderRecord, PickUpSide } from '../../orders/order.model.ts';
import { adminIds, type RecipientServices } from './admins-and-blocks.queries.ts';
import { type Draft, draftOf, type NamedEntry, unknownEntry } from './draft.rules.ts';

/** Recipients of an entry of an order's outbox. */
export async function draftsOfOrder(
  services: RecipientServices,
  order: OrderRecord,
  entry: NamedEntry,
): Promise<Draft[]> {
  const { firstPaymentId: paymentId, productId, buyerId, sellerId } = order;
  const payment = await services.models.Payment.findById(paymentId, { productName: 1 }).lean();
  if (!payment) return [];
  const { productName } = payment;
  const people = { buyer: buyerId, seller: sellerId };
  const accountOf = (by: OrderActor | null | undefined) =>
    by === 'buyer' || by === 'seller' ? people[by] : undefined;
  const pickUp = factsOfPickUp(order, productName, entry);
  if (pickUp) {
    return pickUp.to.map((side) => ({
      ...draftOf(entry, people[side], pickUp.facts, pickUp.by && people[pickUp.by]),
      productId,
      paymentId,
    }));
  }
  if (entry.kind !== 'order-notification') throw unknownEntry(entry);
  const { to, by } = entry;
  const draft = (userId: Types.ObjectId): Draft => {
    const facts = factsOfStep(services, order, entry, {
      productName,
      toBuyer: userId.equals(buyerId),
    });
    const actor = actorOf(facts);
    return {
      ...draftOf(entry, userId, facts, accountOf(by), accountOf(actor)),
      productId,
      paymentId,
    };
  };
  const admins = to.includes('admin') ? await adminIds(services) : [];
  return [
    ...(to.includes('buyer') ? [buyerId] : []),
    ...(to.includes('seller') ? [sellerId] : []),
    ...admins,
  ].map(draft);
}

type OrderEntry = NamedEntry & { kind: 'order-notification' };

/** Facts of the step taken at the entry's time, for one recipient. */
function factsOfStep(
  { config }: RecipientServices,
  order: OrderRecord,
  { notification: kind, at }: OrderEntry,
  { productName, toBuyer }: { productName: string; toBuyer: boolean },
): NotificationFacts {
  const isThen = (one: { at: Date }) => +one.at === +at;
  const byEvent = (name: OrderEventKind): OrderActor | null =>
    order.events.find((event) => event.kind === name && isThen(event))?.by ?? null;
  const about = { productName };
  switch (kind) {
    case 'handed-over': {
      const byCode = order.handOverProof === 'code';
      return { kind, ...about, by: byEvent('hand-over-confirmed'), byCode };
    }
    case 'sale-cancelled':
      return { kind, ...about, toBuyer, by: order.cancellation?.by ?? null };
    case 'partly-refunded':
      return { kind, ...about, toBuyer, price: refundAt(order, at) };
    case 'hand-over-claimed':
      return { kind, ...about, until: momentUntil(+at + objectionMs, config.timeZone) };
    case 'cancellation-requested':
      return { kind, ...about, until: momentUntil(+at + cancelAnswerMs, config.timeZone) };
    case 'cancellation-declined':
      return { kind, ...about, by: byEvent('cancel-declined') };
    case 'problem-reported': {
      const amount = order.problems.find(({ openedAt }) => +openedAt === +at)?.wishedAmount;
      return { kind, ...about, wished: amount ? { amount, currency: order.currency } : null };
    }
    case 'problem-updated':
    case 'problem-closed': {
      const step = order.problems.flatMap(({ steps }) => steps).find(isThen);
      const by = step?.by ?? null;
      if (kind === 'problem-closed') return { kind, ...about, by };
      const amount = step?.amount;
      const price = amount ? { amount, currency: order.currency } : null;
      return { kind, ...about, by, step: step?.kind ?? null, price };
    }
    default:
      return { kind, ...about };
  }
}

/** The side whose name the shop shows. */
function actorOf(facts: NotificationFacts): OrderActor | null {
  if ('by' in facts) return facts.by;
  switch (facts.kind) {
    case 'hand-over-claimed':
      return 'seller';
    case 'problem-reported':
    case 'hand-over-objected':
    case 'cancellation-requested':
    case 'partly-refunded':
      return 'buyer';
    default:
      return null;
  }
}

/** The refund that the problem ended with at this time. */
function refundAt({ _id, problems, currency }: OrderRecord, at: Date): Price {
  const amount = problems.find(({ closedAt }) => closedAt && +closedAt === +at)?.refundAmount;
  if (!amount) throw new Error(`Order ${_id} has no refund of ${at.toISOString()}`);
  return { amount, currency };
}

/** Notifications about a pick-up, without the place; null for other entries. */
function factsOfPickUp(
  { pickUp }: OrderRecord,
  productName: string,
  entry: NamedEntry,
): { facts: NotificationFacts; to: readonly PickUpSide[]; by?: PickUpSide } | null {
  const { agreed } = pickUp ?? {};
  switch (entry.kind) {
    case 'pick-up-proposed':
    case 'pick-up-arrived': {
      const to = [entry.by === 'buyer' ? 'seller' : 'buyer'] as const;
      return { facts: { kind: entry.kind, productName, by: entry.by }, to, by: entry.by };
    }
    case 'pick-up-agreed':
    case 'pick-up-reminder': {
      const both = ['buyer', 'seller'] as const;
      const to = both.filter((side) => entry.kind === 'pick-up-reminder' || side !== entry.by);
      // An agreement can be replaced, not removed.
      if (!agreed) throw unknownEntry(entry);
      const about = { productName, when: timeAt(agreed) };
      return entry.kind === 'pick-up-agreed'
        ? { facts: { kind: entry.kind, ...about, by: entry.by }, to, by: entry.by }
        : { facts: { kind: entry.kind, ...about }, to };
    }
    default:
      return null;
  }
}

/** A deadline to the minute, with its time zone: `Wed, Dec 2, 2:00 PM (UTC)`. */
const momentUntil = (end: number, timeZone: string): string =>
  `${timeAt({ at: new Date(end), timeZone })} (${zoneName(timeZone)})`;

/** The day and time at the place, for example `Tue, Dec 1, 6:00 PM`. */
const timeAt = ({ at, timeZone }: { at: Date; timeZone: string }): string =>
  new Intl.DateTimeFormat('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
  }).format(at);
