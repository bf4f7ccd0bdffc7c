import type { Change } from '@fitness-zone/contract/changes.ts';
import { Types } from 'mongoose';
import Stripe from 'stripe';
import { followChanges } from '../../shared/follow-changes.ts';
import { sharedRunsByKey } from '../../shared/shared-runs.ts';
import { changedOrders, findOrders } from '../orders/orders.loaders.ts';
import { outboxEntry } from '../outbox/outbox.model.ts';
import type { PaymentServices } from '../payments/provider-call.service.ts';
import { checkAccount } from './accounts/check-account.service.ts';
import type { PayoutAccountRecord } from './accounts/payout-account.model.ts';
import { nextReminder } from './accounts/reminder-times.rules.ts';
import { reconcileDaily } from './reconciling/reconcile.service.ts';
import { settlePayout } from './state/settle-payout.service.ts';
import { noteMissedBankPayouts } from './transfers/note-bank-payout.service.ts';

const everyMs = 10_000;
const batchSize = 100;
/** Milliseconds until a failed payout is retried. */
const faultMs = 15 * 60_000;

/**
 * Moves sellers' money: at once after this process has changed an order or a payment, and at intervals for due steps,
 * killed processes and missed events. Several processes may do so at once.
 */
export function startPayoutSweeper(services: PaymentServices) {
  const settleChanged = changedOrders(services.models);
  // An act changes an order and its payment several times.
  const settle = sharedRunsByKey((orderId) =>
    settleEach(services, [{ _id: new Types.ObjectId(orderId) }]),
  );
  return followChanges(services.events, {
    onOwn: (change, signal) => settleAbout(services, change, { settle, signal }),
    sweep: (signal, since) => sweepPayouts(services, since, { signal, settleChanged }),
    everyMs,
    onFault: (err) => services.log.error({ err }, 'a payout sweep failed'),
  });
}

type Follow = { settle: (orderId: string) => Promise<void>; signal: AbortSignal };

/**
 * Settles the payouts that a change concerns. A user's change counts, since the account may be suspended, restored or
 * deleted.
 */
function settleAbout(
  services: PaymentServices,
  change: Change,
  { settle, signal }: Follow,
): Promise<unknown>[] {
  switch (change.kind) {
    case 'order':
      return [settle(change.orderId)];
    case 'payment':
      return [settleOfPayment(services, change.paymentId, settle)];
    case 'user':
    case 'user-deleted':
      return [settleOfSeller(services, new Types.ObjectId(change.userId), signal)];
    default:
      return [];
  }
}

async function settleOfPayment(
  { models }: PaymentServices,
  paymentId: string,
  settle: Follow['settle'],
): Promise<void> {
  for (const { _id } of await findOrders(models, { _id: new Types.ObjectId(paymentId) }))
    await settle(_id.toHexString());
}

type Sweep = { signal?: AbortSignal; settleChanged?: ReturnType<typeof changedOrders> };

/**
 * Takes the due steps.
 * @param since epoch milliseconds of the system clock: also settles changes by others from then on
 */
export async function sweepPayouts(
  services: PaymentServices,
  since: number,
  { signal, settleChanged = changedOrders(services.models) }: Sweep = {},
): Promise<void> {
  const { Payout } = services.models;
  await beginMissed(services, signal);
  await settleChanged(new Date(since), (orders) => settleEach(services, orders, signal));
  const at = new Date(services.now());
  for (let full = true; full && !signal?.aborted; ) {
    const due = await Payout.find({ checkAt: { $lte: at } }, { _id: 1 })
      .sort({ checkAt: 1 })
      .limit(batchSize)
      .lean();
    await settleEach(services, due, signal);
    full = due.length === batchSize;
  }
  await sweepAccounts(services, signal);
  if (services.config.payouts.isOn && !signal?.aborted) await reconcile(services);
}

