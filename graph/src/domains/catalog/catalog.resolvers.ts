import type { SellersStockChange } from '@fitness-zone/contract/catalog/stock.ts';
import type { Context } from '../../context/context.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { nullIfNotFound } from '../../graphql/null-if-not-found.ts';
import { whenReady } from '../../shared/when-ready.ts';
import { addProduct } from './add-product.service.ts';
import { advertiseProduct, endAdvertisement } from './advertising/advertise-product.service.ts';
import { adminProducts } from './all-products/all-products.queries.ts';
import { categoryAttributes, shownAttributes } from './attributes/product-attributes.rules.ts';
import { addCategory, browseCategories, viewCategory } from './categories/category.service.ts';
import { deleteCategory } from './categories/delete-category.service.ts';
import { moveCategory } from './categories/move-category.service.ts';
import { updateCategory } from './categories/update-category.service.ts';
import { imagesOf } from './editing/product-images.rules.ts';
import { updateProduct } from './editing/update-product.service.ts';
import { hideProduct } from './hiding/hide-product.service.ts';
import { canRestore, restoreProduct } from './hiding/restore-product.service.ts';
import type { ProductRecord } from './product.model.ts';
import {
  browseCategory,
  browseProducts,
  countOwnProducts,
  myProducts,
  previewProduct,
  previewProducts,
  viewProduct,
  withoutFilter,
} from './product.queries.ts';
import { distanceFrom } from './search/distance-from.queries.ts';
import { suggestSearches } from './search/suggest-searches.service.ts';
import {
  browseSellersProducts,
  countSellersProducts,
  sellingSince,
  viewSeller,
} from './sellers/seller.queries.ts';
import {
  emailShownTo,
  hidingShownTo,
  isDisputedTo,
  phoneShownTo,
  productCountShownTo,
  stockShownTo,
} from './shown-to-viewer.rules.ts';
import { similarProducts } from './similar-products.queries.ts';
import { changeOwnStock } from './stock/change-own-stock.service.ts';
import { deleteProduct } from './stock/delete-product.service.ts';
import {
  canAdvertise,
  canBuy,
  canChangeOwnStock,
  canDelete,
  canEditProduct,
  canEndAdvertisement,
  canHide,
} from './viewer-rights.rules.ts';

/** A field whose value a rule decides for the viewer. */
const byViewer =
  <Given, Shown>(rule: (context: Context, given: Given) => Shown) =>
  (given: Given, _args: object, context: Context) =>
    rule(context, given);

const mayChange = (change: SellersStockChange) =>
  byViewer((context, product: ProductRecord) => canChangeOwnStock(change, context, product));

