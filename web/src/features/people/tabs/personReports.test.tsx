import { createUser } from '@fitness-zone/testkit/users/create-users.ts';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Faults, failed } from '../../../../testing/faults.ts';
import { setUpApp } from '../../../../testing/renderApp.tsx';
import { paths } from '../../../lib/paths.ts';
import { personTabPath } from './personTabs.ts';

const app = setUpApp();

type People = Awaited<ReturnType<typeof app.createShop>>;

/** The reports about a seller, as an admin sees them. */
async function openTab(
  file: (people: People) => Promise<unknown> = async () => {},
  faults: Faults = {},
) {
  const people = await app.createShop([{}]);
  await file(people);
  const at = personTabPath(people.seller.id, 'reports');
  return { ...people, ...app.renderScreen(at, { as: people.admin, faults }) };
}

const idsOf = async ({ seller }: People) => {
  const found = await app
    .shop()
    .models.Report.find({ subjectId: seller.id })
    .sort({ _id: 1 })
    .lean();
  return found.map(({ _id }) => ({ id: String(_id) }));
};

/** The rows of the table, each as its cells' texts without the number. */
async function rows() {
  const [, ...found] = within(await screen.findByRole('table', { name: 'Reports' })).getAllByRole(
    'row',
  );
  return found.map((row) =>
    within(row)
      .getAllByRole('cell')
      .slice(1, 4)
      .map(({ textContent }) => textContent),
  );
}

test('the reports about a person, the products and the messages are listed, newest first', async () => {
  const { products, operations } = await openTab(async (people) => {
    const { admin, buyer, otherBuyer, seller, otherSeller } = people;
    const [bench = { id: '' }] = people.products;
    const { thread } = await buyer.askSeller(bench, 'Does it fold?');
    const answer = await seller.sendMessage(thread, 'Find out yourself.');
    await buyer.reportMessage(answer, 'Rude.');
    const [message = { id: '' }] = await idsOf(people);
    await admin.decideReport(message, 'DELETE');
    await buyer.reportProduct(bench, 'It is torn.');
    await buyer.reportUser(otherSeller);
    await otherBuyer.reportUser(seller, '');
  });
  const { productName } = await app.shop().models.Product.findById(products[0]?.id).lean().orFail();
  expect(await rows()).toEqual([
    ['The person', 'Looks like fraud', 'To decide'],
    [productName, expect.stringContaining('It is torn.'), 'To decide'],
    ['A message', expect.stringContaining('Insulting or threatening'), 'The message was deleted'],
  ]);
  expect(operations).toContain('PersonReports');
  expect(operations).not.toContain('Reports');
});

test('each leads to its place in the queue', async () => {
  let filed: { id: string }[] = [];
  await openTab(async (people) => {
    await people.buyer.reportUser(people.seller);
    await people.buyer.reportProduct(people.products[0] ?? { id: '' });
    filed = await idsOf(people);
    await people.admin.decideReport(filed[1] ?? { id: '' }, 'NOTHING', null);
  });
  const links = await screen.findAllByRole('link', { name: /^Open in the queue/ });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    paths.reportsFrom(filed[1]?.id ?? '', true),
    paths.reportsFrom(filed[0]?.id ?? '', false),
  ]);
});

test('more than a page come page by page', async () => {
  const { user } = await openTab(async ({ seller }) => {
    for (let count = 0; count < 30; count += 1) {
      const reporter = await createUser(app.shop(), { role: 'buyer' });
      await reporter.reportUser(seller);
    }
  });
  expect(await rows()).toHaveLength(24);
  await user.click(screen.getByRole('button', { name: /more/i }));
  await expect.poll(async () => (await rows()).length).toBe(30);
  expect(screen.queryByRole('button', { name: /more/i })).toBeNull();
});

test('a person without reports has none, and what fails can be tried again', async () => {
  let fails = true;
  const { user } = await openTab(undefined, {
    PersonReports: () => (fails ? failed() : undefined),
  });
  const retry = await screen.findByRole('button', { name: /again|Retry/ });
  fails = false;
  await user.click(retry);
  await screen.findByRole('heading', { name: 'No reports' });
});
