import { enumValues } from '@fitness-zone/contract/enums.ts';
import { isFull } from '@fitness-zone/testkit/breadth.ts';
import { proof } from '@fitness-zone/testkit/proof.ts';
import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Page } from 'playwright-core';
import { describe, expect, onTestFinished, test } from 'vitest';
import { violations } from './support/axe.ts';
import { setDaysAhead, setToNoon } from './support/clock.ts';
import { demoAdmin, fillInCard, payByCard } from './support/forms.ts';
import { desktop, phone } from './support/harness.ts';
import { record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { heading, openWithDetails, shownCode } from './support/orders.ts';
import { payPart } from './support/payments.ts';
import { photosOfEachOrientation } from './support/photos.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();

async function aShop() {
  const [seller, buyer, category] = await Promise.all([
    createUser(browser, 'seller', 'Greta'),
    createUser(browser, 'buyer', 'Paul'),
    createCategory(admin),
  ]);
  const [bench] = await createProducts(seller, category.id, 'Bench');
  return { seller, buyer, bench };
}

/** A person's browser, which counts taps. */
async function aBrowser(user: Pick<HttpUser, 'email' | 'password'>, viewport: typeof phone) {
  const session = await browser.newSession(viewport);
  await restoreLogin(session, user);
  let taps = 0;
  return {
    ...session,
    taps: () => taps,
    async tap(role: 'button' | 'link' | 'radio', name: string | RegExp) {
      await session.page.getByRole(role, { name, exact: true }).first().click();
      taps += 1;
    },
    async finish() {
      session.expectNoProblems();
      await session.close();
    },
  };
}
type PersonBrowser = Awaited<ReturnType<typeof aBrowser>>;

const log = (page: Page) => page.getByRole('log');
const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const type = (page: Page, name: string, text: string) =>
  page.getByRole('textbox', { name, exact: true }).fill(text);

async function violationsInBothThemes(page: Page): Promise<string[]> {
  const found = await violations(page);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  found.push(...(await violations(page)).map((one) => `dark: ${one}`));
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: null });
  return found;
}

/** The id of the only order, or the newest one, of a buyer. */
async function newestOrder(buyer: HttpUser): Promise<string> {
  const { orders } = await buyer.graphql<{ orders: { nodes: { id: string }[] } }>(
    '{ orders { nodes { id } } }',
  );
  return orders.nodes[0]?.id ?? '';
}

/** Windows that allow a pick-up at any time. */
const openAllDay = (seller: HttpUser) =>
  seller.savePickUpPlan({
    windows: Object.keys(enumValues.Weekday).map((weekday) => ({
      weekday,
      from: '00:00',
      to: '23:59',
    })),
  });

