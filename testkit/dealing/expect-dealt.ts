import { expect } from 'vitest';
import type { PaymentProcess } from '../payments/payment-processes.ts';
import type { DealingServices, DealingState } from './dealing-state.ts';
import { expectMoney } from './expect-money.ts';
import { expectNotified } from './expect-notified.ts';
import { expectOffers } from './expect-offers.ts';
import { readSwept } from './read-swept.ts';

/** Checks that product, offers, payments, provider and notifications agree with the rules and with each other. */
export async function expectDealt(
  services: DealingServices,
  state: DealingState,
  reader: PaymentProcess,
): Promise<void> {
  const swept = await readSwept(services, state, reader);
  expectOffers(swept);
  await expectMoney(swept);
  await expectNotified(swept);
  expect(services.problems).toEqual([]);
}
