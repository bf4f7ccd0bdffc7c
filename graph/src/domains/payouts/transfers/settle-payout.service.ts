import { isDeepStrictEqual } from 'node:util';
import { Types } from 'mongoose';
import { isDuplicateKey } from '../../../shared/duplicate-key.ts';
import { publishOrder } from '../../orders/order.visibility.ts';
import { outboxEntry } from '../../outbox/outbox.model.ts';
import type { PaymentServices } from '../../payments/provider-call.service.ts';
import { noteOwed, noteSale } from '../accounts/note-sale.service.ts';
import type { MoveRecord, PayoutRecord } from '../payout.model.ts';
import { findPayoutFacts } from '../payout-facts.queries.ts';
import { debtOf, type PayoutFacts, type PayoutNow, payoutNow } from '../payout-now.rules.ts';
import { sendMove } from './send-move.service.ts';

/**
 * Brings a seller's money from an order to where it belongs: sends what is due, takes back what a refund or a lost
 * dispute has cost, and writes where it stands. Anyone may call it, any number of times, at once and after any crash.
 * @returns the payout as it is now; null for an unknown order
 */
export async function settlePayout(
  services: PaymentServices,
  orderId: Types.ObjectId,
): Promise<PayoutRecord | null> {
  // Retries while somebody else changes the payout, and goes on after each step.
  for (;;) {
    const facts = await findPayoutFacts(services, orderId);
    if (!facts) return null;
    if (facts.payout.revision === 0) {
      await begin(services, facts);
      continue;
    }
    const pending = facts.payout.moves.find(({ state }) => state === 'pending');
    const sent = pending && (await sendMove(services, facts, pending));
    const isAnswered = sent !== undefined && !isDeepStrictEqual(sent, pending);
    if (isAnswered) {
      const written = await write(services, facts, withMove(facts, sent));
      // The provider has a fault: the sweeper tries again.
      if (written && sent.state === 'pending') return written;
      continue;
    }
    if (!pending) {
      if (await settleDebt(services, facts)) continue;
      const moves = nextMoves(facts);
      if (moves.length > 0) {
        const movedAt = new Date(facts.at);
        await write(services, facts, { moves: [...facts.payout.moves, ...moves], movedAt });
        continue;
      }
    }
    const written = await write(services, facts, {});
    if (written) return written;
  }
}

/** A payout's movement as it is now, and what is told of it. */
function withMove({ payout: { moves, destinationPayments }, at }: PayoutFacts, sent: MoveRecord) {
  const { kind, state, amount } = sent;
  const isFirst = !moves.some((move) => move.kind === kind && move.state === 'failed');
  const news =
    kind === 'reversal'
      ? ('payout-reversed' as const)
      : state === 'done'
        ? ('payout-sent' as const)
        : ('payout-failed' as const);
  const isTold = state !== 'pending' && (news !== 'payout-failed' || isFirst);
  return {
    moves: moves.map((move) => (move._id.equals(sent._id) ? sent : move)),
    ...(sent.destinationPayment && {
      destinationPayments: [...destinationPayments, sent.destinationPayment],
    }),
    ...(isTold && outboxEntry({ kind: news, amount }, new Date(at))),
  };
}

const isDue = ({ open, wait, isFailed }: PayoutNow['parts'][number]): boolean =>
  open > 0 && !wait && !isFailed;

/** The movements that are due now: money to take back first, then money to send. */
function nextMoves(facts: PayoutFacts): MoveRecord[] {
  const { payout, account, at } = facts;
  const { parts } = payoutNow(facts);
  const begun = (move: Pick<MoveRecord, 'paymentId' | 'kind' | 'amount' | 'target' | 'state'>) => [
    { ...move, _id: new Types.ObjectId(), at: new Date(at), faults: 0 },
  ];
  const tooMuch = parts.find(({ open }) => open < 0);
  if (tooMuch) {
    const { paymentId, target, left } = mostReversible(payout, tooMuch.payment._id);
    const amount = Math.min(left, -tooMuch.open);
    // All that was sent is back: what settled another debt is owed again.
    return amount > 0
      ? begun({ paymentId, kind: 'reversal', amount, target, state: 'pending' })
      : begun({ paymentId, kind: 'reversal', amount: -tooMuch.open, target, state: 'failed' });
  }
  const due = parts.find(isDue);
  if (!due || !account?.accountId) return [];
  const { payment, open: amount } = due;
  const target = account.accountId;
  return begun({ paymentId: payment._id, kind: 'transfer', amount, target, state: 'pending' });
}

/** Of a payment's transfers the one of which most can be taken back. */
function mostReversible({ moves }: PayoutRecord, paymentId: Types.ObjectId) {
  const sent = moves.filter(
    (move) => move.kind === 'transfer' && move.state === 'done' && move.paymentId.equals(paymentId),
  );
  const leftOf = ({ providerId, amount }: MoveRecord) =>
    moves
      .filter(
        ({ kind, state, target }) =>
          kind === 'reversal' && state === 'done' && target === providerId,
      )
      .reduce((left, reversal) => left - reversal.amount, amount);
  const [first] = sent
    .map((move) => ({ target: move.providerId ?? '', left: leftOf(move) }))
    .toSorted((one, other) => other.left - one.left);
  return { paymentId, target: first?.target ?? 'none', left: first?.left ?? 0 };
}

/**
 * Keeps from money that is due what its seller owes for another order, oldest debts first, one with each call. The
 * record of the debt decides how much: this order's transfer is what is left then.
 * @returns whether something has changed
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
  // Read behind the debts: what others have kept of this order by now is seen, or they see that this one has changed.
  const fresh = await findPayoutFacts(services, by);
  if (!fresh || !isDeepStrictEqual(fresh.withheld, facts.withheld)) return true;
  if (!debtor) return false;
  const claimed = await models.Payout.updateOne({ _id: by, revision }, { $inc: { revision: 1 } });
  if (claimed.modifiedCount === 0) return true;
  const own = debtor._id.equals(by);
  const at = new Date(now());
  const recovery = {
    ...{ _id: new Types.ObjectId(), by, paymentId: due.payment._id, at },
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
 * Writes where a payout stands, with a change to it.
 * @returns the payout as it is now; null where somebody else has changed it
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
    ...{ ...stands, ...change },
    ...(checkAt && { checkAt }),
    ...(isGone && outboxEntry({ kind: 'payout-held', amount: now.sums.held }, new Date(facts.at))),
  };
  const written = await models.Payout.findOneAndUpdate(
    { _id: payout._id, revision: payout.revision },
    { $set, ...(!checkAt && { $unset: { checkAt: 1 } }), $inc: { revision: 1 } },
    { returnDocument: 'after' },
  ).lean<PayoutRecord>();
  if (!written) return null;
  if (now.sums.owed !== payout.sums.owed) await noteOwed(services, payout.sellerId);
  if (isShown) publishOrder(events, order);
  return written;
}

/** Begins the record of an order's payout; its seller is reminded of the set-up. */
async function begin(services: PaymentServices, { payout }: PayoutFacts): Promise<void> {
  await noteSale(services, payout.sellerId);
  try {
    await services.models.Payout.create({ ...payout, revision: 1 });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