async function reviewOther({ page, tap }: PersonBrowser) {
  await heading(page, 'All done');
  await tap('button', /^Write a review/);
  await tap('radio', '5 stars');
  await tap('button', 'Send');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

const widths = [
  { device: 'the buyer on a phone, the seller on a desktop', sizes: [phone, desktop] as const },
  { device: 'the buyer on a desktop, the seller on a phone', sizes: [desktop, phone] as const },
];

describe.each(isFull ? widths : widths.slice(0, 1))('$device', ({ sizes: [ofBuyer, ofSeller] }) => {
  test('a deal takes the seller ten taps at most and the buyer twelve, from the question to the reviews', async () => {
    const { seller, buyer, bench } = await aShop();
    // Done once for all products.
    await openAllDay(seller);
    const [buying, selling] = [await aBrowser(buyer, ofBuyer), await aBrowser(seller, ofSeller)];
    await Promise.all([open(buying.page, `/pages/product/${bench.id}`), open(selling.page, '/')]);
    await buying.tap('button', 'Ask the seller');
    await type(buying.page, 'Your question', 'Does it fold?');
    await buying.tap('button', 'Send');
    await selling.tap('link', new RegExp(`^Answer ?${bench.name}`));
    await log(selling.page).getByText('Does it fold?').waitFor();
    await field(selling.page).fill('It does.');
    await selling.tap('button', 'Send');

    await buying.tap('link', 'Your conversation');
    await log(buying.page).getByText('It does.').waitFor();
    await buying.tap('button', 'Make an offer');
    await type(buying.page, 'Your offer', '95');
    await type(buying.page, 'Note (optional)', 'I can come today.');
    await buying.tap('button', 'Send offer');
    await log(selling.page).getByText('I can come today.').waitFor();
    await selling.tap('button', `Accept $95.00 from ${buyer.name} for ${bench.name}`);
    await selling.tap('button', 'Accept $95.00');

    await buying.tap('link', /^Pay \$95\.00 by /);
    await fillInCard(buying.page);
    await buying.tap('button', /^Pay/);
    await buying.tap('link', 'View purchase');
    await heading(buying.page, 'Choose a time for the pick-up');
    expect(await violationsInBothThemes(buying.page)).toEqual([]);
    // Its conversation has become the order's page.
    await heading(selling.page, `Waiting for ${buyer.name} to choose a time`);
    await field(selling.page).fill('Ring twice, the bell is quiet.');
    const [photo] = await photosOfEachOrientation();
    if (!photo) throw new Error('there is no photo');
    await selling.page.getByLabel('Add photos').setInputFiles(photo);
    const chosen = selling.page.getByRole('button', { name: /^Remove photo/ });
    await chosen.waitFor();
    const recording = record(selling.page);
    await buying.tap('button', /^Choose .* at /);
    await heading(selling.page, `Enter ${buyer.name}’s code at the pick-up`);
    await selling.page.getByText(/^You meet on /).waitFor();
    expect(await recording.sent()).not.toContain('Order');
    expect(await field(selling.page).inputValue()).toBe('Ring twice, the bell is quiet.');
    expect(await chosen.count()).toBe(1);
    await selling.tap('button', 'Enter the code');
    await type(selling.page, 'Code', await shownCode(buying.page));
    await selling.tap('button', 'Confirm hand-over');
    await Promise.all([reviewOther(buying), reviewOther(selling)]);
    for (const { page } of [buying, selling]) {
      await log(page).getByText('Your review').waitFor();
      expect(await violationsInBothThemes(page)).toEqual([]);
    }
    expect(selling.taps()).toBeLessThanOrEqual(10);
    expect(buying.taps()).toBeLessThanOrEqual(12);
    await Promise.all([buying.finish(), selling.finish()]);
  });

  proof(
    'amounts go back and forth, and of two buyers who accept at once one pays and one is told',
    async () => {
      const { seller, buyer, bench } = await aShop();
      const other = await createUser(browser, 'buyer', 'Anna');
      const { thread } = await buyer.askSeller(bench, 'Does it fold?');
      const { thread: ofOther } = await other.askSeller(bench, 'Is it heavy?');
      await buyer.makeOffer(bench, 80_00, 'It is for my father.');
      const [buying, waiting, selling] = [
        await aBrowser(buyer, ofBuyer),
        await aBrowser(other, ofSeller),
        await aBrowser(seller, ofSeller),
      ];
      await open(buying.page, `/pages/messages/${thread.id}`);
      await open(waiting.page, `/pages/messages/${ofOther.id}`);
      await open(selling.page, `/pages/messages/${thread.id}`);
      const counter = async (amount: string) => {
        await selling.tap('button', `Counter-offer for ${bench.name}, to ${buyer.name}`);
        await type(selling.page, 'You ask', amount);
        await selling.tap('button', 'Send counter-offer');
      };
      const recording = record(buying.page);
      await counter('110');
      await buying.page.getByRole('button', { name: `Accept $110.00 for ${bench.name}` }).waitFor();
      expect(await recording.sent()).not.toContain('Thread');
      await buying.tap('button', `Offer less for ${bench.name}`);
      await type(buying.page, 'Your offer', '90');
      await buying.tap('button', 'Send offer');
      await selling.page
        .getByRole('button', { name: `Accept $90.00 from ${buyer.name} for ${bench.name}` })
        .waitFor();
      await counter('100');

      const offer = await other.makeOffer(bench, 85_00);
      await seller.counterOffer(offer, 85_00, 105_00, 'Somebody else is interested, too.');
      await buying.page.getByRole('button', { name: `Accept $100.00 for ${bench.name}` }).waitFor();
      await waiting.page
        .getByRole('button', { name: `Accept $105.00 for ${bench.name}` })
        .waitFor();
      await Promise.all([
        buying.tap('button', `Accept $100.00 for ${bench.name}`),
        waiting.tap('button', `Accept $105.00 for ${bench.name}`),
      ]);
      const paying = [buying, waiting].map(({ page }) =>
        page
          .getByRole('link', { name: /^Pay \$/ })
          .waitFor()
          .then(() => page),
      );
      const first = await Promise.race(paying);
      const second = first === buying.page ? waiting.page : buying.page;
      await second.getByText('Closed: it was taken off sale.').waitFor();
      expect(await second.getByRole('link', { name: /^Pay \$/ }).count()).toBe(0);
      await Promise.allSettled([waiting.close(), buying.close()]);
      await Promise.allSettled(paying);
      await selling.finish();
    },
  );

  proof(
    'typed text and choices stay while the other side changes the pick-up and arrives',
    async () => {
      // Two times are offered today, near which the buyer can announce the arrival.
      await setToNoon();
      onTestFinished(() => setDaysAhead(0));
      const { seller, buyer, bench } = await aShop();
      await buyer.askSeller(bench, 'Does it fold?');
      await openAllDay(seller);
      await payPart(browser, buyer, bench, 'WHOLE');
      const id = await newestOrder(buyer);
      const [buying, selling] = [await aBrowser(buyer, ofBuyer), await aBrowser(seller, ofSeller)];
      await openWithDetails(buying.page, id);
      await openWithDetails(selling.page, id);
      await buying.tap('button', /^Choose .* at /);
      await heading(selling.page, `Enter ${buyer.name}’s code at the pick-up`);
      await field(selling.page).fill('Ring twice, the bell is');
      const [photo] = await photosOfEachOrientation();
      if (!photo) throw new Error('there is no photo');
      await selling.page.getByLabel('Add photos').setInputFiles(photo);
      const chosen = selling.page.getByRole('button', { name: /^Remove photo/ });
      await chosen.waitFor();

      const appointment = selling.page
        .getByRole('region', { name: 'Pick-up' })
        .getByText(/\(.+\)$/);
      const before = await appointment.textContent();
      const recording = record(selling.page);
      await buying.page.getByText('Choose another time').click();
      await buying.page
        .getByRole('button', { name: /^Choose .* at / })
        .and(buying.page.locator(':enabled'))
        .first()
        .click();
      await expect.poll(() => appointment.textContent()).not.toBe(before);
      await buying.tap('button', 'I’m here');
      await log(selling.page).getByText(`${buyer.name} arrived at the pick-up`).waitFor();
      await buyer.sendOrderMessage(id, 'I am at the door.');
      await log(selling.page).getByText('I am at the door.').waitFor();
      expect(await recording.sent()).not.toContain('Thread');
      expect(await field(selling.page).inputValue()).toBe('Ring twice, the bell is');
      expect(await chosen.count()).toBe(1);

      await field(selling.page).press('End');
      await field(selling.page).pressSequentially(' quiet.');
      await selling.tap('button', 'Send');
      await log(buying.page).getByText('Ring twice, the bell is quiet.').waitFor();
      await log(buying.page)
        .getByRole('button', { name: `Enlarge photo from ${seller.name}` })
        .waitFor();
      await Promise.all([buying.finish(), selling.finish()]);
    },
  );

  proof(
    'an admin decides a problem by an amount beside its photo, and the sale ends well',
    async () => {
      const { seller, buyer, bench } = await aShop();
      await payPart(browser, buyer, bench, 'WHOLE');
      const id = await newestOrder(buyer);
      await buyer.confirmOrderReceipt(id);
      const [buying, selling, deciding] = [
        await aBrowser(buyer, ofBuyer),
        await aBrowser(seller, ofSeller),
        await aBrowser(demoAdmin, ofSeller),
      ];
      for (const { page } of [buying, selling, deciding]) await openWithDetails(page, id);
      await buying.tap('button', 'Report a problem');
      const report = buying.page.getByRole('dialog');
      await report.getByRole('combobox', { name: 'What’s wrong?' }).selectOption('BROKEN');
      await type(buying.page, 'What happened', 'The seat is torn.');
      await report.getByRole('radio', { name: 'Part of the price back' }).check();
      await type(buying.page, 'Amount', '20.50');
      const [photo] = await photosOfEachOrientation();
      if (!photo) throw new Error('there is no photo');
      await buying.page.getByLabel('Photos (optional)').setInputFiles(photo);
      await report.getByRole('button', { name: 'Report problem' }).click();

      await heading(selling.page, `Answer the problem that ${buyer.name} reports`);
      await selling.tap('button', 'Answer');
      await selling.page.getByRole('radio', { name: 'Offer an amount' }).check();
      await type(selling.page, 'Amount', '10');
      await selling.tap('button', 'Send answer');
      await heading(buying.page, 'Accept the offer of $10.00');
      await buying.tap('button', 'Ask an admin to decide');
      await buying.tap('button', 'Ask an admin');

      await heading(deciding.page, 'Decide on the problem');
      const problem = deciding.page.getByRole('region', { name: 'Problem' });
      await problem.getByRole('button', { name: `Enlarge photo from ${buyer.name}` }).waitFor();
      expect(await log(deciding.page).count()).toBe(0);
      await problem.getByRole('radio', { name: /^Refund \$20\.50/ }).check();
      await problem.getByRole('textbox', { name: 'Reason' }).fill('The photo shows the tear.');
      expect(await violations(deciding.page)).toEqual([]);
      await deciding.tap('button', 'Send decision');

      for (const { page } of [buying, selling]) {
        await heading(page, 'All done');
        await log(page).getByText('The photo shows the tear.').waitFor();
        await page.getByRole('region', { name: 'Payment' }).getByText('$99.50').waitFor();
        expect(await page.getByRole('region', { name: 'Problem' }).count()).toBe(0);
      }
      await reviewOther(buying);
      await Promise.all([buying, selling, deciding].map((one) => one.finish()));
    },
  );

  proof('a pair that trades a product again has one conversation and two orders', async () => {
    const { seller, buyer, bench } = await aShop();
    const { thread } = await buyer.askSeller(bench, 'Does it fold?');
    await payPart(browser, buyer, bench, 'WHOLE');
    const first = await newestOrder(buyer);
    await seller.cancelOrder(first, 'NO_PICK_UP');
    await seller.resumeProduct(bench);
    const again = await buyer.makeOffer(bench, 110_00, 'Shall we try again?');
    await seller.acceptOffer(again, 110_00);

    const [buying, selling] = [await aBrowser(buyer, ofBuyer), await aBrowser(seller, ofSeller)];
    await open(buying.page, `/pages/messages/${thread.id}`);
    await buying.page.waitForURL(`**/pages/orders/${first}`);
    await heading(buying.page, 'Cancelled');
    await buying.tap('link', /^Pay \$110\.00 by /);
    await payByCard(buying.page);
    await buying.tap('link', 'View purchase');
    await heading(buying.page, `Propose pick-up times to ${seller.name}`);
    const second = await newestOrder(buyer);
    expect(second).not.toBe(first);

    await open(selling.page, `/pages/messages/${thread.id}`);
    await selling.page.waitForURL(`**/pages/orders/${second}`);
    await heading(selling.page, `Propose pick-up times to ${buyer.name}`);
    const told = [
      `${buyer.name} paid $120.00`,
      'Shall we try again?',
      `${buyer.name} paid $110.00`,
    ];
    for (const id of [second, first]) {
      await open(selling.page, `/pages/orders/${id}`);
      for (const text of told) await log(selling.page).getByText(text).waitFor();
    }
    await heading(selling.page, 'Cancelled');
    await Promise.all([buying.finish(), selling.finish()]);
  });
});
