import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { by, byEveryRole, type Case, unknownId } from '../cases.ts';
import type { Users } from '../twoShops.ts';

/** Cases of categories and products. */
export const catalogCases = (): Case[] => [
  ...addCategory,
  ...updateCategory,
  ...moveCategory,
  ...deleteCategory,
  ...addProduct,
  ...deleteProduct,
  ...advertiseProduct,
  ...endAdvertisement,
];

const addCategory: Case[] = [
  ...byEveryRole('AddCategory', () => ({ input: aCategory() })),
  by('admin', 'AddCategory', 'with spaces around its texts', () => {
    const { title, body, ...rest } = aCategory();
    return { input: { title: ` ${title} `, body: ` ${body} `, ...rest } };
  }),
  by('admin', 'AddCategory', 'again', async ({ admin }) => {
    const input = aCategory();
    await admin.addCategory(input);
    return { input };
  }),
  by('admin', 'AddCategory', 'with a title that is taken', async ({ admin }) => {
    const input = aCategory();
    await admin.addCategory(input);
    return { input: { ...input, body: 'Another description.' } };
  }),
  by('admin', 'AddCategory', 'when there are 100', async (_people, { shop }) => {
    await shop.models.Category.insertMany(Array.from({ length: 100 }, () => aCategory()));
    return { input: aCategory() };
  }),
];

/** Some categories, in the order of their titles. */
async function someCategories({ admin }: Users) {
  const [first, second, third] = [
    await admin.addCategory(aCategory({ title: 'A' })),
    await admin.addCategory(aCategory({ title: 'B' })),
    await admin.addCategory(aCategory({ title: 'C' })),
  ];
  return { first, second, third };
}

const updateCategory: Case[] = [
  ...byEveryRole('UpdateCategory', async (users) => ({
    input: { ...aCategory(), id: (await someCategories(users)).first.id },
  })),
  by('admin', 'UpdateCategory', 'with what it says already', async ({ admin }) => {
    const input = aCategory();
    return { input: { ...input, id: (await admin.addCategory(input)).id } };
  }),
  by('admin', 'UpdateCategory', 'with a title that is taken', async (users) => ({
    input: { ...aCategory({ title: 'B' }), id: (await someCategories(users)).first.id },
  })),
  by('admin', 'UpdateCategory', 'of an unknown category', () => ({
    input: { ...aCategory(), id: unknownId },
  })),
];

const moveCategory: Case[] = [
  ...byEveryRole('MoveCategory', async (users) => {
    const { third, first } = await someCategories(users);
    return { id: third.id, before: first.id };
  }),
  by('admin', 'MoveCategory', 'to the end', async (users) => ({
    id: (await someCategories(users)).first.id,
  })),
  by('admin', 'MoveCategory', 'in an order of theirs', async (users) => {
    const { first, second, third } = await someCategories(users);
    await users.admin.moveCategory(third, first);
    return { id: second.id, before: first.id };
  }),
  by('admin', 'MoveCategory', 'to where it is', async (users) => {
    const { first, second } = await someCategories(users);
    return { id: first.id, before: second.id };
  }),
  by('admin', 'MoveCategory', 'before an unknown category', async (users) => ({
    id: (await someCategories(users)).first.id,
    before: unknownId,
  })),
];

const deleteCategory: Case[] = [
  ...byEveryRole('DeleteCategory', async (users) => ({
    id: (await someCategories(users)).first.id,
  })),
  by('admin', 'DeleteCategory', 'with products', async (users) => {
    const { first } = await someCategories(users);
    await users.seller.addProduct(aProduct({ categoryId: first.id }));
    return { id: first.id };
  }),
  by('admin', 'DeleteCategory', 'with products that go elsewhere', async (users) => {
    const { first, second } = await someCategories(users);
    await users.seller.addProduct(aProduct({ categoryId: first.id }));
    const paused = await users.seller.addProduct(aProduct({ categoryId: first.id }));
    await users.seller.pauseProduct(paused);
    return { id: first.id, moveProductsTo: second.id };
  }),
  by('admin', 'DeleteCategory', 'into itself', async (users) => {
    const { first } = await someCategories(users);
    return { id: first.id, moveProductsTo: first.id };
  }),
  by('admin', 'DeleteCategory', 'into an unknown category', async (users) => ({
    id: (await someCategories(users)).first.id,
    moveProductsTo: unknownId,
  })),
  by('admin', 'DeleteCategory', 'that is unknown', () => ({ id: unknownId })),
];

/** A product with a category of its own. */
async function newProduct({ admin }: Users) {
  const { id: categoryId } = await admin.addCategory(aCategory());
  return { ...aProduct(), categoryId };
}

