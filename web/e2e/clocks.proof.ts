import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { sample } from '@fitness-zone/testkit/breadth.ts';
import { expect, test } from 'vitest';
import { categoryPage } from './actions/userAction.ts';
import { record } from './support/network/recording.ts';
import { openBrowserAsAdmin } from './support/openBrowserAsAdmin.ts';
import { createCategory, createProducts, createUser } from './support/records.ts';
import { restoreLogin } from './support/savedLogin.ts';
import { open } from './support/screens.ts';

const { browser, admin } = await openBrowserAsAdmin();
const seller = await createUser(browser, 'seller', 'Ines Clock');

test.each(sample([13, 1.5, -1.5, -13], 1))(
  'a signed-in page whose clock is %s hours ahead shows everything, and exchanges its token once at most',
  async (hours) => {
    const [buyer, { id }] = await Promise.all([
      createUser(browser, 'buyer', 'Omar Clock'),
      createCategory(admin),
    ]);
    const [bench] = await createProducts(seller, id, 'Bench');
    const { page, close } = await browser.newSession();
    await restoreLogin({ page }, buyer);
    await page.clock.install({ time: Date.now() + hours * hourMs });
    const { sentSoFar } = record(page);
    await open(page, categoryPage(id));
    await page.getByRole('button', { name: `Account menu of ${buyer.name}` }).waitFor();
    await page.getByRole('button', { name: `Add ${bench?.name} to wish list` }).waitFor();
    await page.waitForTimeout(6_000);
    expect(sentSoFar().filter((operation) => operation === 'GetToken').length).toBeLessThan(2);
    // Live changes arrive.
    const [rower] = await createProducts(seller, id, 'Rower');
    await page.getByRole('button', { name: `Add ${rower?.name} to wish list` }).waitFor();
    await close();
  },
);
