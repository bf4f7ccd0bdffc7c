import type { HttpUser } from '@fitness-zone/testkit/users/sign-up.ts';
import { aPhoto } from '../support/forms.ts';
import type { PostedProduct } from '../support/records.ts';
import { followLink } from '../support/screens.ts';
import {
  categoryPage,
  press,
  pressAndConfirm,
  productPage,
  type UserAction,
} from './userAction.ts';

const addCategory = '/pages/add-category';
const addAdmin = '/pages/add-admin';
const buyers = '/pages/buyer-users';
const sellers = '/pages/seller-users';

/** Accounts that an admin acts on, and a product of the seller in its category. */
type AdminRecords = {
  seller: HttpUser;
  buyer: HttpUser;
  promoted: HttpUser;
  bench: PostedProduct;
  categoryId: string;
  /** what a further category will be called */
  another: string;
};

/** The screens that an admin has opened before. */
export const adminScreens = ({ bench, categoryId }: AdminRecords): string[] => [
  ...[buyers, sellers, addCategory, addAdmin, '/pages', productPage(bench)],
  ...[categoryPage(categoryId), '/'],
];

const deletes = (what: string, path: string, who: (records: AdminRecords) => HttpUser) =>
  ({
    what: `deletes ${what}`,
    sends: ['DeleteUser'],
    async perform(page, records) {
      const { email } = who(records);
      await followLink(page, path);
      const button = { name: `Delete ${email}`, confirm: 'Delete user' };
      await pressAndConfirm(page, button, page.getByRole('cell', { name: email }));
    },
  }) satisfies Partial<UserAction<AdminRecords>>;

export const adminActions: UserAction<AdminRecords>[] = [
  {
    what: 'adds a category',
    sends: ['AddCategory'],
    shows: () => [addCategory, '/', '/pages'],
    async perform(page, { another }) {
      await followLink(page, addCategory);
      await page.getByLabel('Title').fill(another);
      await page.getByLabel('Description').fill('Something to hold on to.');
      await page.locator('input[type=file]').setInputFiles(await aPhoto('category'));
      await press(page, 'Add Category');
      await page.getByRole('main').getByRole('link', { name: another }).waitFor();
    },
  },
  {
    what: 'verifies a seller',
    sends: ['VerifyUser'],
    shows: ({ bench }) => [sellers, productPage(bench)],
    async perform(page, { seller }) {
      await followLink(page, sellers);
      await press(page, `Verify ${seller.email}`);
      await page.getByText(`${seller.email} user verify successfully`).waitFor();
    },
  },
  {
    what: 'makes a user an admin',
    sends: ['AddAdmin'],
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
    sends: ['DemoteAdmin'],
    shows: () => [addAdmin, buyers],
    async perform(page, { promoted }) {
      await followLink(page, addAdmin);
      const button = { name: `Demote ${promoted.email}`, confirm: 'Demote admin' };
      await pressAndConfirm(page, button, page.getByRole('cell', { name: promoted.email }));
    },
  },
  { ...deletes('a buyer', buyers, ({ buyer }) => buyer), shows: () => [buyers] },
  {
    ...deletes('a seller', sellers, ({ seller }) => seller),
    shows: ({ categoryId }) => [sellers, '/pages', categoryPage(categoryId), '/'],
  },
];
