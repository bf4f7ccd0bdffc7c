import type { Goods, Member } from './accounts.ts';
import { aPhoto } from './forms.ts';
import { follow } from './screens.ts';
import { categoryPage, type Deed, press, productPage } from './userAction.ts';

const addCategory = '/pages/add-category';
const addAdmin = '/pages/add-admin';
const buyers = '/pages/buyer-users';
const sellers = '/pages/seller-users';

/** Accounts that an admin may do with as they like, and the seller's goods on a shelf. */
export type AdminScene = {
  seller: Member;
  buyer: Member;
  promoted: Member;
  bench: Goods;
  categoryId: string;
  /** what a further category will be called */
  another: string;
};

/** The screens that an admin has opened before. */
export const adminScreens = ({ bench, categoryId }: AdminScene): string[] => [
  ...[buyers, sellers, addCategory, addAdmin, '/pages', productPage(bench)],
  ...[categoryPage(categoryId), '/'],
];

const deletes = (what: string, path: string, who: (scene: AdminScene) => Member) =>
  ({
    what: `deletes ${what}`,
    sends: ['DeleteUser'],
    async does(page, scene) {
      const { email } = who(scene);
      await follow(page, path);
      await press(page, `Delete ${email}`);
      await press(page, 'Delete user');
      await page.getByRole('cell', { name: email }).waitFor({ state: 'detached' });
      await page.getByRole('dialog').waitFor({ state: 'detached' });
    },
  }) satisfies Partial<Deed<AdminScene>>;

export const adminDeeds: Deed<AdminScene>[] = [
  {
    what: 'adds a category',
    sends: ['AddCategory'],
    shows: () => [addCategory, '/', '/pages'],
    async does(page, { another }) {
      await follow(page, addCategory);
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
    async does(page, { seller }) {
      await follow(page, sellers);
      await press(page, `Verify ${seller.email}`);
      await page.getByText(`${seller.email} user verify successfully`).waitFor();
    },
  },
  {
    what: 'makes somebody an admin',
    sends: ['AddAdmin'],
    shows: () => [addAdmin, buyers],
    async does(page, { promoted }) {
      await follow(page, addAdmin);
      await page.getByLabel('Email', { exact: true }).fill(promoted.email);
      await press(page, 'Add Admin');
      await page.getByRole('alert').first().waitFor();
    },
  },
  { ...deletes('a buyer', buyers, ({ buyer }) => buyer), shows: () => [buyers] },
  {
    ...deletes('a seller', sellers, ({ seller }) => seller),
    shows: ({ categoryId }) => [sellers, '/pages', categoryPage(categoryId), '/'],
  },
];