export const catalogResolvers: Resolvers = {
  Query: {
    categories: (_root, _args, context) => browseCategories(context),
    category: nullIfNotFound((context, { id }) => viewCategory(context, id)),
    products: (_root, { filter, ...page }, context) => browseProducts(context, page, filter ?? {}),
    adminProducts: async (_root, args, context) =>
      withoutFilter(await adminProducts.page(context, args)),
    searchSuggestions: (_root, args, context) => suggestSearches(context, args),
    product: nullIfNotFound((context, { id }) => viewProduct(context, id)),
    productPreview: nullIfNotFound((context, { id }) => previewProduct(context, id)),
    productPreviews: (_root, { ids }, context) => previewProducts(context, ids),
    seller: nullIfNotFound((context, { userId }) => viewSeller(context, userId)),
    myProducts: async (_root, page, context) => withoutFilter(await myProducts.page(context, page)),
  },
  Mutation: {
    addCategory: mutation((context, { input }) => addCategory(context, input)),
    adminUpdateCategory: mutation((context, { input }) => updateCategory(context, input)),
    adminMoveCategory: mutation((context, args) => moveCategory(context, args)),
    adminDeleteCategory: mutation((context, args) => deleteCategory(context, args)),
    addProduct: mutation((context, { input }) => addProduct(context, input)),
    updateProduct: mutation((context, { input }) => updateProduct(context, input)),
    pauseProduct: mutation((context, { id }) => changeOwnStock(context, 'pause', id)),
    resumeProduct: mutation((context, { id }) => changeOwnStock(context, 'resume', id)),
    markSoldElsewhere: mutation((context, { id }) =>
      changeOwnStock(context, 'markSoldElsewhere', id),
    ),
    relistProduct: mutation((context, { id }) => changeOwnStock(context, 'relist', id)),
    deleteProduct: mutation((context, { id }) => deleteProduct(context, id)),
    adminHideProduct: mutation((context, { input }) => hideProduct(context, input)),
    adminRestoreProduct: mutation((context, { id }) => restoreProduct(context, id)),
    advertiseProduct: mutation((context, { id }) => advertiseProduct(context, id)),
    endAdvertisement: mutation((context, { id }) => endAdvertisement(context, id)),
  },
  Category: {
    id: ({ _id }) => _id.toHexString(),
    position: ({ position }) => position ?? 0,
    productCount: byViewer(productCountShownTo),
    attributes: categoryAttributes,
    products: ({ _id }, page, context) => browseCategory(context, page, _id),
  },
  ProductConnection: {
    totalCount: ({ totalCount }) => totalCount(),
    facets: ({ facets }) => facets(),
    correctedText: ({ correctedText }) => correctedText(),
    textPrice: ({ textPrice }) => textPrice(),
    understood: ({ understood }) => understood(),
    advertisements: ({ advertisements }) => advertisements(),
  },
  ProductEdge: {
    missing: ({ missing }) => missing ?? [],
    distance: ({ distance }) => distance ?? null,
  },
  User: {
    productCount: (user, _args, context) => countOwnProducts(context, user),
    since: sellingSince,
    forSaleCount: (user, _args, context) => countSellersProducts(context, user, 'available'),
    soldCount: (user, _args, context) => countSellersProducts(context, user, 'sold'),
    productsForSale: (user, page, context) =>
      browseSellersProducts(context, user, 'available', page),
    productsSold: (user, page, context) => browseSellersProducts(context, user, 'sold', page),
  },
  Product: {
    id: ({ _id }) => _id.toHexString(),
    inStock: byViewer(stockShownTo),
    hidden: byViewer(hidingShownTo),
    images: imagesOf,
    attributes: shownAttributes,
    previousPrice: ({ previousPrice }) => previousPrice ?? null,
    edits: ({ edits }) => edits ?? [],
    place: ({ place }) => place ?? null,
    distance: distanceFrom,
    category: ({ categoryId }, _args, { loaders }) => loaders.category.load(categoryId),
    seller: ({ sellerId }, _args, { loaders }) => loaders.user.load(sellerId),
    sellerName: ({ sellerId }, _args, { loaders }) =>
      whenReady(loaders.user.load(sellerId), (seller) => seller?.name ?? null),
    sellerEmail: ({ sellerId }, _args, context) =>
      whenReady(context.loaders.user.load(sellerId), (seller) => emailShownTo(context, seller)),
    phone: byViewer(phoneShownTo),
    disputed: byViewer(isDisputedTo),
    viewerCanBuy: byViewer(canBuy),
    viewerCanDelete: byViewer(canDelete),
    viewerCanEdit: byViewer(canEditProduct),
    viewerCanPause: mayChange('pause'),
    viewerCanResume: mayChange('resume'),
    viewerCanMarkSoldElsewhere: mayChange('markSoldElsewhere'),
    viewerCanRelist: mayChange('relist'),
    viewerCanAdvertise: byViewer(canAdvertise),
    viewerCanEndAdvertisement: byViewer(canEndAdvertisement),
    viewerCanHide: byViewer(canHide),
    viewerCanRestore: byViewer(canRestore),
    similarProducts: (product, { first }, context) => similarProducts(context, product, first),
  },
  ProductImage: { image: ({ url }) => url },
  Hiding: { reason: ({ reason }) => reason ?? null, hiddenAt: ({ at }) => at },
};
