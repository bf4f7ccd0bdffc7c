import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { by, byEveryRole, type Case, unknownId } from './cases.ts';
import type { People } from './twoShops.ts';

/** Cases of categories and products. */
export const catalogCases = (): Case[] => [
  ...addCategory,
  ...addProduct,
  ...deleteProduct,
  ...advertiseProduct,
];

const addCategory: Case[] = [
  ...byEveryRole('AddCategory', () => ({ input: aCategory() })),
  by('admin', 'AddCategory', 'with spaces around its texts', () => {
    const { title, body, ...rest } = aCategory();
    return { input: { title: ` ${title} `, body: ` ${body} `, ...rest } };
  }),
  by('admin', 'AddCategory', 'again', async ({ admin }) => {
    const input = aCategory();
    await admin.addsCategory(input);
    return { input };
  }),
  by('admin', 'AddCategory', 'with a title that is taken', async ({ admin }) => {
    const input = aCategory();
    await admin.addsCategory(input);
    return { input: { ...input, body: 'Another description.' } };
  }),
  by('admin', 'AddCategory', 'when there are 100', async (_people, { shop }) => {
    await shop.models.Category.insertMany(Array.from({ length: 100 }, () => aCategory()));
    return { input: aCategory() };
  }),
];

/** A product with a category of its own. */
async function newProduct({ admin }: People) {
  const { id: categoryId } = await admin.addsCategory(aCategory());
  return { ...aProduct(), categoryId };
}

const addProduct: Case[] = [
  ...byEveryRole('AddProduct', async (people) => ({ input: await newProduct(people) })),
  by('seller', 'AddProduct', 'with spaces around its texts', async (people) => {
    const input = await newProduct(people);
    const { productName, body, location } = input;
    const spaced = {
      productName: ` ${productName} `,
      body: ` ${body} `,
      location: ` ${location} `,
    };
    return { input: { ...input, ...spaced } };
  }),
  by('seller', 'AddProduct', 'of a thousand dollars and a fraction of a year', async (people) => ({
    input: {
      ...(await newProduct(people)),
      originalPrice: 123_400,
      resalePrice: 100_005,
      yearsOfUsedProduct: 1.5,
    },
  })),
  by('seller', 'AddProduct', 'in an unknown category', () => ({
    input: { ...aProduct(), categoryId: unknownId },
  })),
  by('seller', 'AddProduct', 'in a category whose id is no id', () => ({
    input: { ...aProduct(), categoryId: 'benches' },
  })),
  by('seller', 'AddProduct', 'again with the same request id', async (people, { shop }) => {
    const input = { ...(await newProduct(people)), requestId: 'request 1' };
    await people.seller.posts(input);
    const posted = await shop.models.Product.countDocuments({ productName: input.productName });
    if (posted !== 1) throw new Error('The product was not posted.');
    return { input: { ...input, productName: 'Another name' } };
  }),
  by('seller', 'AddProduct', 'with a request id of another seller', async (people) => {
    const input = { ...(await newProduct(people)), requestId: 'request 1' };
    await people.competitor.posts(input);
    return { input };
  }),
];

/** A product that somebody has bought. */
export async function soldProduct({ seller, rival }: People) {
  const product = await seller.posts(aProduct());
  await rival.records(await rival.charges(product), product);
  return product;
}

/** A product that its seller has deleted. */
export async function removedProduct({ seller }: People) {
  const product = await seller.posts(aProduct());
  await seller.removes(product);
  return product;
}

const idOf = async (product: Promise<{ id: string }>) => ({ id: (await product).id });

const postedId = async (seller: People['seller']) => ({ id: (await seller.posts(aProduct())).id });

const ofUnknownIds = (operation: string): Case[] => [
  by('seller', operation, 'for an unknown id', () => ({ id: unknownId })),
  by('admin', operation, 'for an id that is none', () => ({ id: 'bench' })),
];

const deleteProduct: Case[] = [
  ...byEveryRole('DeleteProduct', ({ seller }) => postedId(seller)),
  by('competitor', 'DeleteProduct', 'of another seller', ({ seller }) => postedId(seller)),
  by('seller', 'DeleteProduct', 'that others have booked and begun to pay', async (people) => {
    const { seller, buyer, rival } = people;
    const product = await seller.posts(aProduct());
    await buyer.books(product);
    await rival.wishes(product);
    await rival.opens(product);
    return { id: product.id };
  }),
  by('seller', 'DeleteProduct', 'that is sold', (people) => idOf(soldProduct(people))),
  by('seller', 'DeleteProduct', 'again', (people) => idOf(removedProduct(people))),
  by('admin', 'DeleteProduct', 'again, by an admin', (people) => idOf(removedProduct(people))),
  by('competitor', 'DeleteProduct', 'of another seller, which is gone', (people) =>
    idOf(removedProduct(people)),
  ),
  ...ofUnknownIds('DeleteProduct'),
];

const advertiseProduct: Case[] = [
  ...byEveryRole('AdvertiseProduct', ({ seller }) => postedId(seller)),
  by('competitor', 'AdvertiseProduct', 'of another seller', ({ seller }) => postedId(seller)),
  by('seller', 'AdvertiseProduct', 'again', async ({ seller }) => {
    const product = await seller.posts(aProduct());
    await seller.advertises(product);
    return { id: product.id };
  }),
  by('seller', 'AdvertiseProduct', 'that is sold', (people) => idOf(soldProduct(people))),
  by('seller', 'AdvertiseProduct', 'that is deleted', (people) => idOf(removedProduct(people))),
  ...ofUnknownIds('AdvertiseProduct'),
];
