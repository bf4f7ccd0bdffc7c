import type { AddCategoryInput, AddProductInput, Resolvers } from '../generated/resolvers.ts';
import { byId, type MockContext, newId, type ProductRecord } from '../records.ts';
import { answering, only, Refused } from '../refusal.ts';

/** Posting, advertising and deleting on the mocks. */
export const catalogResolvers: Required<Resolvers>['Mutation'] = {
  addCategory: answering(({ input }: { input: AddCategoryInput }, context) => {
    only(context, 'ADMIN');
    const namesake = context.world.categories.find(({ title }) => title === input.title);
    if (namesake && (namesake.body !== input.body || namesake.image !== input.image)) {
      throw new Refused('CONFLICT', `There is already a category "${input.title}".`);
    }
    const category = namesake ?? { id: newId(), ...input };
    if (!namesake) context.world.categories.push(category);
    return { message: `${category.title} added successfully`, category };
  }),
  addProduct: answering(({ input }: { input: AddProductInput }, context) => {
    const { requestId: _, ...details } = input;
    const viewer = only(context, 'SELLER');
    const product: ProductRecord = {
      id: newId(),
      ...details,
      sellerId: viewer.id,
      inStock: 'AVAILABLE',
      postedTime: new Date().toISOString(),
      advertisement: false,
      reported: false,
    };
    context.world.products.push(product);
    return { message: `${product.productName} added successfully`, product, viewer };
  }),
  deleteProduct: answering(({ id }: { id: string }, context) => {
    const { viewer, product } = manage(context, id);
    product.inStock = 'REMOVED';
    return { message: `${product.productName} deleted successfully`, product, viewer };
  }),
  advertiseProduct: answering(({ id }: { id: string }, context) => {
    const { product } = manage(context, id);
    product.advertisement = true;
    return { message: `${product.productName} advertised successfully`, product };
  }),
};

function manage(context: MockContext, id: string) {
  const viewer = only(context, 'SELLER', 'ADMIN');
  const product = byId(context.world.products, id);
  if (!product || product.inStock === 'REMOVED')
    throw new Refused('NOT_FOUND', 'Product not found.');
  if (viewer.role !== 'ADMIN' && product.sellerId !== viewer.id) {
    throw new Refused('FORBIDDEN', 'This product belongs to another seller.');
  }
  if (product.inStock === 'SOLD') {
    throw new Refused('NOT_AVAILABLE', 'A sold product cannot be changed.');
  }
  return { viewer, product };
}
