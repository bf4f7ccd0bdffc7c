import type { Page } from 'playwright-core';
import { payByCard } from '../support/forms.ts';
import type { PostedProduct } from '../support/records.ts';
import { arrives, type Destination, followLink } from '../support/screens.ts';
import {
  categoryPage,
  openOrderOf,
  ordersAgain,
  press,
  productPage,
  type UserAction,
} from './userAction.ts';

const orderList = '/pages/order-list';
const wishList = '/pages/wish-list';
const purchases = '/pages/purchases';

/** The products of one category. */
type BuyerRecords = {
  categoryId: string;
  bench: PostedProduct;
  rack: PostedProduct;
  bike: PostedProduct;
  mat: PostedProduct;
  /** The products' seller. */
  seller: { name: string };
};

/** The screens that the buyer opened before. */
export const buyerScreens = ({ categoryId, bench, rack, bike, mat }: BuyerRecords): string[] => [
  '/pages',
  ...[bench, rack, bike, mat].flatMap((product) => [productPage(product), '/pages']),
  categoryPage(categoryId),
  orderList,
  wishList,
  purchases,
  '/',
];

const toWishList: Destination = { path: wishList, heading: 'Wish List' };
const toOrderList: Destination = { path: orderList, heading: 'Order List' };

/** Presses a button of a screen that leads to another one. */
async function pressOn(page: Page, path: string, name: string, destination: Destination) {
  await followLink(page, path);
  await press(page, name);
  await arrives(page, destination);
}

