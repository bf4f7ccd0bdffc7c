import { requireRole } from '../../../context/access.ts';
import type { Context } from '../../../context/context.ts';
import type { PaymentServices } from '../../payments/provider-call.service.ts';
import type { PayoutRecord } from '../payout.model.ts';
import type { DifferenceRecord, ReconciliationRecord } from './reconciliation.model.ts';

const dayMs = 24 * 60 * 60_000;
/** So far back each comparison goes: what was compared yesterday may have been under way. */
const backMs = 7 * dayMs;
/** What was begun later may be under way, in milliseconds. */
const underWayMs = 60 * 60_000;

/**
 * Compares the transfers and reversals of the last week with the card provider's balance transactions, once a day, and
 * keeps every difference. May be repeated.
 * @throws StripeError when the provider doesn't answer
 */
export async function reconcileDaily(services: PaymentServices): Promise<void> {
  const { Reconciliation } = services.models;
  const at = services.now();
  const _id = new Date(at).toISOString().slice(0, 10);
  if (await Reconciliation.exists({ _id })) return;
  const compared = await compare(services, at);
  const made = { checkedAt: new Date(at), ...compared };
  await Reconciliation.updateOne({ _id }, { $setOnInsert: made }, { upsert: true });
  if (compared.differences.length === 0) return;
  const count = compared.differences.length;
  services.log.error({ count }, 'payouts differ from the card provider’s balance transactions');
}

async function compare(
  { cards: { stripe }, models }: PaymentServices,
  at: number,
): Promise<Pick<ReconciliationRecord, 'count' | 'differences'>> {
  const provided = new Map<string, { amount: number; currency: string }>();
  // A day more than of our own, since clocks differ.
  const created = { gte: Math.floor((at - backMs - dayMs) / 1000) };
  for (const type of ['transfer', 'transfer_refund']) {
    const booked = stripe.balanceTransactions.list({ type, created, limit: 100 });
    for await (const { source, amount, currency } of booked) {
      const id = typeof source === 'string' ? source : source?.id;
      if (id) provided.set(id, { amount: Math.abs(amount), currency });
    }
  }
  const recorded = new Map<
    string,
    { amount: number; currency: string; orderId: PayoutRecord['_id'] }
  >();
  const recent = new Set<string>();
  const payouts = models.Payout.find({ movedAt: { $gte: new Date(at - backMs - 2 * dayMs) } })
    .lean<PayoutRecord[]>()
    .cursor();
  for await (const { _id: orderId, currency, moves } of payouts) {
    for (const { providerId, amount, at: began, state } of moves) {
      if (!providerId || state !== 'done') continue;
      recorded.set(providerId, { amount, currency, orderId });
      const time = began.getTime();
      if (time >= at - backMs && time < at - underWayMs) recent.add(providerId);
    }
  }
  const differences: DifferenceRecord[] = [];
  for (const reference of new Set([...provided.keys(), ...recent])) {
    const [ours, theirs] = [recorded.get(reference), provided.get(reference)];
    if (ours && theirs && ours.amount === theirs.amount && ours.currency === theirs.currency)
      continue;
    differences.push({
      reference,
      currency: ours?.currency ?? theirs?.currency ?? '',
      orderId: ours?.orderId ?? null,
      recorded: ours?.amount ?? null,
      provided: theirs?.amount ?? null,
    });
  }
  return { count: provided.size, differences };
}

/**
 * The last comparison with the card provider; null before the first one.
 * @throws Refusal `unauthenticated` for visitors, `forbidden` for all but admins
 */
export async function viewReconciliation(context: Context): Promise<ReconciliationRecord | null> {
  requireRole(context, 'admin');
  return context.models.Reconciliation.findOne()
    .sort({ checkedAt: -1 })
    .lean<ReconciliationRecord>();
}
