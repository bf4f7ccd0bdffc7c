import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStage, type Stage } from './harness.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

/** Opens an address with nothing but the shop within reach; notes what is asked of others. */
async function withoutInternet(path: string) {
  const visitor = await stage.visitor();
  const strangers: string[] = [];
  await visitor.context.route(
    (address) => address.origin !== stage.url,
    (route) => {
      strangers.push(new URL(route.request().url()).host);
      return route.abort();
    },
  );
  await visitor.page.goto(path);
  return { ...visitor, strangers };
}

test('the REST paths are shown at /docs, by the shop alone', async () => {
  const { page, strangers, nothingWentWrong, leave } = await withoutInternet('/docs');
  await page.getByText('/addBookingList').first().click();
  await page.getByRole('button', { name: 'Try it out' }).waitFor();
  expect(strangers).toEqual([]);
  nothingWentWrong();
  await leave();
});

test('the schema can be asked at /altair, by the shop alone', async () => {
  const { page, strangers, nothingWentWrong, leave } = await withoutInternet('/altair');
  await page.getByText('(Send query Newest)').click();
  await page.getByText('"productName"').first().waitFor();
  expect(strangers).toEqual([]);
  nothingWentWrong();
  await leave();
});

test('without internet, /graphql says what to open in place of Apollo Sandbox', async () => {
  const { page, strangers, leave } = await withoutInternet('/graphql');
  await page.getByRole('link', { name: 'Altair' }).click();
  await page.waitForURL('**/altair');
  expect(strangers).toEqual(['embeddable-sandbox.cdn.apollographql.com']);
  await leave();
});

test('with internet, /graphql hands the page and its own address to Apollo Sandbox', async () => {
  const { page, context, nothingWentWrong, leave } = await stage.visitor();
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
  await page.getByText(`Sandbox of ${stage.url}/graphql`).waitFor();
  expect(await page.getByRole('heading').count()).toBe(0);
  nothingWentWrong();
  await leave();
});
