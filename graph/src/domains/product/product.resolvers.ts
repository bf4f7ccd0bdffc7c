import type { SellersStockChange } from '@fitness-zone/contract/catalog/stock.ts';
import type { Context } from '../../context/context.ts';
import type { Resolvers } from '../../generated/graphql.ts';
import { mutation } from '../../graphql/mutation.ts';
import { nullIfNotFound } from '../../graphql/null-if-not-found.ts';
import { whenReady } from '../../shared/when-ready.ts';
import { shownAttributes } from '../categories/attributes/product-attributes.rules.ts';
import { hideProduct } from './hiding/hide-product.service.ts';
import { canRestore, restoreProduct } from './hiding/restore-product.service.ts';
import type { ProductRecord } from './product.model.ts';
import { previewProduct, previewProducts, viewProduct } from './product.queries.ts';
import { imagesOf } from './product-images.rules.ts';
import {
  emailShownTo,
  hidingShownTo,
  isDisputedTo,
  phoneShownTo,
  stockShownTo,
} from './shown-to-viewer.rules.ts';
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

export const productResolvers: Resolvers = {
  Query: {
    product: nullIfNotFound((context, { id }) => viewProduct(context, id)),
    productPreview: nullIfNotFound((context, { id }) => previewProduct(context, id)),
    productPreviews: (_root, { ids }, context) => previewProducts(context, ids),
  },
  Mutation: {
    adminHideProduct: mutation((context, { input }) => hideProduct(context, input)),
    adminRestoreProduct: mutation((context, { id }) => restoreProduct(context, id)),
  },
  Product: {
    inStock: byViewer(stockShownTo),
    hidden: byViewer(hidingShownTo),
    images: imagesOf,
    attributes: shownAttributes,
    edits: ({ edits }) => edits ?? [],
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
  },
  ProductImage: { image: ({ url }) => url },
  Hiding: { hiddenAt: ({ at }) => at },
};
