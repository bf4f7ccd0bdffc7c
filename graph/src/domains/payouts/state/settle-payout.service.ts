import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../../shared/duplicate-key.ts';
import { publishOrder } from '../../orders/order.visibility.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import type { PaymentServices } from '../../payments/provider-call.service.ts';
import { noteOwed, noteSale } from '../accounts/note-sale.service.ts';
import type { MoveRecord, PayoutRecord } from '../payout.model.ts';
import { sendMove } from '../transfers/send-move.service.ts';
import { findPayoutFacts } from './payout-facts.queries.ts';
import { debtOf, type PayoutFacts, payoutNow } from './payout-now.rules.ts';
import { isDue, nextMove, withMove, withoutExcess, withoutRetries } from './payout-step.rules.ts';

/**
 * Settles a seller's money from an order: sends due amounts, reverses refunds and lost disputes, and stores the new
 * state. May run any number of times, concurrently and after any crash.
 * @returns the current payout; null for an unknown order
 */
export async function settlePayout(
  services: PaymentServices,
  orderId: Types.ObjectId,
): Promise<PayoutRecord | null> {
  let settled: PayoutRecord | null = null;
  while (!settled) {
    const facts = await findPayoutFacts(services, orderId);
    if (!facts) return null;
    settled = await takeStep(services, facts);
  }
  return settled;
}

/**
 * Takes a payout's next step.
 * @returns the payout if no step is left for now; null after a step, or if another process has changed the payout
 */
async function takeStep(
  services: PaymentServices,
  facts: PayoutFacts,
): Promise<PayoutRecord | null> {
  const { payout, at } = facts;
  if (payout.revision === 0) {
    await begin(services, facts);
    return null;
  }
  const pending = payout.moves.find(({ state }) => state === 'pending');
  if (pending) return sendPending(services, facts, pending);
  if (await settleDebt(services, facts)) return null;
  const move = nextMove(facts);
  if (!move) return write(services, facts, {});
  const before = move.isRetry ? withoutRetries(payout) : payout.moves;
  await write(services, facts, { moves: [...before, move], movedAt: new Date(at) });
  return null;
}

/** Sends the movement that was begun, and writes its outcome. Returns what `takeStep` returns. */
async function sendPending(
  services: PaymentServices,
  facts: PayoutFacts,
  pending: MoveRecord,
): Promise<PayoutRecord | null> {
  const sent = await sendMove(services, facts, pending);
  if (isDeepStrictEqual(sent, pending)) return write(services, facts, {});
  const written = await write(services, facts, withMove(facts, sent));
  if (!written && sent.state === 'done') await noteDone(services, facts.payout._id, sent);
  // Still pending after a fault of the provider: the sweeper tries again.
  return sent.state === 'pending' ? written : null;
}

/**
 * Records a success over a refusal that another process recorded at the same time. If other orders' money has settled
 * the debt meanwhile, that money is due again.
 */
async function noteDone(
  services: PaymentServices,
  orderId: Types.ObjectId,
  sent: MoveRecord,
): Promise<void> {
  const { models, now } = services;
  for (;;) {
    const facts = await findPayoutFacts(services, orderId);
    const noted = facts?.payout.moves.find(({ _id }) => _id.equals(sent._id));
    if (!facts || noted?.state !== 'failed') return;
    const change = withMove(facts, sent);
    const { recoveries, released } = withoutExcess({ ...facts.payout, moves: change.moves });
    // Comes first, so that a sweeper finds them if this process is killed here.
    await models.Payout.updateMany(
      { _id: { $in: released } },
      { $set: { checkAt: new Date(now()) }, $inc: { revision: 1 } },
    );
    const kept = released.length > 0 && { recoveries, settledBy: recoveries.map(({ by }) => by) };
    if (!(await write(services, facts, { ...change, ...kept }))) continue;
    for (const by of released) await settlePayout(services, by);
    return;
  }
}

