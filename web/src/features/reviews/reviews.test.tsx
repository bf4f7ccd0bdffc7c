import { screen, waitFor, within } from '@testing-library/react';
import { parse } from 'graphql';
import { expect, test } from 'vitest';
import type { MockShop } from '../../../mocks/mockShop.ts';
import type { Records, UserRecord } from '../../../mocks/records/records.ts';
import { setUpMocks } from '../../../testing/renderOnMocks.tsx';
import { paths } from '../../lib/paths.ts';

const { renderApp } = setUpMocks();

const mutations = {
  createPaymentIntent: parse(
    'mutation ($productId: ID!) { createPaymentIntent(productId: $productId) { success } }',
  ),
  recordPayment: parse(
    'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { success } }',
  ),
  confirmReceipt: parse(
    'mutation ($paymentId: ID!) { confirmReceipt(paymentId: $paymentId) { success } }',
  ),
  addReview: parse('mutation ($input: AddReviewInput!) { addReview(input: $input) { success } }'),
};

type Variables = Record<string, unknown>;

/** Sends a mutation as somebody, past the page. */
async function send(
  { execute }: MockShop,
  viewer: UserRecord,
  name: keyof typeof mutations,
  variables: Variables,
): Promise<void> {
  const { data } = await execute({ document: mutations[name], variables }, { viewer });
  expect(data?.[name]).toMatchObject({ success: true });
}

const userOf = ({ users }: Records, role: 'BUYER' | 'SELLER'): UserRecord => {
  const user = users.find((one) => one.role === role);
  if (!user) throw new Error(`There is no ${role}.`);
  return user;
};

/** The first buyer buys a product of the first seller, and receives it. */
async function sell(shop: MockShop) {
  const { records } = shop;
  const [buyer, seller] = [userOf(records, 'BUYER'), userOf(records, 'SELLER')];
  const product = records.products.find(
    (one) => one.sellerId === seller.id && one.inStock === 'AVAILABLE',
  );
  if (!product) throw new Error('There is nothing to buy.');
  const productId = product.id;
  await send(shop, buyer, 'createPaymentIntent', { productId });
  const payment = records.payments.findLast((one) => one.buyerId === buyer.id);
  if (!payment) throw new Error('No payment was opened.');
  payment.charged = true;
  const { id: paymentId, transactionId } = payment;
  await send(shop, buyer, 'recordPayment', { input: { transactionId, productId } });
  await send(shop, buyer, 'confirmReceipt', { paymentId });
  const review = (author: UserRecord, stars: number, text = '') =>
    send(shop, author, 'addReview', { input: { paymentId, stars, text } });
  return { buyer, seller, payment, review };
}

const openForm = async () =>
  (await screen.findByRole('button', { name: /^Write a review: / })).click();

test('a review without stars is not sent; one with stars is shown with until when it is hidden', async () => {
  const shop = renderApp(paths.purchases, { role: 'BUYER', live: true });
  const { seller } = await sell(shop);
  await openForm();
  const dialog = within(await screen.findByRole('dialog', { name: `Review ${seller.name}` }));
  dialog.getByText(/Nobody else sees your review until both of you have written, or 7 days/);
  await shop.user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText('Please choose one to five stars');
  expect(shop.operations).not.toContain('AddReview');
  await shop.user.click(dialog.getByRole('radio', { name: '4 stars' }));
  await shop.user.type(dialog.getByRole('textbox'), ' Kind. ');
  await shop.user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText('Your review');
  screen.getByText('“Kind.”');
  screen.getByText(/^Hidden until .*, or until both of you have written$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Write a review/ })).toBeNull();
  expect(shop.records.reviews).toMatchObject([{ stars: 4, text: 'Kind.' }]);
});

test('nothing is said of a hidden review of the other side, and both are shown once both have written', async () => {
  const shop = renderApp(paths.sales, { role: 'SELLER', live: true });
  const { buyer, review } = await sell(shop);
  await screen.findByRole('button', { name: /^Write a review: / });
  await review(buyer, 2, 'Late.');
  await openForm();
  expect(screen.queryByText(/Late\./)).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: `Review ${buyer.name}` }));
  await shop.user.click(dialog.getByRole('radio', { name: '5 stars' }));
  await shop.user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText(`Review by ${buyer.name}`);
  screen.getByText('“Late.”');
  expect(screen.queryByText(/^Hidden until/)).toBeNull();
});

test('what was written of the same sale elsewhere meanwhile stays, and the form says so', async () => {
  const shop = renderApp(paths.purchases, { role: 'BUYER', live: true });
  const { buyer, payment, review } = await sell(shop);
  await openForm();
  const dialog = within(await screen.findByRole('dialog'));
  await shop.user.click(dialog.getByRole('radio', { name: '1 star' }));
  await review(buyer, 5);
  await shop.user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText(`You have already reviewed the sale of ${payment.productName}.`);
  expect(shop.records.reviews).toMatchObject([{ stars: 5 }]);
});

test('the page of a product has five stars while its seller has no review, and then the average', async () => {
  const shop = renderApp(
    ({ products, users }) => {
      const seller = users.find(({ role }) => role === 'SELLER');
      const shown = products.filter(({ sellerId }) => sellerId === seller?.id);
      return paths.product(shown.at(-1)?.id ?? '');
    },
    { role: 'BUYER', live: true },
  );
  await screen.findByText('No reviews yet');
  const { buyer, seller, review } = await sell(shop);
  await review(buyer, 4);
  screen.getByText('No reviews yet');
  await review(seller, 5);
  const stars = await screen.findByRole('link', {
    name: 'The seller has 4.0 of 5 stars, from 1 review',
  });
  expect(stars.getAttribute('href')).toBe(paths.sellerReviews(seller.id));
});

test('the reviews of a seller name what was bought and by whom, also when that account is deleted', async () => {
  const shop = renderApp(
    ({ users }) => {
      const seller = users.find(({ role }) => role === 'SELLER');
      return paths.sellerReviews(seller?.id ?? '');
    },
    { live: true },
  );
  await screen.findByRole('heading', { name: 'No reviews yet' });
  const { buyer, seller, payment, review } = await sell(shop);
  await review(buyer, 3, 'As described.');
  await review(seller, 5);
  const list = within(await screen.findByRole('list', { name: 'Reviews' }));
  await list.findByText('As described.');
  list.getByText(`${payment.productName}, bought by ${buyer.name}`);
  list.getByText('3 stars.');
  const admin = shop.records.users.find(({ role }) => role === 'ADMIN');
  const document = parse(
    'mutation ($email: EmailAddress!) { deleteUser(email: $email) { success } }',
  );
  await shop.execute({ document, variables: { email: buyer.email } }, { viewer: admin ?? null });
  await list.findByText(`${payment.productName}, bought by a deleted account`);
});