/** Settles the payouts of some orders. One that fails doesn't delay the others. */
async function settleEach(
  services: PaymentServices,
  orders: readonly { _id: Types.ObjectId }[],
  signal?: AbortSignal,
): Promise<void> {
  for (const { _id } of orders) {
    if (signal?.aborted) return;
    try {
      await settlePayout(services, _id);
    } catch (error) {
      if (signal?.aborted) return;
      services.log.error({ err: error, orderId: _id }, 'a payout could not be settled yet');
      const checkAt = new Date(services.now() + faultMs);
      await services.models.Payout.updateOne({ _id }, { $set: { checkAt } });
    }
  }
}

async function reconcile(services: PaymentServices): Promise<void> {
  try {
    await reconcileDaily(services);
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    services.log.warn({ err: error }, 'the card provider did not give its balance transactions');
  }
}

/** Begins the payouts of orders whose process was killed too early. */
async function beginMissed(services: PaymentServices, signal?: AbortSignal): Promise<void> {
  const { Order, Payout } = services.models;
  const [orderCount, payoutCount] = await Promise.all([
    Order.estimatedDocumentCount(),
    Payout.estimatedDocumentCount(),
  ]);
  let after = Types.ObjectId.createFromTime(0);
  while (payoutCount < orderCount && !signal?.aborted) {
    const orders = await Order.find({ _id: { $gt: after } }, { _id: 1 })
      .sort({ _id: 1 })
      .limit(batchSize)
      .lean();
    const begun = await Payout.find(
      { _id: { $in: orders.map(({ _id }) => _id) } },
      { _id: 1 },
    ).lean();
    const isBegun = new Set(begun.map(({ _id }) => _id.toHexString()));
    const missed = orders.filter(({ _id }) => !isBegun.has(_id.toHexString()));
    await settleEach(services, missed, signal);
    const last = orders.at(-1);
    if (!last || orders.length < batchSize) return;
    after = last._id;
  }
}

/** Settles the payouts of a seller that hold money. */
async function settleOfSeller(
  services: PaymentServices,
  sellerId: Types.ObjectId,
  signal: AbortSignal,
): Promise<void> {
  const held = { sellerId, 'sums.held': { $gt: 0 } };
  await settleEach(services, await services.models.Payout.find(held, { _id: 1 }).lean(), signal);
}

/** Updates accounts from the card provider, and reminds sellers of the set-up. */
async function sweepAccounts(services: PaymentServices, signal?: AbortSignal): Promise<void> {
  const { PayoutAccount } = services.models;
  const at = new Date(services.now());
  const due: PayoutAccountRecord[] = await PayoutAccount.find({ checkAt: { $lte: at } })
    .limit(batchSize)
    .lean();
  for (const account of due) {
    if (signal?.aborted) return;
    try {
      await noteMissedBankPayouts(services, await checkAccount(services, account));
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeError)) throw error;
      services.log.warn({ err: error }, 'the card provider did not tell of an account');
      const checkAt = new Date(at.getTime() + faultMs);
      await PayoutAccount.updateOne({ _id: account._id }, { $set: { checkAt } });
    }
  }
  const toRemind: PayoutAccountRecord[] = await PayoutAccount.find({ remindAt: { $lte: at } })
    .limit(batchSize)
    .lean();
  for (const account of toRemind) if (!signal?.aborted) await remind(services, account);
}

/** Reminds a seller of the set-up while money waits for it. */
async function remind(
  { models, events, now }: PaymentServices,
  { _id, state, remindAt, reminders }: PayoutAccountRecord,
): Promise<void> {
  const { Payout, PayoutAccount, User } = models;
  const waits =
    state !== 'active' &&
    (await User.exists({ _id, deletingAt: null })) &&
    (await Payout.exists({
      sellerId: _id,
      $or: [{ 'sums.held': { $gt: 0 } }, { 'sums.onItsWay': { $gt: 0 } }],
    }));
  const sent = (reminders ?? 0) + 1;
  const { modifiedCount } = await PayoutAccount.updateOne(
    { _id, remindAt: remindAt ?? null },
    waits
      ? {
          $set: {
            remindAt: nextReminder(now(), sent),
            reminders: sent,
            ...outboxEntry({ kind: 'payout-setup-needed' }, new Date(now())),
          },
        }
      : { $unset: { remindAt: 1 } },
  );
  if (waits && modifiedCount > 0) events.publish({ kind: 'user', userId: _id.toHexString() });
}
