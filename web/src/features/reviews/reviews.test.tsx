import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { setUpApp } from '../../../testing/renderApp.tsx';
import { addSale } from '../../../testing/sales.ts';
import { paths } from '../../lib/paths.ts';

const app = setUpApp({ live: true });

/** A sale of a bench that the buyer has received. */
async function sell() {
  const users = await app.createShop();
  const { id } = await addSale({ shop: app.shop(), ...users });
  await users.buyer.confirmReceiptOf({ id });
  const order = await app.shop().models.Order.findOne({ firstPaymentId: id }).lean().orFail();
  const reviews = () => app.shop().models.Review.find({ paymentId: id }).lean();
  return { ...users, payment: { id }, order: paths.order(order._id.toHexString()), reviews };
}

const openForm = async () =>
  (await screen.findByRole('button', { name: /^Write a review: / })).click();

test('a review without stars is not sent; one with stars is shown with until when it is hidden', async () => {
  const { buyer, seller, order, reviews } = await sell();
  const shop = app.renderScreen(order, { as: buyer });
  await openForm();
  const dialog = within(await screen.findByRole('dialog', { name: `Review ${seller.name}` }));
  dialog.getByText(/Your review stays hidden until you’ve both written one, or for 7 days/);
  await shop.user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText('Choose one to five stars');
  expect(shop.operations).not.toContain('AddReview');
  await shop.user.click(dialog.getByRole('radio', { name: '4 stars' }));
  await shop.user.type(dialog.getByRole('textbox'), ' Kind. ');
  await shop.user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText('Your review');
  screen.getByText('“Kind.”');
  screen.getByText(/^Hidden until .*, or until both of you have written$/);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByRole('button', { name: /^Write a review/ })).toBeNull();
  expect(await reviews()).toMatchObject([{ stars: 4, text: 'Kind.' }]);
});

test('nothing is said of a hidden review of the other side, and both are shown once both have written', async () => {
  const { buyer, seller, order, payment } = await sell();
  const shop = app.renderScreen(order, { as: seller });
  await screen.findByRole('button', { name: /^Write a review: / });
  await buyer.addReview(payment, { stars: 2, text: 'Late.' });
  await openForm();
  expect(screen.queryByText(/Late\./)).toBeNull();
  const dialog = within(await screen.findByRole('dialog', { name: `Review ${buyer.name}` }));
  await shop.user.click(dialog.getByRole('radio', { name: '5 stars' }));
  await shop.user.click(dialog.getByRole('button', { name: 'Send' }));
  await screen.findByText(`Review by ${buyer.name}`);
  screen.getByText('“Late.”');
  expect(screen.queryByText(/^Hidden until/)).toBeNull();
});

test('a review of the same sale written elsewhere meanwhile stays, and the form says so', async () => {
  const { buyer, order, payment, reviews } = await sell();
  const shop = app.renderScreen(order, { as: buyer });
  await openForm();
  const dialog = within(await screen.findByRole('dialog'));
  await shop.user.click(dialog.getByRole('radio', { name: '1 star' }));
  await buyer.addReview(payment, { stars: 5 });
  await shop.user.click(dialog.getByRole('button', { name: 'Send' }));
  await dialog.findByText('You have already reviewed the sale of Bench.');
  expect(await reviews()).toMatchObject([{ stars: 5 }]);
});

test('the page of a product has five stars while its seller has no review, and then the average', async () => {
  const { buyer, seller, payment } = await sell();
  const other = await seller.addProduct(aProduct());
  app.renderScreen(paths.product(other.id), { as: buyer });
  const none = await screen.findByText('No reviews yet');
  const five = none.previousElementSibling ?? none;
  expect(five.querySelectorAll('svg')).toHaveLength(10);
  await buyer.addReview(payment, { stars: 4 });
  screen.getByText('No reviews yet');
  await seller.addReview(payment, { stars: 5 });
  const stars = await screen.findByRole('link', {
    name: 'The seller has 4.0 of 5 stars, from 1 review',
  });
  expect(stars.getAttribute('href')).toBe(paths.sellerReviews(seller.id));
});

test('the reviews of a seller name what was bought and by whom, also when that account is deleted', async () => {
  const { admin, buyer, seller, payment } = await sell();
  app.renderScreen(paths.sellerReviews(seller.id));
  await screen.findByRole('heading', { name: 'No reviews yet' });
  await buyer.addReview(payment, { stars: 3, text: 'As described.' });
  await seller.addReview(payment, { stars: 5 });
  const list = within(await screen.findByRole('list', { name: 'Reviews' }));
  await list.findByText('As described.');
  list.getByText(`Bench, bought by ${buyer.name}`);
  list.getByText('3 stars.');
  await admin.deleteUser(buyer);
  await list.findByText('Bench, bought by a deleted account');
});