export const buyerActions: UserAction<BuyerRecords>[] = [
  {
    what: 'wishes for a product on its card',
    sends: ['addToWishList'],
    shows: ({ categoryId, bench }) => [wishList, categoryPage(categoryId), productPage(bench)],
    perform: (page, { bench }) =>
      pressOn(page, '/pages', `Add ${bench.name} to wish list`, toWishList),
  },
  {
    what: 'wishes for a product on its page',
    sends: ['addToWishList'],
    shows: ({ rack }) => [wishList, '/pages', productPage(rack)],
    perform: (page, { rack }) => pressOn(page, productPage(rack), 'Add to Wish', toWishList),
  },
  {
    what: 'books a product on its card',
    sends: ['addToBookingList'],
    shows: ({ categoryId, bike }) => [orderList, categoryPage(categoryId), productPage(bike)],
    perform: (page, { categoryId, bike }) =>
      pressOn(page, categoryPage(categoryId), `Add ${bike.name} to cart`, toOrderList),
  },
  {
    what: 'books a product on its page',
    sends: ['addToBookingList'],
    shows: ({ mat }) => [orderList, '/pages', productPage(mat)],
    perform: (page, { mat }) => pressOn(page, productPage(mat), 'Add to Cart', toOrderList),
  },
  {
    what: 'moves a wish to the order list',
    sends: ['addToBookingList'],
    shows: ({ bench }) => [wishList, orderList, '/pages', productPage(bench)],
    async perform(page, { bench }) {
      await followLink(page, wishList);
      await press(page, `Order ${bench.name}`);
      await page.getByText(`${bench.name} added to booking list`).waitFor();
    },
  },
  {
    what: 'follows a seller',
    sends: ['followSeller'],
    asksAgain: ['FollowedSellers'],
    shows: ({ rack, bike }) => [wishList, productPage(rack), productPage(bike)],
    async perform(page, { rack, seller }) {
      await followLink(page, productPage(rack));
      await press(page, `Follow ${seller.name}`);
      await page.getByRole('button', { name: `Following ${seller.name}` }).waitFor();
    },
  },
  {
    what: 'stops following a seller',
    sends: ['unfollowSeller'],
    shows: ({ bike }) => [productPage(bike), wishList],
    async perform(page, { seller }) {
      await followLink(page, wishList);
      await press(page, `Following ${seller.name}`);
      await page
        .getByRole('heading', { name: 'Sellers you follow' })
        .waitFor({ state: 'detached' });
    },
  },
  {
    what: 'removes a wish',
    sends: ['deleteWishProduct'],
    shows: ({ categoryId, rack }) => [wishList, categoryPage(categoryId), productPage(rack)],
    async perform(page, { rack }) {
      await followLink(page, wishList);
      await press(page, `Delete ${rack.name}`);
      await page.getByText('Your wish list is empty').waitFor();
    },
  },
  {
    what: 'removes a booking',
    sends: ['deleteBookingProduct'],
    shows: ({ mat }) => [orderList, '/pages', productPage(mat)],
    async perform(page, { mat }) {
      await followLink(page, orderList);
      await press(page, `Delete ${mat.name}`);
      await page.getByRole('button', { name: `Delete ${mat.name}` }).waitFor({ state: 'detached' });
    },
  },
  {
    what: 'opens the payment of a booked product',
    sends: ['createPaymentIntent'],
    shows: () => [],
    async perform(page, { bike }) {
      await followLink(page, orderList);
      await followLink(page, `/pages/payment/${bike.id}`);
    },
  },
  {
    what: 'pays',
    sends: ['recordPayment'],
    asksAgain: ['Orders'],
    shows: ({ categoryId }) => [orderList, purchases, '/pages', categoryPage(categoryId), '/'],
    perform: payByCard,
  },
  {
    what: 'confirms the receipt of a purchase',
    sends: ['confirmOrderReceipt'],
    asksAgain: ordersAgain,
    shows: () => [purchases, '/pages'],
    async perform(page, { bike }) {
      await openOrderOf(page, purchases, bike);
      await press(page, 'Confirm receipt');
      await press(page, 'Yes, I received it');
      await page.getByRole('heading', { name: 'All done' }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    what: 'reviews the seller',
    sends: ['addReview'],
    asksAgain: ordersAgain,
    shows: () => [purchases, '/pages'],
    async perform(page, { bike }) {
      await openOrderOf(page, purchases, bike);
      await press(page, `Write a review: ${bike.name}`);
      await page.getByRole('radio', { name: '4 stars' }).press('Space');
      await page.getByRole('textbox', { name: 'Your review (optional)' }).fill('As described.');
      await press(page, 'Send');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('Your review', { exact: true }).waitFor();
    },
  },
  {
    what: 'reports a problem with a purchase',
    sends: ['reportProblem'],
    asksAgain: ordersAgain,
    shows: () => [purchases, '/pages'],
    async perform(page, { bike }) {
      await openOrderOf(page, purchases, bike);
      await press(page, 'Report a problem');
      await page.getByRole('combobox', { name: 'What’s wrong?' }).selectOption('BROKEN');
      await page.getByRole('textbox', { name: 'What happened' }).fill('The belt is torn.');
      await page.getByRole('radio', { name: 'Something else' }).press('Space');
      await press(page, 'Report problem');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('The belt is torn.').waitFor();
    },
  },
  {
    what: 'reports a product',
    sends: ['reportProduct'],
    shows: () => ['/pages'],
    async perform(page, { bench }) {
      await followLink(page, productPage(bench));
      await press(page, 'More');
      await page.getByRole('menuitem', { name: 'Report this product' }).press('Enter');
      await page.getByRole('combobox', { name: 'What’s wrong' }).selectOption('FRAUD');
      await press(page, 'Report');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await press(page, 'More');
      await page.getByRole('menuitem', { name: 'Reported. An admin will review it.' }).waitFor();
    },
  },
  {
    what: 'reports a seller',
    asks: ['Seller'],
    sends: ['reportUser'],
    shows: () => ['/pages'],
    async perform(page, { bench, seller }) {
      await followLink(page, productPage(bench));
      await page.getByRole('link', { name: seller.name, exact: true }).press('Enter');
      await press(page, `Report ${seller.name}`);
      await page.getByRole('combobox', { name: 'What’s wrong' }).selectOption('OTHER');
      await page.getByRole('textbox', { name: 'Details' }).fill('They never answer.');
      await press(page, 'Report');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `You have reported ${seller.name}` }).waitFor();
    },
  },
  {
    what: 'chooses to pay in two instalments',
    sends: ['createPaymentIntent', 'createPaymentIntent'],
    shows: () => [],
    async perform(page, { bench }) {
      await followLink(page, orderList);
      await followLink(page, `/pages/payment/${bench.id}`);
      await page.getByRole('button', { name: 'Pay $120.00', disabled: false }).waitFor();
      // With the keyboard: a resting pointer would prefetch a link that appears under it.
      await page.getByRole('radio', { name: 'Pay in two instalments' }).press('Space');
      await page.getByRole('button', { name: 'Pay $60.00', disabled: false }).waitFor();
    },
  },
  {
    what: 'pays the first half',
    sends: ['recordPayment'],
    asksAgain: ['Orders'],
    shows: ({ categoryId }) => [orderList, purchases, '/pages', categoryPage(categoryId)],
    perform: payByCard,
  },
  {
    what: 'comes to pay the balance',
    sends: ['createPaymentIntent'],
    asksAgain: ordersAgain,
    shows: () => [],
    async perform(page, { bench }) {
      await openOrderOf(page, purchases, bench);
      await page.getByRole('link', { name: 'Pay the balance' }).press('Enter');
      await page.getByText('You have paid the first half').waitFor();
    },
  },
  {
    what: 'pays the balance',
    sends: ['recordPayment'],
    asksAgain: ordersAgain,
    shows: () => [purchases, '/pages'],
    perform: payByCard,
  },
];