/**
 * Withholds a seller's debt for another order from due money: the oldest debt first, one per call. The record of the
 * debt decides the amount; the rest is this order's transfer.
 * @returns whether it changed a record
 */
async function settleDebt(services: PaymentServices, facts: PayoutFacts): Promise<boolean> {
  const { models, now } = services;
  const { payout } = facts;
  const due = payoutNow(facts).parts.find(isDue);
  if (!due) return false;
  const { sellerId, currency, _id: by, revision } = payout;
  const owed = { sellerId, currency, 'sums.owed': { $gt: 0 } };
  const debtors: PayoutRecord[] = await models.Payout.find(owed)
    .sort({ createdAt: 1, _id: 1 })
    .lean();
  const debtor = debtors.find((one) => debtOf(one) > 0);
  // Reads it after the debts, so that either this call sees what others have withheld, or they see this change.
  const fresh = await findPayoutFacts(services, by);
  if (!fresh || !isDeepStrictEqual(fresh.withheld, facts.withheld)) return true;
  if (!debtor) return false;
  const claimed = await models.Payout.updateOne({ _id: by, revision }, { $inc: { revision: 1 } });
  if (claimed.modifiedCount === 0) return true;
  const own = debtor._id.equals(by);
  const at = new Date(now());
  const recovery = {
    _id: new Types.ObjectId(),
    by,
    paymentId: due.payment._id,
    at,
    amount: Math.min(debtOf(debtor), due.open),
  };
  const settled = await models.Payout.findOneAndUpdate(
    { _id: debtor._id, revision: own ? revision + 1 : debtor.revision },
    {
      $set: {
        recoveries: [...debtor.recoveries, recovery],
        settledBy: [...debtor.settledBy, by],
        checkAt: at,
      },
      $inc: { revision: 1 },
    },
  ).lean();
  if (settled && !own) await settlePayout(services, debtor._id);
  return true;
}

/**
 * Writes a payout's state together with a change.
 * @returns the current payout; null if it was changed meanwhile
 */
async function write(
  services: PaymentServices,
  facts: PayoutFacts,
  change: Partial<PayoutRecord>,
): Promise<PayoutRecord | null> {
  const { models, events } = services;
  const { payout, order } = facts;
  const { checkAt, ...now } = payoutNow({ ...facts, payout: { ...payout, ...change } });
  const stands = { state: now.state, wait: now.wait, sums: now.sums };
  const isShown = !isDeepStrictEqual(
    { ...payout, ...stands, ...change },
    { ...payout, wait: payout.wait ?? null },
  );
  const isLater = checkAt?.getTime() !== payout.checkAt?.getTime();
  if (!isShown && !isLater) return payout;
  const isGone = now.wait === 'seller-gone' && payout.wait !== 'seller-gone';
  const $set = {
    ...stands,
    ...change,
    ...(checkAt && { checkAt }),
    ...(isGone && outboxEntry({ kind: 'payout-held', amount: now.sums.held }, new Date(facts.at))),
  };
  const $unset = {
    ...(!checkAt && { checkAt: 1 }),
    // An earlier release doesn't count again once the account is deleted.
    ...(isGone && { releasedAt: 1 }),
  };
  const written = await models.Payout.findOneAndUpdate(
    { _id: payout._id, revision: payout.revision },
    { $set, ...(Object.keys($unset).length > 0 && { $unset }), $inc: { revision: 1 } },
    { returnDocument: 'after' },
  ).lean<PayoutRecord>();
  if (!written) return null;
  if (now.sums.owed !== payout.sums.owed) await noteOwed(services, payout.sellerId);
  if (isShown) publishOrder(events, order);
  return written;
}

/** Creates the record of an order's payout and starts its seller's reminders of the set-up. */
async function begin(services: PaymentServices, { payout }: PayoutFacts): Promise<void> {
  await noteSale(services, payout.sellerId);
  try {
    await services.models.Payout.create({ ...payout, revision: 1 });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
