import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { violations } from './axe.ts';
import type { phone } from './harness.ts';
import { operationOf } from './network/recording.ts';
import type { openBrowserAsAdmin } from './openBrowserAsAdmin.ts';
import { payPart } from './payments.ts';
import { createCategory, createProducts, createUser } from './records.ts';
import { restoreLogin } from './savedLogin.ts';
import { expectSame, open } from './screens.ts';

type Opened = Awaited<ReturnType<typeof openBrowserAsAdmin>>;

/** Sells products, and opens the orders' pages of both sides and of admins. */
export function orderPages({ browser, admin }: Opened) {
  const sent = new Set<string | null>();
  return {
    /** The operations that these pages have sent. */
    sent,
    /** A seller's bench that a buyer has paid. */
    async aSale(part: 'WHOLE' | 'FIRST_HALF' = 'WHOLE', card?: string) {
      const [seller, buyer, category] = await Promise.all([
        createUser(browser, 'seller', 'Greta'),
        createUser(browser, 'buyer', 'Paul'),
        createCategory(admin),
      ]);
      const [bench] = await createProducts(seller, category.id, 'Bench');
      await payPart(browser, buyer, bench, part, card);
      const { orders } = await buyer.graphql<{ orders: { nodes: { id: string }[] } }>(
        '{ orders { nodes { id } } }',
      );
      return { seller, buyer, bench, id: orders.nodes[0]?.id ?? '' };
    },
    /** Opens the order's page in a user's own browser. */
    async openOrder(
      id: string,
      who: Pick<HttpUser, 'email' | 'password'>,
      viewport?: typeof phone,
    ) {
      const session = await browser.newSession(viewport);
      session.page.on('request', (request) => sent.add(operationOf(request)));
      await restoreLogin(session, who);
      await openWithDetails(session.page, id);
      return {
        ...session,
        /** Checks that the screen equals a reloaded one; ends the session. */
        async finish() {
          // Further down, the button to the top is visible.
          await session.page.evaluate(() => scrollTo(0, 0));
          const fresh = await session.context.newPage();
          if (viewport) await fresh.setViewportSize(viewport);
          await openWithDetails(fresh, id);
          await expectSame(session.page, fresh);
          expect(await violations(session.page)).toEqual([]);
          session.expectNoProblems();
          await session.close();
        },
      };
    },
  };
}

/** Opens an order's page, and unfolds the parts that a narrow window folds. */
export async function openWithDetails(page: Page, id: string): Promise<void> {
  await open(page, `/pages/orders/${id}`);
  await unfoldDetails(page);
}

/** Unfolds the parts of an order that a narrow window folds; does nothing in a wide one. */
export async function unfoldDetails(page: Page): Promise<void> {
  const details = page.getByRole('button', { name: 'Details, payment and pick-up' });
  if (await details.isVisible()) await details.press('Enter');
}

export const heading = (page: Page, name: string) => page.getByRole('heading', { name }).waitFor();

export const shownCode = async (page: Page) =>
  ((await page.getByLabel(/^Your code: /).getAttribute('aria-label')) ?? '').replace(/\D/g, '');
