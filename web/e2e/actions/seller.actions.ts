import { aPhoto, postProduct } from '../support/forms.ts';
import type { PostedProduct } from '../support/records.ts';
import { arrives, followLink } from '../support/screens.ts';
import {
  categoryPage,
  openOrderOf,
  ordersAgain,
  press,
  pressAndConfirm,
  productPage,
  type UserAction,
} from './userAction.ts';

const productList = '/pages/product-list';
const addProduct = '/pages/add-product';
const sales = '/pages/sales';
const profile = '/pages/profile';
const editPage = ({ id }: PostedProduct) => `/pages/edit-product/${id}`;

/** A category with two products of the seller. */
type SellerRecords = {
  category: { id: string; title: string };
  bench: PostedProduct;
  rack: PostedProduct;
  /** its first half is paid */
  mat: PostedProduct;
  /** name for a further product */
  another: string;
  /** the seller's next name */
  renamed: string;
};

/** The screens that the seller opened before. */
export const sellerScreens = ({ category, bench }: SellerRecords): string[] => [
  ...[productList, addProduct, sales, profile, '/pages', productPage(bench), editPage(bench)],
  ...[categoryPage(category.id), '/'],
];

export const sellerActions: UserAction<SellerRecords>[] = [
  {
    what: 'hands over what was sold in two instalments',
    sends: ['claimHandOver'],
    asksAgain: ordersAgain,
    shows: () => [sales],
    async perform(page, { mat }) {
      await openOrderOf(page, sales, mat);
      await press(page, 'No code?');
      await press(page, 'Yes, handed over');
      await page.getByRole('heading', { name: /^Waiting for .* to confirm$/ }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    what: 'posts a product',
    sends: ['addProduct'],
    // Whether payouts are set up.
    asksAgain: ['PayoutSetupState'],
    shows: ({ category }) => [productList, '/pages', categoryPage(category.id), '/'],
    async perform(page, { category, another }) {
      await followLink(page, addProduct);
      await postProduct(page, { name: another, category: category.title });
      await arrives(page, { path: productList, heading: 'My products' });
      // Leaves the advice after posting.
      await followLink(page, '/pages');
    },
  },
  {
    what: 'advertises a product',
    sends: ['advertiseProduct'],
    shows: () => [productList],
    async perform(page, { bench }) {
      await followLink(page, productList);
      await press(page, `Advertise ${bench.name}`);
      await page.getByRole('dialog').getByRole('button', { name: 'Advertise' }).press('Enter');
      await page.getByRole('button', { name: `Advertised ${bench.name}` }).waitFor();
    },
  },
  {
    what: 'ends an advertisement',
    sends: ['endAdvertisement'],
    shows: ({ category }) => [productList, '/pages', categoryPage(category.id), '/'],
    async perform(page, { bench }) {
      await followLink(page, productList);
      await press(page, `End the advertisement of ${bench.name}`);
      await page.getByRole('button', { name: `Advertise ${bench.name}` }).waitFor();
    },
  },
  ...(
    [
      { what: 'pauses a product', word: 'Pause', mutation: 'pauseProduct', next: 'Resume' },
      { what: 'resumes it', word: 'Resume', mutation: 'resumeProduct', next: 'Pause' },
      {
        what: 'marks it as sold elsewhere',
        word: 'Sold elsewhere',
        next: 'Relist',
        mutation: 'markSoldElsewhere',
      },
      { what: 'relists it', word: 'Relist', mutation: 'relistProduct', next: 'Pause' },
    ] as const
  ).map(
    ({ what, word, mutation, next }): UserAction<SellerRecords> => ({
      what,
      sends: [mutation],
      shows: ({ category, bench }) => [
        // Follows the table's link, since no list has a product that isn't for sale.
        ...[productList, productPage(bench), '/pages', categoryPage(category.id), '/'],
      ],
      async perform(page, { bench }) {
        await followLink(page, productList);
        const menuLine = (name: string) => page.getByRole('menuitem', { name, exact: true });
        await press(page, `Actions for ${bench.name}`);
        await menuLine(word).press('Enter');
        await page
          .getByRole('dialog', { name: bench.name })
          .getByRole('button', { name: word, disabled: false })
          .press('Enter');
        await page.getByRole('dialog').waitFor({ state: 'detached' });
        await press(page, `Actions for ${bench.name}`);
        await menuLine(next).waitFor();
        await page.keyboard.press('Escape');
      },
    }),
  ),
  {
    what: 'deletes a product',
    sends: ['deleteProduct'],
    shows: ({ category }) => [productList, '/pages', categoryPage(category.id), '/'],
    async perform(page, { rack }) {
      await followLink(page, productList);
      const button = { name: `Delete ${rack.name}`, confirm: 'Delete product' };
      await pressAndConfirm(page, button, page.getByRole('link', { name: rack.name }));
    },
  },
  {
    what: 'changes name and photo',
    sends: ['updateProfile'],
    shows: ({ bench }) => [profile, '/pages', productPage(bench)],
    async perform(page, { renamed }) {
      await followLink(page, profile);
      await page.getByLabel('Name', { exact: true }).fill(renamed);
      await page.locator('input[type=file]').setInputFiles(await aPhoto('portrait'));
      await press(page, 'Save');
      await page.getByRole('button', { name: `Account menu of ${renamed}` }).waitFor();
    },
  },
  {
    what: 'edits a product',
    sends: ['updateProduct'],
    shows: ({ category, bench }) => [
      ...[productList, productPage(bench), '/pages', categoryPage(category.id), '/'],
    ],
    async perform(page, { bench }) {
      await followLink(page, productPage(bench));
      await followLink(page, editPage(bench));
      await page.getByLabel('Resale price').fill('95.50');
      await page.getByLabel('Location').fill('Salem, OR');
      await press(page, 'Save changes');
      await arrives(page, { path: productPage(bench), heading: bench.name });
    },
  },
];
