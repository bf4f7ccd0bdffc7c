import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import { aPhoto } from '../support/forms.ts';
import type { PostedProduct } from '../support/records.ts';
import { followLink } from '../support/screens.ts';
import {
  categoryPage,
  ordersAgain,
  press,
  pressAndConfirm,
  productPage,
  type UserAction,
} from './userAction.ts';

const addCategory = '/pages/add-category';
const categories = '/pages/categories';
const addAdmin = '/pages/add-admin';
const buyers = '/pages/buyer-users';
const sellers = '/pages/seller-users';
const payments = '/pages/payments';
const reports = '/pages/reports';
const personPage = (id: string) => `/pages/people/${id}`;

/** The accounts that an admin acts on, and products of the seller in the category. */
type AdminRecords = {
  seller: HttpUser;
  buyer: HttpUser;
  buyerId: string;
  promoted: HttpUser;
  bench: PostedProduct;
  /** its first half is paid, and its buyer reported a problem */
  mat: PostedProduct;
  /** sold */
  rack: PostedProduct;
  /** its refund was sent back by the buyer's bank */
  returned: { name: string; path: string };
  categoryId: string;
  /** title for a further category */
  another: string;
};

/** The screens that the admin opened before. */
export const adminScreens = ({ bench, categoryId, buyerId, returned }: AdminRecords): string[] => [
  ...[buyers, personPage(buyerId), sellers, addCategory, addAdmin, '/pages', productPage(bench)],
  ...[categoryPage(categoryId), payments, reports, categories, '/'],
  returned.path,
];

const deletes = (what: string, path: string, who: (records: AdminRecords) => HttpUser) =>
  ({
    what: `deletes ${what}`,
    sends: ['deleteUser'],
    async perform(page, records) {
      const { email } = who(records);
      await followLink(page, path);
      const button = { name: `Delete ${email}`, confirm: 'Delete user' };
      await pressAndConfirm(page, button, page.getByRole('cell', { name: email }));
    },
  }) satisfies Partial<UserAction<AdminRecords>>;

