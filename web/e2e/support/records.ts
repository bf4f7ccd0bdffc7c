import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import {
  type HttpUser,
  type ShopAddress,
  signIn,
  signUp,
  uniqueName,
} from '@fitness-zone/testkit/users/sign-up.ts';
import { demoAdmin } from './forms.ts';

export type PostedProduct = { id: string; name: string };

const created: HttpUser[] = [];

/** Creates an account without a browser. */
export async function createUser(
  shop: ShopAddress,
  role: 'buyer' | 'seller',
  name: string,
): Promise<HttpUser> {
  const user = await signUp(shop, { role, name });
  created.push(user);
  return user;
}

/** Deletes the created users and their products, so that lists don't grow from test to test. */
export async function deleteCreatedUsers(admin: HttpUser): Promise<void> {
  // Some were deleted already or are admins now.
  await Promise.allSettled(created.splice(0).map((user) => admin.deleteUser(user)));
}

export const signInAsAdmin = (shop: ShopAddress): Promise<HttpUser> =>
  signIn(shop, { name: 'Admin', ...demoAdmin });

/** Adds a category for one test. */
export const createCategory = async (admin: HttpUser): Promise<{ id: string; title: string }> =>
  admin.addCategory(
    aCategory({ title: uniqueName('Benches'), image: await existingPicture(admin) }),
  );

/** Posts a product for each name, in order. */
export async function createProducts<const Names extends readonly string[]>(
  seller: HttpUser,
  categoryId: string,
  ...names: Names
): Promise<{ [Place in keyof Names]: PostedProduct }> {
  const image = await existingPicture(seller);
  const posted: PostedProduct[] = [];
  for (const name of names.map(uniqueName)) {
    const { id } = await seller.addProduct(aProduct({ categoryId, image, productName: name }));
    posted.push({ id, name });
  }
  return posted as { [Place in keyof Names]: PostedProduct };
}

/** Posts a product in a category of its own, by a seller with this name. */
export async function createProductOfItsOwn(
  shop: ShopAddress,
  admin: HttpUser,
  sellerName: string,
): Promise<{
  seller: HttpUser;
  category: { id: string; title: string };
  product: PostedProduct;
}> {
  const [seller, category] = await Promise.all([
    createUser(shop, 'seller', sellerName),
    createCategory(admin),
  ]);
  const [product] = await createProducts(seller, category.id, 'Rower');
  return { seller, category, product };
}

export async function sellerOf({ graphql }: HttpUser, { id }: PostedProduct): Promise<string> {
  const { productPreview } = await graphql<{ productPreview: { seller: { id: string } } }>(
    `{ productPreview(id: "${id}") { seller { id } } }`,
  );
  return productPreview.seller.id;
}

/** The address of a picture that the shop has. */
export async function existingPicture({ graphql }: HttpUser): Promise<string> {
  const { categories } = await graphql<{ categories: { image: { url: string } }[] }>(
    '{ categories { image { url } } }',
  );
  return categories[0]?.image.url ?? '';
}

/** The id of an account that a test uses. */
export async function idOf({ graphql }: HttpUser): Promise<string> {
  const { me } = await graphql<{ me: { id: string } }>('{ me { id } }');
  return me.id;
}
