import type { Goods } from './accounts.ts';
import { payByCard } from './forms.ts';
import { follow } from './screens.ts';
import { arrives, categoryPage, type Deed, press, productPage } from './userAction.ts';

const orderList = '/pages/order-list';
const wishList = '/pages/wish-list';
const purchases = '/pages/purchases';

/** What stands on one shelf. */
export type BuyerScene = {
  categoryId: string;
  bench: Goods;
  rack: Goods;
  bike: Goods;
  mat: Goods;
};

/** The screens that a buyer has opened before. */
export const buyerScreens = ({ categoryId, bench, rack, bike, mat }: BuyerScene): string[] => [
  '/pages',
  ...[bench, rack, bike, mat].flatMap((product) => [productPage(product), '/pages']),
  categoryPage(categoryId),
  orderList,
  wishList,
  purchases,
  '/',
];

export const buyerDeeds: Deed<BuyerScene>[] = [
  {
    what: 'wishes for a product on its card',
    sends: ['AddToWishList'],
    shows: ({ categoryId, bench }) => [wishList, categoryPage(categoryId), productPage(bench)],
    async does(page, { bench }) {
      await follow(page, '/pages');
      await press(page, `Add ${bench.name} to wish list`);
      await arrives(page, wishList);
    },
  },
  {
    what: 'wishes for a product on its page',
    sends: ['AddToWishList'],
    shows: ({ rack }) => [wishList, '/pages', productPage(rack)],
    async does(page, { rack }) {
      await follow(page, productPage(rack));
      await press(page, 'Add to Wish');
      await arrives(page, wishList);
    },
  },
  {
    what: 'books a product on its card',
    sends: ['AddToBookingList'],
    shows: ({ categoryId, bike }) => [orderList, categoryPage(categoryId), productPage(bike)],
    async does(page, { bike, categoryId }) {
      await follow(page, categoryPage(categoryId));
      await press(page, `Add ${bike.name} to cart`);
      await arrives(page, orderList);
    },
  },
  {
    what: 'books a product on its page',
    sends: ['AddToBookingList'],
    shows: ({ mat }) => [orderList, '/pages', productPage(mat)],
    async does(page, { mat }) {
      await follow(page, productPage(mat));
      await press(page, 'Add to Cart');
      await arrives(page, orderList);
    },
  },
  {
    what: 'moves a wish to the order list',
    sends: ['AddToBookingList'],
    shows: ({ bench }) => [wishList, orderList, '/pages', productPage(bench)],
    async does(page, { bench }) {
      await follow(page, wishList);
      await press(page, `Order ${bench.name}`);
      await page.getByText(`${bench.name} added to booking list`).waitFor();
    },
  },
  {
    what: 'removes a wish',
    sends: ['DeleteWishProduct'],
    shows: ({ categoryId, rack }) => [wishList, categoryPage(categoryId), productPage(rack)],
    async does(page, { rack }) {
      await follow(page, wishList);
      await press(page, `Delete ${rack.name}`);
      await page.getByText('Your wish list is empty').waitFor();
    },
  },
  {
    what: 'removes a booking',
    sends: ['DeleteBookingProduct'],
    shows: ({ mat }) => [orderList, '/pages', productPage(mat)],
    async does(page, { mat }) {
      await follow(page, orderList);
      await press(page, `Delete ${mat.name}`);
      await page.getByRole('button', { name: `Delete ${mat.name}` }).waitFor({ state: 'detached' });
    },
  },
  {
    what: 'opens the payment of a booked product',
    sends: ['CreatePaymentIntent'],
    shows: () => [],
    async does(page, { bike }) {
      await follow(page, orderList);
      await follow(page, `/pages/payment/${bike.id}`);
    },
  },
  {
    what: 'pays',
    sends: ['RecordPayment'],
    shows: ({ categoryId }) => [orderList, purchases, '/pages', categoryPage(categoryId), '/'],
    does: payByCard,
  },
];
