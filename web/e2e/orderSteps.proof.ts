import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { Page } from 'playwright-core';
import { afterEach, expect, test } from 'vitest';
import { orderStepStories } from './actions/order.stories.ts';
import { operationName } from './actions/registeredMutations.ts';
import { press } from './actions/userAction.ts';
import { setDaysAhead } from './support/clock.ts';
import { demoAdmin } from './support/forms.ts';
import { phone } from './support/harness.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { heading, orderPages, shownCode } from './support/orders.ts';

const { aSale, openOrder, sent } = orderPages(await openBrowserAsAdmin());

afterEach(() => setDaysAhead(0));

/** Opens a step's dialog, fills in its only text field, and sends it. */
async function write(page: Page, step: string, text: string, send: string) {
  await press(page, step);
  await page.getByRole('dialog').getByRole('textbox').fill(text);
  await confirm(page, send);
}

/** Presses a button of the dialog, which may have the same name as the one that opened it. */
const confirm = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).press('Enter');

const choose = (page: Page, answer: string) =>
  page.getByRole('dialog').getByRole('radio', { name: answer }).check();

test('a buyer objects to a hand-over without the code, settles it, and confirms the receipt', async () => {
  const { seller, buyer, id } = await aSale();
  const [buying, selling] = [await openOrder(id, buyer, phone), await openOrder(id, seller)];
  const before = await shownCode(buying.page);
  await buying.page.getByText('Did somebody else see it?').click();
  await press(buying.page, 'Get a new code');
  await confirm(buying.page, 'Get a new code');
  await expect.poll(() => shownCode(buying.page)).not.toBe(before);

  await press(selling.page, 'No code?');
  await press(selling.page, 'Yes, handed over');
  await heading(buying.page, 'Confirm that you received it');
  await write(buying.page, 'I haven’t received it', 'Nobody came.', 'Object');
  await heading(selling.page, `Answer the problem that ${buyer.name} reports`);
  await write(selling.page, 'Add a comment', 'It is at the door.', 'Add comment');
  await buying.page.getByText('It is at the door.').waitFor();
  await press(buying.page, 'Close the problem');
  await confirm(buying.page, 'Close the problem');
  await heading(selling.page, `Propose pick-up times to ${buyer.name}`);

  await press(buying.page, 'Confirm receipt');
  await press(buying.page, 'Yes, I received it');
  for (const { page } of [buying, selling]) await heading(page, 'All done');
  await Promise.all([buying.finish(), selling.finish()]);
});

test('a seller declines to cancel; what they leave open for three days, an admin decides', async () => {
  const { seller, buyer, id } = await aSale();
  const [buying, selling] = [await openOrder(id, buyer), await openOrder(id, seller, phone)];
  await write(buying.page, 'Ask to cancel', 'It doesn’t fit.', 'Ask to cancel');
  await heading(selling.page, `Answer ${buyer.name}’s request to cancel`);
  await press(selling.page, 'Answer the request');
  await choose(selling.page, 'Decline');
  await selling.page.getByRole('dialog').getByRole('textbox').fill('It has been packed.');
  await press(selling.page, 'Send answer');
  await buying.page.getByText('It has been packed.').waitFor();
  await write(buying.page, 'Ask to cancel', 'I moved away.', 'Ask to cancel');
  await heading(selling.page, `Answer ${buyer.name}’s request to cancel`);
  await Promise.all([buying.finish(), selling.finish()]);

  await setDaysAhead(4);
  const [deciding, waiting] = [await openOrder(id, demoAdmin), await openOrder(id, buyer)];
  await heading(waiting.page, 'An admin decides whether to cancel');
  await press(deciding.page, 'Answer the request');
  await choose(deciding.page, 'Cancel');
  await confirm(deciding.page, 'Send decision');
  for (const { page } of [deciding, waiting]) await heading(page, 'Cancelled');
  await Promise.all([deciding.finish(), waiting.finish()]);
});

test('a buyer asks an admin to decide, and the money goes back once the seller has the product', async () => {
  const { seller, buyer, id } = await aSale();
  await buyer.reportProblem(id, { reason: 'BROKEN', wish: 'OTHER', text: 'The seat is torn.' });
  await seller.answerProblem(id, 'DECLINE', undefined, 'It was fine.');
  const [buying, selling, deciding] = [
    await openOrder(id, buyer),
    await openOrder(id, seller, phone),
    await openOrder(id, demoAdmin),
  ];
  await press(buying.page, 'Ask an admin to decide');
  await press(buying.page, 'Ask an admin');
  const decision = deciding.page.getByRole('form', { name: 'Decide on the problem' });
  await decision.getByRole('radio', { name: / after the return$/ }).check();
  await decision.getByRole('textbox').fill('The photos show the tear.');
  await press(deciding.page, 'Send decision');
  await heading(buying.page, 'Waiting for the return');
  await heading(selling.page, 'Confirm the return');
  await press(selling.page, 'Confirm the return');
  await press(selling.page, 'Yes, I have it back');
  for (const { page } of [buying, selling, deciding]) await heading(page, 'Cancelled');
  await Promise.all([buying, selling, deciding].map((one) => one.finish()));
});

test('a seller sets pick-up times, the buyer chooses one and says that they are there, and the seller deletes them', async () => {
  const { seller, buyer, id } = await aSale();
  const [selling, setting] = [await openOrder(id, seller), await openOrder(id, seller)];
  await setting.page.getByRole('link', { name: 'Set your pick-up times' }).press('Enter');
  await setting.page.getByRole('textbox', { name: 'Place' }).fill('5 Mill Lane');
  await press(setting.page, 'Save pick-up times');
  await heading(selling.page, `Waiting for ${buyer.name} to choose a time`);
  // Within two hours, so that both sides can announce their arrival.
  const windows = Object.keys(enumValues.Weekday).map((weekday) => ({
    weekday,
    from: '00:00',
    to: '23:59',
  }));
  await seller.savePickUpPlan({ windows });
  const buying = await openOrder(id, buyer, phone);
  await heading(buying.page, 'Choose a time for the pick-up');
  await buying.page
    .getByRole('button', { name: /^Choose .* at / })
    .first()
    .press('Enter');
  await press(buying.page, 'I’m here');
  await heading(selling.page, `Enter ${buyer.name}’s code at the pick-up`);
  await press(setting.page, 'Delete pick-up times of all products');
  await press(setting.page, 'Delete');
  await setting.page.getByRole('dialog').waitFor({ state: 'detached' });
  await setting.close();
  await Promise.all([buying.finish(), selling.finish()]);
});

test('these stories take the steps that they are listed with', () => {
  expect([...sent]).toEqual(expect.arrayContaining(orderStepStories.map(operationName)));
});
