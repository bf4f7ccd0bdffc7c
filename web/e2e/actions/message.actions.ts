import type { Page } from 'playwright-core';
import { unreadMessages } from '../support/menus.ts';
import type { PostedProduct } from '../support/records.ts';
import { arrives, followLink } from '../support/screens.ts';
import { press, productPage, type UserAction } from './userAction.ts';

const inbox = '/pages/messages';
const threadPage = (id: string) => `${inbox}/${id}`;

/** The product of a conversation, and the product that the actor asks about. */
type Written = {
  threadId: string;
  seller: { name: string };
  rower: PostedProduct;
  mat: PostedProduct;
};

/** The screens opened before by a buyer who has read nothing yet. */
export const messageScreens = ({ mat }: Written): string[] => ['/pages', productPage(mat), inbox];

const field = (page: Page) => page.getByRole('textbox', { name: /^Message to/ });
const toThread = (page: Page, { threadId, seller }: Written) =>
  arrives(page, { path: threadPage(threadId), heading: seller.name });

export const messageActions: UserAction<Written>[] = [
  {
    what: 'opens a thread, which is read then',
    asks: ['Thread'],
    sends: ['markThreadRead'],
    shows: ({ threadId }) => [inbox, threadPage(threadId)],
    async perform(page, records) {
      await followLink(page, inbox);
      await page.locator(`a[href="${threadPage(records.threadId)}"]`).press('Enter');
      await toThread(page, records);
      await unreadMessages(page);
    },
  },
  {
    what: 'writes a message',
    sends: ['sendMessage'],
    shows: ({ threadId }) => [inbox, threadPage(threadId)],
    async perform(page, { threadId }) {
      await followLink(page, threadPage(threadId));
      await field(page).fill('I will take it.');
      await field(page).press('Enter');
      await page.getByText('Sending…').waitFor({ state: 'detached' });
      await page.getByRole('log').getByText('I will take it.').waitFor();
    },
  },
  {
    what: 'reports a message',
    sends: ['reportMessage'],
    shows: ({ threadId }) => [threadPage(threadId)],
    async perform(page, { threadId }) {
      await followLink(page, threadPage(threadId));
      await press(page, 'Report this message');
      await page.getByRole('combobox', { name: 'What’s wrong' }).selectOption('OFFENSIVE');
      await press(page, 'Report');
      await page.getByText('Reported', { exact: true }).waitFor();
    },
  },
  {
    what: 'blocks the other side',
    sends: ['blockUser'],
    shows: ({ threadId }) => [inbox, threadPage(threadId)],
    async perform(page, { threadId, seller }) {
      await followLink(page, threadPage(threadId));
      await press(page, `Block ${seller.name}`);
      await press(page, 'Block');
      await page.getByText(/^You blocked/).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    what: 'unblocks the other side',
    sends: ['unblockUser'],
    shows: ({ threadId }) => [inbox, threadPage(threadId)],
    async perform(page, { threadId, seller }) {
      await followLink(page, threadPage(threadId));
      await press(page, `Unblock ${seller.name}`);
      await press(page, 'Unblock');
      await field(page).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    what: 'asks the seller of another product',
    sends: ['askSeller'],
    shows: ({ mat }) => [productPage(mat), inbox],
    async perform(page, { mat }) {
      await followLink(page, productPage(mat));
      await press(page, 'Ask the seller');
      await page.getByRole('textbox', { name: 'Your question' }).fill('Is it clean?');
      await press(page, 'Send');
      await page.getByRole('link', { name: 'Your conversation' }).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
];
