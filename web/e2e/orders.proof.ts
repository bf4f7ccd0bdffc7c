import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { orderStories } from './actions/order.stories.ts';
import { operationName } from './actions/registeredMutations.ts';
import { press } from './actions/userAction.ts';
import { violations } from './support/axe.ts';
import { demoAdmin } from './support/forms.ts';
import { phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { heading, orderPages, shownCode } from './support/orders.ts';
import { photosOfEachOrientation } from './support/photos.ts';

const { aSale, openOrder, sent } = orderPages(await openBrowserAsAdmin());

test('a sale in two instalments is handed over by the code, and the balance is due on both screens', async () => {
  const { seller, buyer, id } = await aSale('FIRST_HALF');
  const [buying, selling] = [await openOrder(id, buyer), await openOrder(id, seller, phone)];
  await heading(buying.page, `Propose pick-up times to ${seller.name}`);
  const code = await shownCode(buying.page);
  await press(selling.page, 'Enter the code');
  await selling.page.getByRole('textbox', { name: 'Code' }).fill(code);
  await press(selling.page, 'Confirm hand-over');
  await heading(selling.page, `Waiting for ${buyer.name} to pay the balance of $60.00`);
  await heading(buying.page, 'Pay the balance of $60.00');
  expect(await buying.page.getByRole('link', { name: 'Pay the balance' }).count()).toBe(1);
  await Promise.all([buying.finish(), selling.finish()]);
});

test('a seller proposes times on a phone, and the buyer accepts one', async () => {
  const { seller, buyer, id } = await aSale();
  const [buying, selling] = [await openOrder(id, buyer), await openOrder(id, seller, phone)];
  await press(selling.page, 'Propose times');
  const dialog = selling.page.getByRole('dialog');
  const time = new Date(Date.now() + 3 * dayMs).toISOString().slice(0, 16);
  await dialog.getByLabel('Time', { exact: true }).fill(time);
  await dialog.getByRole('textbox', { name: 'Place' }).fill('5 Mill Lane');
  await press(selling.page, 'Propose');
  await dialog.waitFor({ state: 'detached' });
  await press(buying.page, /^Accept /);
  for (const { page } of [buying, selling]) {
    await page.getByRole('button', { name: 'Add to calendar' }).waitFor();
    await page.getByRole('region', { name: 'Pick-up' }).getByText('5 Mill Lane').waitFor();
  }
  await Promise.all([buying.finish(), selling.finish()]);
});

test('the seller begins to write in the order, the buyer answers with a photo, and both see it at once', async () => {
  const { seller, buyer, id } = await aSale();
  const [buying, selling] = [await openOrder(id, buyer, phone), await openOrder(id, seller)];
  const panelOf = (page: Page) => page.getByRole('region', { name: 'Messages', exact: true });
  const fieldOf = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
  await fieldOf(selling.page).fill('When can you come?');
  await fieldOf(selling.page).press('Enter');
  await panelOf(buying.page).getByText('When can you come?').waitFor();
  const [photo] = await photosOfEachOrientation();
  if (!photo) throw new Error('there is no photo');
  await buying.page.getByLabel('Add photos').setInputFiles(photo);
  await fieldOf(buying.page).fill('Is it this one?');
  await fieldOf(buying.page).press('Enter');
  await panelOf(buying.page).getByRole('button', { name: 'Enlarge photo from you' }).waitFor();
  await panelOf(selling.page).getByText('Is it this one?').waitFor();
  const thumbnail = panelOf(selling.page).getByRole('button', {
    name: `Enlarge photo from ${buyer.name}`,
  });
  await thumbnail.press('Enter');
  const large = selling.page
    .getByRole('dialog')
    .getByRole('img', { name: `Photo from ${buyer.name}` });
  await large.waitFor();
  await expect
    .poll(() => large.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(100);
  expect(await violations(selling.page)).toEqual([]);
  await selling.page.keyboard.press('Escape');
  await selling.page.getByRole('dialog').waitFor({ state: 'detached' });
  await Promise.all([buying.finish(), selling.finish()]);
});

test('buyer and seller agree on a part of the price, which goes back exactly', async () => {
  const { seller, buyer, id } = await aSale();
  const [buying, selling] = [await openOrder(id, buyer, phone), await openOrder(id, seller)];
  await press(buying.page, 'Report a problem');
  await buying.page.getByRole('combobox', { name: 'What’s wrong?' }).selectOption('BROKEN');
  await buying.page.getByRole('textbox', { name: 'What happened' }).fill('The seat is torn.');
  await buying.page.getByRole('radio', { name: 'Part of the price back' }).check();
  await buying.page.getByRole('textbox', { name: 'Amount' }).fill('20.50');
  const [photo] = await photosOfEachOrientation();
  if (photo) await buying.page.getByLabel('Photos (optional)').setInputFiles(photo);
  await buying.page.getByRole('dialog').getByRole('button', { name: 'Report problem' }).click();
  await heading(selling.page, `Answer the problem that ${buyer.name} reports`);
  await selling.page.getByRole('button', { name: `Enlarge photo from ${buyer.name}` }).waitFor();
  await press(selling.page, 'Answer');
  await selling.page.getByRole('radio', { name: 'Offer an amount' }).check();
  await selling.page.getByRole('textbox', { name: 'Amount' }).fill('10.25');
  await press(selling.page, 'Send answer');
  await heading(buying.page, 'Accept the offer of $10.25');
  await press(buying.page, 'Accept the offer');
  await buying.page.getByRole('dialog').getByRole('button', { name: 'Accept the offer' }).click();
  for (const { page } of [buying, selling]) {
    await page.getByRole('region', { name: 'Payment' }).getByText('$109.75').waitFor();
  }
  await Promise.all([buying.finish(), selling.finish()]);
});

test('a seller cancels, and an admin decides a problem of another sale', async () => {
  const [one, other] = [await aSale(), await aSale()];
  const [buying, selling] = [
    await openOrder(one.id, one.buyer),
    await openOrder(one.id, one.seller),
  ];
  await press(selling.page, 'Cancel the sale');
  const dialog = selling.page.getByRole('dialog');
  await dialog.getByRole('combobox', { name: 'Reason' }).selectOption('SOLD_ELSEWHERE');
  await dialog.getByRole('button', { name: 'Cancel the sale' }).click();
  for (const { page } of [buying, selling]) await heading(page, 'Cancelled');
  await Promise.all([buying.finish(), selling.finish()]);

  const { buyer, seller, id } = other;
  await buyer.reportProblem(id, { reason: 'BROKEN', wish: 'OTHER', text: 'The seat is torn.' });
  await buyer.escalateProblem(id);
  const [deciding, waiting] = [await openOrder(id, demoAdmin), await openOrder(id, seller)];
  const decision = deciding.page.getByRole('form', { name: 'Decide on the problem' });
  await decision.getByRole('radio', { name: 'No refund' }).check();
  await decision.getByRole('textbox', { name: 'Reason' }).fill('The photos show no tear.');
  await decision.getByRole('button', { name: 'Send decision' }).click();
  for (const { page } of [deciding, waiting]) {
    await page.getByText('The photos show no tear.').waitFor();
  }
  await Promise.all([deciding.finish(), waiting.finish()]);
});

test('these stories take the steps that they are listed with', () => {
  expect([...sent]).toEqual(expect.arrayContaining(orderStories.map(operationName)));
});