export const adminActions: UserAction<AdminRecords>[] = [
  {
    what: 'cancels a sale in two instalments',
    sends: ['adminCancelSale'],
    shows: () => [payments],
    async perform(page, { mat }) {
      await followLink(page, payments);
      await press(page, `Actions for ${mat.name}`);
      await page.getByRole('menuitem', { name: 'Cancel the sale…' }).press('Enter');
      await page
        .getByRole('dialog')
        .getByRole('button', { name: 'Cancel the sale' })
        .press('Enter');
      await page.getByText('Balance cancelled').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    what: 'refunds a sale',
    sends: ['adminRefundPayment'],
    shows: () => [payments],
    async perform(page, { rack }) {
      await followLink(page, payments);
      await press(page, `Actions for ${rack.name}`);
      await page.getByRole('menuitem', { name: 'Refund…' }).press('Enter');
      await page.getByRole('dialog').getByRole('textbox', { name: 'Reason' }).fill('It is torn.');
      await page.getByRole('dialog').getByRole('button', { name: 'Refund' }).press('Enter');
      await page.getByText(/: It is torn\.$/).waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  {
    what: 'notes that a refund was paid another way',
    asksAgain: ordersAgain,
    sends: ['adminAnswerFailedRefund'],
    shows: ({ returned }) => [returned.path],
    async perform(page, { returned }) {
      await followLink(page, returned.path);
      await press(page, `Paid another way: ${returned.name}`);
      const dialog = page.getByRole('dialog');
      await dialog.getByRole('textbox', { name: 'Reason' }).fill('Paid in cash.');
      await dialog.getByRole('button', { name: 'Paid another way' }).press('Enter');
      await dialog.waitFor({ state: 'detached' });
      await page
        .getByRole('button', { name: `Paid another way: ${returned.name}` })
        .waitFor({ state: 'detached' });
    },
  },
  {
    what: 'decides on a report',
    sends: ['adminDecideReport'],
    shows: ({ bench }) => [reports, productPage(bench)],
    async perform(page, { bench }) {
      await followLink(page, reports);
      const report = page.getByRole('article').filter({ hasText: bench.name });
      await report.getByRole('button', { name: 'Decide' }).press('Enter');
      await page.getByRole('combobox', { name: 'Decision' }).selectOption('NOTHING');
      await press(page, 'Decide');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await report.waitFor({ state: 'detached' });
    },
  },
  {
    what: 'adds a category',
    sends: ['addCategory'],
    shows: () => [addCategory, '/', '/pages'],
    async perform(page, { another }) {
      await followLink(page, addCategory);
      await page.getByLabel('Title').fill(another);
      await page.getByLabel('Description').fill('Something to hold on to.');
      await page.locator('input[type=file]').setInputFiles(await aPhoto('category'));
      await press(page, 'Add Category');
      await page
        .getByRole('navigation', { name: 'CATEGORIES' })
        .first()
        .getByRole('link', { name: another })
        .waitFor();
    },
  },
  {
    what: 'edits, moves and deletes a category',
    sends: ['adminUpdateCategory', 'adminMoveCategory', 'adminMoveCategory', 'adminDeleteCategory'],
    shows: ({ categoryId }) => ['/', '/pages', categoryPage(categoryId), categories],
    async perform(page, { another }) {
      await followLink(page, categories);
      await press(page, `Edit ${another}`);
      await page.getByRole('dialog').getByLabel('Title').fill(`${another} 2`);
      await press(page, 'Save');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await press(page, `Move ${another} 2 up`);
      await page.getByText(`${another} 2 is now number`).waitFor();
      await press(page, `Move ${another} 2 down`);
      await press(page, `Delete ${another} 2`);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).press('Enter');
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await page.getByRole('button', { name: `Edit ${another} 2` }).waitFor({ state: 'detached' });
    },
  },
  {
    // No list links to a hidden product.
    what: 'hides a product and restores it',
    sends: ['adminHideProduct', 'adminRestoreProduct'],
    shows: ({ bench, categoryId }) => [productPage(bench), categoryPage(categoryId), '/pages', '/'],
    async perform(page, { bench }) {
      await followLink(page, productPage(bench));
      await press(page, `Hide ${bench.name}`);
      await page.getByLabel('Reason (the seller sees this)').fill('It is unsafe.');
      await press(page, 'Hide product');
      await page.getByText('Reason: It is unsafe.').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
      await press(page, `Restore ${bench.name}`);
      await page.getByRole('button', { name: `Hide ${bench.name}` }).waitFor();
    },
  },
  {
    what: 'verifies a seller',
    sends: ['verifyUser'],
    shows: ({ bench }) => [sellers, productPage(bench)],
    async perform(page, { seller }) {
      await followLink(page, sellers);
      await press(page, `Verify ${seller.email}`);
      await page.getByText(`${seller.email} user verify successfully`).waitFor();
    },
  },
  {
    what: 'undoes the verification of a seller',
    sends: ['adminUnverifyUser'],
    shows: ({ bench }) => [sellers, productPage(bench)],
    async perform(page, { seller }) {
      await followLink(page, sellers);
      await press(page, `Undo verification of ${seller.email}`);
      await page.getByText(`${seller.email} is no longer verified`).waitFor();
    },
  },
  {
    what: 'makes a user an admin',
    sends: ['addAdmin'],
    shows: () => [addAdmin, buyers],
    async perform(page, { promoted }) {
      await followLink(page, addAdmin);
      await page.getByLabel('Email', { exact: true }).fill(promoted.email);
      await press(page, 'Add Admin');
      await page.getByRole('alert').first().waitFor();
    },
  },
  {
    what: 'demotes an admin',
    sends: ['adminDemoteAdmin'],
    shows: () => [addAdmin, buyers],
    async perform(page, { promoted }) {
      await followLink(page, addAdmin);
      const button = { name: `Demote ${promoted.email}`, confirm: 'Demote admin' };
      await pressAndConfirm(page, button, page.getByRole('cell', { name: promoted.email }));
    },
  },
  {
    what: 'suspends a buyer',
    asks: ['Person'],
    sends: ['adminSuspendUser'],
    shows: ({ buyerId }) => [buyers, personPage(buyerId)],
    async perform(page, { buyer, buyerId }) {
      await followLink(page, buyers);
      await followLink(page, personPage(buyerId));
      await press(page, 'Suspend');
      const dialog = page.getByRole('dialog', { name: `Suspend ${buyer.name}?` });
      await dialog.getByLabel('Reason').fill('They write rude messages.');
      await dialog.getByRole('button', { name: 'Suspend' }).press('Enter');
      await page.getByRole('main').getByText('They write rude messages.').waitFor();
      await dialog.waitFor({ state: 'detached' });
    },
  },
  {
    what: 'restores a buyer',
    sends: ['adminRestoreUser'],
    shows: ({ buyerId }) => [buyers, personPage(buyerId)],
    async perform(page, { buyerId }) {
      await followLink(page, buyers);
      await followLink(page, personPage(buyerId));
      await press(page, 'Restore');
      await press(page, 'Restore account');
      await page.getByText('is no longer suspended').waitFor();
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  },
  { ...deletes('a buyer', buyers, ({ buyer }) => buyer), shows: () => [buyers] },
  {
    ...deletes('a seller', sellers, ({ seller }) => seller),
    shows: ({ categoryId }) => [sellers, '/pages', categoryPage(categoryId), '/'],
  },
];
