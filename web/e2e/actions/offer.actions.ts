import type { Page } from 'playwright-core';
import type { PostedProduct } from '../support/records.ts';
import { followLink } from '../support/screens.ts';
import { categoryPage, press, productPage, type UserAction } from './userAction.ts';

const offers = '/pages/offers';
const productList = '/pages/product-list';

/** A product of a category. */
type OfferedRecords = { categoryId: string; bench: PostedProduct };

/** The screens that a bidder has opened before. */
export const bidderScreens = ({ bench }: OfferedRecords): string[] => [
  ...['/pages', productPage(bench), offers],
];

async function sendAmount(page: Page, amount: string, button: string) {
  await page.getByLabel('Your offer', { exact: true }).fill(amount);
  await press(page, button);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export const bidderActions: UserAction<OfferedRecords>[] = [
  {
    what: 'makes an offer on the page of the product',
    sends: ['makeOffer'],
    shows: ({ bench }) => [offers, productPage(bench)],
    async perform(page, { bench }) {
      await followLink(page, '/pages');
      await followLink(page, productPage(bench));
      await press(page, 'Make an offer');
      await sendAmount(page, '80', 'Send offer');
      await page.getByRole('region', { name: 'Your offer' }).waitFor();
    },
  },
  {
    what: 'changes it in the list of offers',
    sends: ['makeOffer'],
    shows: ({ bench }) => [offers, productPage(bench)],
    async perform(page, { bench }) {
      await followLink(page, offers);
      await press(page, `Change your offer for ${bench.name}`);
      await sendAmount(page, '85.50', 'Change offer');
      await page.getByText('$85.50').first().waitFor();
    },
  },
  {
    what: 'withdraws it',
    sends: ['withdrawOffer'],
    shows: ({ bench }) => [offers, productPage(bench)],
    async perform(page, { bench }) {
      await followLink(page, offers);
      await press(page, `Withdraw your offer for ${bench.name}`);
      await press(page, 'Withdraw offer');
      await page.getByText('You withdrew it.').waitFor();
    },
  },
];

/** A seller's product, for which three buyers have offered $70, $80 and $90. */
type AnsweredRecords = OfferedRecords & { names: { low: string; middle: string } };

/** The screens that a seller with offers has opened before. */
export const answeringScreens = ({ bench, categoryId }: AnsweredRecords): string[] => [
  ...[offers, productList, productPage(bench), '/pages', categoryPage(categoryId)],
];

export const answeringActions: UserAction<AnsweredRecords>[] = [
  {
    what: 'declines an offer',
    sends: ['declineOffer'],
    shows: () => [offers, productList],
    async perform(page, { bench, names }) {
      await followLink(page, offers);
      await press(page, `Decline $70.00 from ${names.low} for ${bench.name}`);
      await press(page, 'Decline offer');
      await page.getByRole('table', { name: 'Ended offers' }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    what: 'accepts one of two others',
    sends: ['acceptOffer'],
    shows: ({ bench, categoryId }) => [
      ...[offers, productList, productPage(bench), '/pages', categoryPage(categoryId)],
    ],
    async perform(page, { bench, names }) {
      await followLink(page, offers);
      await press(page, `Accept $80.00 from ${names.middle} for ${bench.name}`);
      await press(page, 'Accept $80.00');
      await page.getByRole('table', { name: 'Accepted offers' }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];
