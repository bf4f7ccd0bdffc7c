import { dirname } from 'node:path';
import { answerOnboarding } from '@fitness-zone/testkit/payments/card-sandbox.ts';
import { providerOfShop } from '@fitness-zone/testkit/payments/provider-of-shop.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { setDaysAhead } from './clock.ts';
import { workerShop } from './harness.ts';

/** The card provider of this worker's shop. */
export const cardProvider = () => {
  const { url, clock } = workerShop();
  return providerOfShop(url, dirname(clock));
};

/** Moves the clock of the shop and of the card provider, which reads it with each request. */
export async function passDays(days: number): Promise<void> {
  await setDaysAhead(days);
  const provider = await cardProvider();
  await provider.balance.retrieve();
}

/** Completes the provider's page for the set-up of payouts, after a button of the shop led there, and returns. */
export async function answerSetup(page: Page, outcome: string): Promise<void> {
  await page.waitForURL('**/onboarding/*');
  await page.getByRole('radio', { name: outcome, exact: true }).check();
  await page.getByRole('button', { name: 'Continue to the shop' }).press('Enter');
  await page.waitForURL('**/pages/payouts');
}

/** Sets up a seller's payouts without a browser. */
export async function setUpPayouts(seller: HttpUser): Promise<void> {
  const { url } = await seller.post<{ url: string }>('/startPayoutSetup', {});
  await answerOnboarding(url);
}