const addProduct: Case[] = [
  ...byEveryRole('AddProduct', async (users) => ({ input: await newProduct(users) })),
  by('seller', 'AddProduct', 'with spaces around its texts', async (users) => {
    const input = await newProduct(users);
    const { productName, body, location } = input;
    const spaced = {
      productName: ` ${productName} `,
      body: ` ${body} `,
      location: ` ${location} `,
    };
    return { input: { ...input, ...spaced } };
  }),
  by('seller', 'AddProduct', 'of a thousand dollars and a fraction of a year', async (users) => ({
    input: {
      ...(await newProduct(users)),
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
  by('seller', 'AddProduct', 'again with the same request id', async (users, { shop }) => {
    const input = { ...(await newProduct(users)), requestId: 'request 1' };
    await users.seller.addProduct(input);
    const posted = await shop.models.Product.countDocuments({ productName: input.productName });
    if (posted !== 1) throw new Error('The product was not posted.');
    return { input: { ...input, productName: 'Another name' } };
  }),
  by('seller', 'AddProduct', 'with a request id of another seller', async (users) => {
    const input = { ...(await newProduct(users)), requestId: 'request 1' };
    await users.otherSeller.addProduct(input);
    return { input };
  }),
];

/** A product that somebody has bought. */
export async function soldProduct({ seller, otherBuyer }: Users) {
  const product = await seller.addProduct(aProduct());
  await otherBuyer.recordPayment(await otherBuyer.confirmPayment(product), product);
  return product;
}

/** A product that its seller has deleted. */
export async function removedProduct({ seller }: Users) {
  const product = await seller.addProduct(aProduct());
  await seller.deleteProduct(product);
  return product;
}

const idOf = async (product: Promise<{ id: string }>) => ({ id: (await product).id });

const postedId = async (seller: Users['seller']) => ({
  id: (await seller.addProduct(aProduct())).id,
});

const ofUnknownIds = (operation: string): Case[] => [
  by('seller', operation, 'for an unknown id', () => ({ id: unknownId })),
  by('admin', operation, 'for an id that is none', () => ({ id: 'bench' })),
];

const deleteProduct: Case[] = [
  ...byEveryRole('DeleteProduct', ({ seller }) => postedId(seller)),
  by('otherSeller', 'DeleteProduct', 'of another seller', ({ seller }) => postedId(seller)),
  by('seller', 'DeleteProduct', 'that others have booked and begun to pay', async (users) => {
    const { seller, buyer, otherBuyer } = users;
    const product = await seller.addProduct(aProduct());
    await buyer.addToBookingList(product);
    await otherBuyer.addToWishList(product);
    await otherBuyer.createPaymentIntent(product);
    return { id: product.id };
  }),
  by('seller', 'DeleteProduct', 'that is sold', (users) => idOf(soldProduct(users))),
  by('seller', 'DeleteProduct', 'again', (users) => idOf(removedProduct(users))),
  by('admin', 'DeleteProduct', 'again, by an admin', (users) => idOf(removedProduct(users))),
  by('otherSeller', 'DeleteProduct', 'of another seller, which is gone', (users) =>
    idOf(removedProduct(users)),
  ),
  ...ofUnknownIds('DeleteProduct'),
];

const advertiseProduct: Case[] = [
  ...byEveryRole('AdvertiseProduct', ({ seller }) => postedId(seller)),
  by('otherSeller', 'AdvertiseProduct', 'of another seller', ({ seller }) => postedId(seller)),
  by('seller', 'AdvertiseProduct', 'again', async ({ seller }) => {
    const product = await seller.addProduct(aProduct());
    await seller.advertiseProduct(product);
    return { id: product.id };
  }),
  by('seller', 'AdvertiseProduct', 'that is sold', (users) => idOf(soldProduct(users))),
  by('seller', 'AdvertiseProduct', 'that is deleted', (users) => idOf(removedProduct(users))),
  ...ofUnknownIds('AdvertiseProduct'),
];

const advertisedId = async (seller: Users['seller']) => {
  const { id } = await postedId(seller);
  await seller.advertiseProduct({ id });
  return { id };
};

const endAdvertisement: Case[] = [
  ...byEveryRole('EndAdvertisement', ({ seller }) => advertisedId(seller)),
  by('otherSeller', 'EndAdvertisement', 'of another seller', ({ seller }) => advertisedId(seller)),
  by('seller', 'EndAdvertisement', 'that is not advertised', ({ seller }) => postedId(seller)),
  by('admin', 'EndAdvertisement', 'that no seller advertises', ({ seller }) => postedId(seller)),
  by('seller', 'EndAdvertisement', 'that is sold', (users) => idOf(soldProduct(users))),
  by('seller', 'EndAdvertisement', 'that is deleted', (users) => idOf(removedProduct(users))),
  by('otherBuyer', 'RecordPayment', 'for what is advertised', async (users) => {
    const { id } = await advertisedId(users.seller);
    const transactionId = await users.otherBuyer.confirmPayment({ id });
    return { input: { transactionId, productId: id } };
  }),
  by('seller', 'DeleteProduct', 'that is advertised', ({ seller }) => advertisedId(seller)),
  ...ofUnknownIds('EndAdvertisement'),
];
