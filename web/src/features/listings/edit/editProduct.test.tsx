import { anUpdate, type ProductInput } from '@fitness-zone/testkit/factories.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { forget, setUpApp } from '../../../../testing/renderApp.tsx';
import { routes } from '../../../app/routes.tsx';
import { loadScreens } from '../../../app/screen.tsx';
import { paths } from '../../../lib/paths.ts';

const { shop, createShop, renderApp } = setUpApp({ live: true });

// On a busy machine the form's screen takes longer to load than a test waits, and a screen that loads within a click is
// never shown.
beforeAll(async () => {
  await import('./EditProductPage.tsx');
  for (const path of [paths.home, paths.productList]) await loadScreens(routes, path);
});

/** A product's form, opened by its address; `save` is an edit by its seller on another device. */
async function openForm() {
  const users = await createShop([{ resalePrice: 400_00, location: 'Berlin' }]);
  const [bench] = users.products;
  if (!bench) throw new Error('Nothing was posted.');
  const page = renderApp(paths.editProduct(bench.id), { as: users.seller });
  await screen.findByRole('button', { name: 'Save changes' });
  await forget(page.operations);
  const { id, category, ...input } = bench;
  const save = (changes: Partial<ProductInput>) =>
    users.seller.updateProduct(anUpdate({ id, category }, { ...input, ...changes }));
  const type = (label: string, text: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value: text } });
  const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
  const stored = () => shop().models.Product.findById(bench.id).lean();
  return { ...page, users, bench, save, type, press, stored };
}

const value = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

test('an edit is one operation, and leads to the list of one’s products from a form that was opened by its address', async () => {
  const { type, press, operations, bench, stored } = await openForm();
  type('Resale price', '380.5');
  await press('Save changes');
  await screen.findByText(`${bench.productName} updated successfully`);
  await waitFor(() => expect(location.pathname).toBe(paths.productList));
  // The list wasn't opened before; details and the price guide load below the form's first fields.
  const others = ['MyProducts', 'CategoryAttributes', 'PriceGuide'];
  expect(operations.filter((name) => !others.includes(name))).toEqual(['UpdateProduct']);
  expect((await stored())?.resalePrice).toBe(380_50);
});

test('users who leave the form while it is saved stay where they are', async () => {
  const { type, press, client } = await openForm();
  const answer = Promise.withResolvers<void>();
  const send = fetch;
  vi.stubGlobal('fetch', async (...request: Parameters<typeof fetch>) => {
    const response = await send(...request);
    if (String(request[1]?.body).includes('UpdateProduct')) await answer.promise;
    return response;
  });
  type('Resale price', '380.5');
  await press('Save changes');
  // The live change precedes the answer; after it, nothing would be lost.
  await waitFor(() => expect(JSON.stringify(client.cache.extract())).toContain(`${380_50}`));
  const isLost = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await waitFor(() => expect(isLost()).toBe(false));
  fireEvent.click(screen.getByRole('link', { name: 'HOME' }));
  await waitFor(() => expect(location.pathname).toBe(paths.home));
  answer.resolve();
  await new Promise((resolve) => setTimeout(resolve, 300));
  vi.stubGlobal('fetch', send);
  expect(location.pathname).toBe(paths.home);
});

test('edits made elsewhere show, and saving overwrites none of them unseen', async () => {
  const { save, type, press, stored } = await openForm();
  type('Resale price', '380');
  type('Description', 'With a new chain.');
  await save({ resalePrice: 350_00, location: 'Bonn' });
  await screen.findByText(/Updated with changes made elsewhere: Location/);
  expect(value('Location')).toBe('Bonn');
  await screen.findByText('350 USD');
  screen.getByText('380 USD');
  await press('Save changes');
  expect((await stored())?.resalePrice).toBe(350_00);
  await press('Keep mine: Resale price');
  await waitFor(() => expect(screen.queryByText('350 USD')).toBeNull());
  await press('Save changes');
  await waitFor(() => expect(location.pathname).not.toMatch(/edit/));
  expect(await stored()).toMatchObject({
    resalePrice: 380_00,
    location: 'Bonn',
    body: 'With a new chain.',
  });
});

test('all of theirs can be taken at once', async () => {
  const { save, type, press } = await openForm();
  type('Resale price', '380');
  type('Location', 'Potsdam');
  await save({ resalePrice: 350_00, location: 'Bonn' });
  await screen.findByText('350 USD');
  await press('Take all theirs');
  await waitFor(() => expect([value('Resale price'), value('Location')]).toEqual(['350', 'Bonn']));
  expect(screen.queryByText('350 USD')).toBeNull();
});

test('a product that is sold meanwhile cannot be saved, and what was typed stays', async () => {
  const { users, bench, type, operations } = await openForm();
  type('Location', 'Potsdam');
  const { buyer } = users;
  await buyer.recordPayment(await buyer.confirmPayment(bench), bench).settled();
  await screen.findByText(/This product was sold while you were editing it/);
  expect(value('Location')).toBe('Potsdam');
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
  expect(operations).not.toContain('UpdateProduct');
});

test('a product that is paused meanwhile can be saved, and one that is removed cannot', async () => {
  const { users, bench } = await openForm();
  await users.seller.pauseProduct(bench);
  await screen.findByText(/This product was paused while you were editing it/);
  screen.getByRole('button', { name: 'Save changes' });
  await users.seller.deleteProduct(bench);
  await screen.findByText(/This product was removed from sale while you were editing it/);
  expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
});

test('other sellers’ products and sold ones have no form', async () => {
  const users = await createShop([{}]);
  const [bench] = users.products;
  if (!bench) throw new Error('Nothing was posted.');
  renderApp(paths.editProduct(bench.id), { as: users.otherSeller });
  await screen.findByText('Only its seller can edit it.');
  expect(screen.queryByRole('form', { name: 'Edit product' })).toBeNull();
});
