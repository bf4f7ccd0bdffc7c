import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { withoutFilter } from '../finding/all-products/browse-products.queries.ts';
import { addProduct } from './add-product.service.ts';
import { changeOwnStock } from './change-own-stock.service.ts';
import { deleteProduct } from './delete-product.service.ts';
import { updateProduct } from './editing/update-product.service.ts';
import { countOwnProducts, myProducts } from './my-products.queries.ts';

export const listingResolvers: Resolvers = {
  Query: {
    myProducts: async (_root, page, context) => withoutFilter(await myProducts.page(context, page)),
  },
  Mutation: {
    addProduct: mutation((context, { input }) => addProduct(context, input)),
    updateProduct: mutation((context, { input }) => updateProduct(context, input)),
    pauseProduct: mutation((context, { id }) => changeOwnStock(context, 'pause', id)),
    resumeProduct: mutation((context, { id }) => changeOwnStock(context, 'resume', id)),
    markSoldElsewhere: mutation((context, { id }) =>
      changeOwnStock(context, 'markSoldElsewhere', id),
    ),
    relistProduct: mutation((context, { id }) => changeOwnStock(context, 'relist', id)),
    deleteProduct: mutation((context, { id }) => deleteProduct(context, id)),
  },
  User: { productCount: (user, _args, context) => countOwnProducts(context, user) },
};
