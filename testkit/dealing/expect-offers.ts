import { expect } from 'vitest';
import { stateFault } from './offer-rules.ts';
import type { Swept } from './read-swept.ts';

/** Each offer is in a state the rules allow, is stored that way, and agrees with the product's hold. */
export function expectOffers({ services, state, product, offers, stored, present }: Swept): void {
  const { hold, inStock } = product;
  const now = services.time.at;
  const indexes = new Map(state.buyers.map(({ _id }, index) => [_id.toHexString(), index]));
  const listed = state.done.flatMap(({ act }) => (act.do === 'edit' ? act.price : []));
  const highest = Math.max(state.product.resalePrice, ...listed);
  for (const offer of offers) {
    for (const { amount } of offer.proposals) expect(amount).toBeLessThanOrEqual(highest);
    const buyer = indexes.get(offer.buyerId) ?? -1;
    const { done, awayAt } = state;
    const heldFor = hold?.offerId.toHexString() ?? null;
    const reason = stateFault(offer, { now, buyer, done, awayAt, stock: inStock, heldFor });
    if (reason) throw new Error(`${reason}: ${JSON.stringify({ offer, now, heldFor, inStock })}`);
    if (!present.has(offer.buyerId)) expect(['open', 'accepted']).not.toContain(offer.status);
  }
  expect(
    stored.map(({ _id, status, isOpen, acceptBegunAt }) => [
      ...[_id.toHexString(), status, isOpen, acceptBegunAt ?? null],
    ]),
  ).toEqual(offers.map(({ id, status }) => [id, status, status === 'open', null]));
  for (const { _id } of state.buyers) {
    const own = offers.filter(({ buyerId }) => buyerId === _id.toHexString());
    expect(own.filter(({ status }) => status === 'open').length).toBeLessThanOrEqual(1);
  }
  const accepted = offers.filter(({ status }) => status === 'accepted');
  expect(accepted.map(({ id, amount, heldUntil }) => ({ id, amount, heldUntil }))).toEqual(
    hold ? [{ id: `${hold.offerId}`, amount: hold.amount, heldUntil: hold.until.getTime() }] : [],
  );
  if (hold) {
    expect(inStock).toBe('paused');
    expect(hold.until.getTime()).toBeGreaterThan(now);
  }
  expect(dueTimes(hold?.until ?? null, now)).toContainEqual(product.offersDueAt ?? null);
}

/** A hold's open payments are called off a minute before it ends; the remaining work is due at its end. */
function dueTimes(until: Date | null, now: number): (Date | null)[] {
  if (!until) return [null];
  const callsOffAt = new Date(until.getTime() - 60_000);
  return now < callsOffAt.getTime() ? [callsOffAt] : [callsOffAt, until];
}
