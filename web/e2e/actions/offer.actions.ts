import type { Page } from 'playwright-core';
import type { PostedProduct } from '../support/records.ts';
import { followLink } from '../support/screens.ts';
import { categoryPage, press, productPage, type UserAction } from './userAction.ts';

const offers = '/pages/offers';
const productList = '/pages/product-list';

/** Products of a category. */
type OfferedRecords = { categoryId: string; bench: PostedProduct };

/** `OfferedRecords` with a rack, for which the seller asks $70 instead of the bidder's offer. */
type CounteredRecords = OfferedRecords & { rack: PostedProduct };

/** The screens that the bidder opened before. */
export const bidderScreens = ({ bench }: OfferedRecords): string[] => [
  ...['/pages', productPage(bench), offers],
];

async function sendAmount(page: Page, amount: string, button: string) {
  await page.getByLabel('Your offer', { exact: true }).fill(amount);
  await press(page, button);
  await page.getByRole('dialog').waitFor({ state: 'detached' });
}

export const bidderActions: UserAction<CounteredRecords>[] = [
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
  {
    what: 'accepts the seller’s counter-offer',
    sends: ['acceptCounterOffer'],
    shows: () => [offers, '/pages'],
    async perform(page, { rack }) {
      await followLink(page, offers);
      await press(page, `Accept $70.00 for ${rack.name}`);
      await page.getByText('You accepted the seller’s counter-offer.').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];

/** A seller's product, for which three buyers have offered $70, $80 and $90. */
type AnsweredRecords = OfferedRecords & { names: Record<'low' | 'middle' | 'high', string> };

/** The screens that the seller with offers opened before. */
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
    what: 'asks another buyer for more',
    sends: ['counterOffer'],
    shows: () => [offers],
    async perform(page, { bench, names }) {
      await followLink(page, offers);
      await press(page, `Counter-offer for ${bench.name}, to ${names.high}`);
      await page.getByLabel('You ask', { exact: true }).fill('95');
      await press(page, 'Send counter-offer');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByText('Your counter-offer. The buyer offered $90.00').waitFor();
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
