import { proof } from '@fitness-zone/testkit/proof.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from './support/harness.ts';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openTestBrowser();
});
afterAll(() => browser.close());

/** Whether a host is the shop or its Auth emulator. */
const isOwn = ({ hostname }: URL) => /^(localhost|127\.0\.0\.1)$/.test(hostname);

/** Opens an address with only the shop reachable; records requests to other hosts. */
async function withoutInternet(path: string) {
  const visitor = await browser.newSession();
  const strangers: string[] = [];
  await visitor.context.route(
    (address) => !isOwn(address),
    (route) => {
      strangers.push(new URL(route.request().url()).host);
      return route.abort();
    },
  );
  await visitor.page.goto(path);
  return { ...visitor, strangers };
}

test('the REST paths are shown at /docs without internet access', async () => {
  const { page, strangers, expectNoProblems, close } = await withoutInternet('/docs');
  await page.getByText('/addBookingList').first().click();
  await page.getByRole('button', { name: 'Try it out' }).waitFor();
  expect(strangers).toEqual([]);
  expectNoProblems();
  await close();
});

test('queries can be sent at /altair without internet access', async () => {
  const { page, strangers, expectNoProblems, close } = await withoutInternet('/altair');
  await page.getByText('(Send query Newest)').click();
  await page.getByText('"productName"').first().waitFor();
  // Uses the token of the demo account that is selected by default.
  await page.getByText('(Send mutation Save)').click();
  await page.getByText('"success": true').first().waitFor();
  await page.getByText('buyer@fitness.zone').first().waitFor();
  expect(strangers).toEqual([]);
  expectNoProblems();
  await close();
});

proof('without internet, /graphql says what to open in place of Apollo Sandbox', async () => {
  const { page, strangers, close } = await withoutInternet('/graphql');
  await page.getByRole('link', { name: 'Altair' }).first().click();
  await page.waitForURL('**/altair');
  expect(strangers).toEqual(['embeddable-sandbox.cdn.apollographql.com']);
  await close();
});

proof('with internet, /graphql hands the page and its own address to Apollo Sandbox', async () => {
  const { page, context, expectNoProblems, close } = await browser.newSession();
  await context.route('https://*.cdn.apollographql.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      body: `window.EmbeddedSandbox = class {
        constructor({ target, initialEndpoint, initialState: { document: text, variables, headers } }) {
          const token = headers.authorization?.split('.')[1] ?? 'nobody';
          document.querySelector(target).textContent =
            ['Sandbox of ' + initialEndpoint, text, variables.productId, 'as ' + token].join(' | ');
        }
        dispose() {}
      };`,
    }),
  );
  await page.goto('/graphql');
  const sandbox = page.getByText(`Sandbox of ${browser.url}/graphql`);
  await sandbox.waitFor();
  const asBuyer = await sandbox.textContent();
  expect(asBuyer).toMatch(/mutation Save.*\| [0-9a-f]{24} \| as ey/s);
  await page.getByLabel('Signed in as').selectOption('seller@fitness.zone');
  await page.getByText(/\| as ey/).waitFor();
  expect(await sandbox.textContent()).not.toBe(asBuyer);
  await page.getByLabel('Signed in as').selectOption('Visitor');
  await page.getByText('| as nobody').waitFor();
  expect(await page.getByRole('heading').count()).toBe(0);
  expectNoProblems();
  await close();
});

test('the guide for developers is linked from every explorer', async () => {
  const { page, strangers, expectNoProblems, close } = await withoutInternet('/developers');
  await page.getByRole('heading', { name: 'Sign in' }).waitFor();
  expect(await page.locator('main').textContent()).toMatch(/SHOP=http:\S+/);
  for (const place of ['/docs', '/altair']) {
    await page.goto(place);
    await page.getByRole('link', { name: 'Getting started' }).first().waitFor();
  }
  expect(strangers).toEqual([]);
  expectNoProblems();
  await close();
});
