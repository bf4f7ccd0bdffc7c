import {
  canChangeStock,
  canEdit,
  canSellerChange,
  type SellersStockChange,
  type StockChange,
} from '@fitness-zone/contract/catalog/stock.ts';
import type { Context } from '../../context/context.ts';
import { isOwnBusiness } from '../../context/own-business.ts';
import { isOwnSeller, mayManage } from './own-product.rules.ts';
import type { ProductRecord } from './product.model.ts';

// The viewer's rights on a product in its current state. The services check again before they act.

type Viewing = Pick<Context, 'viewer'>;

/** Whether the viewer may book, wish, pay and make offers. */
export const canBuy = ({ viewer }: Viewing, { inStock }: ProductRecord): boolean =>
  viewer?.role === 'buyer' && inStock === 'available';

/** Whether its seller may make this change now. */
const canChange = (change: StockChange, { inStock, hold }: ProductRecord) =>
  canSellerChange(change, { stock: inStock, isHeld: hold != null });

export const canChangeOwnStock = (
  change: SellersStockChange,
  context: Viewing,
  product: ProductRecord,
): boolean => isOwnSeller(context, product) && canChange(change, product);

/** While it is held for a buyer, admins can delete it, but its seller can't. */
export const canDelete = (context: Viewing, product: ProductRecord): boolean =>
  isOwnSeller(context, product)
    ? canChange('remove', product)
    : mayManage(context, product) && canChangeStock('remove', product.inStock);

export const canEditProduct = (context: Viewing, product: ProductRecord): boolean =>
  isOwnSeller(context, product) && canEdit(product.inStock) && !product.hold;

export const canAdvertise = (context: Viewing, product: ProductRecord): boolean =>
  mayManage(context, product) && product.inStock === 'available' && !product.advertisement;

export const canEndAdvertisement = (context: Viewing, product: ProductRecord): boolean =>
  mayManage(context, product) && product.advertisement;

/** Products for sale, paused, sold elsewhere, or hidden by their seller's suspension. */
export const canBeHidden = ({ inStock, hidden }: ProductRecord): boolean =>
  canChangeStock('hide', inStock) || (inStock === 'hidden' && hidden?.cause === 'suspension');

export const canHide = ({ viewer }: Viewing, product: ProductRecord): boolean =>
  viewer?.role === 'admin' && !isOwnBusiness({ viewer }, product.sellerId) && canBeHidden(product);
