import { proof } from '@fitness-zone/testkit/proof.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestBrowser, type TestBrowser } from './support/harness.ts';

let browser: TestBrowser;
beforeAll(async () => {
  browser = await openTestBrowser();
});
afterAll(() => browser.close());

/** Opens an address with nothing but the shop within reach; notes what is asked of others. */
async function withoutInternet(path: string) {
  const visitor = await browser.newSession();
  const strangers: string[] = [];
  await visitor.context.route(
    (address) => address.origin !== browser.url,
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
  expect(strangers).toEqual([]);
  expectNoProblems();
  await close();
});

proof('without internet, /graphql says what to open in place of Apollo Sandbox', async () => {
  const { page, strangers, close } = await withoutInternet('/graphql');
  await page.getByRole('link', { name: 'Altair' }).click();
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
        constructor({ target, initialEndpoint }) {
          document.querySelector(target).textContent = 'Sandbox of ' + initialEndpoint;
        }
      };`,
    }),
  );
  await page.goto('/graphql');
  await page.getByText(`Sandbox of ${browser.url}/graphql`).waitFor();
  expect(await page.getByRole('heading').count()).toBe(0);
  expectNoProblems();
  await close();
});
