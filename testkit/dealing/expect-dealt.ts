import { expect } from 'vitest';
import type { PaymentProcess } from '../payments/payment-processes.ts';
import type { DealingServices, DealingState } from './dealing-state.ts';
import { expectMoney } from './expect-money.ts';
import { expectNotes } from './expect-notes.ts';
import { expectNotified } from './expect-notified.ts';
import { expectOffers } from './expect-offers.ts';
import { expectPickUps } from './expect-pick-ups.ts';
import { readSwept } from './read-swept.ts';

/** Checks that product, offers, notes, payments, provider, pick-ups and notifications follow the rules and agree. */
export async function expectDealt(
  services: DealingServices,
  state: DealingState,
  process: PaymentProcess,
): Promise<void> {
  const swept = await readSwept(services, state, process);
  expectOffers(swept);
  await expectMoney(swept);
  await expectPickUps(swept);
  await expectNotes(swept);
  await expectNotified(swept);
  expect(services.problems).toEqual([]);
}
