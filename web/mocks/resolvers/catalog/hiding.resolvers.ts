import {
  ownStockSentence,
  restoringTo,
  stockSentence,
} from '@fitness-zone/contract/catalog/stock.ts';
import type { MockContext } from '../../context.ts';
import type { HideProductInput, Resolvers } from '../../generated/resolvers.ts';
import { recordAct } from '../../records/audit/auditLog.ts';
import { byId } from '../../records/findRecords.ts';
import type { ProductRecord, Records } from '../../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';
import { canChange, changeStock, stockOf } from './stock.ts';

/** Hides a product, as an admin does. */
export function hideProduct(given: { input: HideProductInput }, context: MockContext) {
  requireRole(context, 'ADMIN');
  const { id, reason } = validInput('HideProductInput', given.input);
  const product = byId(context.records.products, id);
  if (!product || product.inStock === 'REMOVED') throw notFound('Product');
  if (isHiddenBySuspension(product)) {
    recordAct(context, 'HIDE_PRODUCT', product.id);
    product.hidden = { reason, hiddenAt: new Date().toISOString() };
    return { message: `${product.productName} is hidden`, product };
  }
  if (!canChange('hide', product)) {
    const alreadyDone = product.inStock === 'HIDDEN';
    const message = ownStockSentence(product.productName, stockOf(product));
    const payload = { product };
    throw new Refusal(alreadyDone ? 'CONFLICT' : 'NOT_AVAILABLE', message, {
      alreadyDone,
      payload,
    });
  }
  recordAct(context, 'HIDE_PRODUCT', product.id);
  changeStock(context.records, product, 'hide');
  product.hidden = { reason, hiddenAt: new Date().toISOString() };
  return { message: `${product.productName} is hidden`, product };
}

/** By which admins take products out of sight, and bring them back. */
export const hidingResolvers: Pick<
  Required<Resolvers>['Mutation'],
  'hideProduct' | 'restoreProduct'
> = {
  hideProduct: mutation(hideProduct),
  restoreProduct: mutation((given: { id: string }, context) => {
    requireRole(context, 'ADMIN');
    const { records } = context;
    const { id } = validInput('MutationRestoreProductArgs', given);
    const product = byId(records.products, id);
    if (!product) throw notFound('Product');
    if (!canChange('restore', product)) throw notHidden(product);
    const seller = byId(records.users, product.sellerId);
    if (!seller) {
      const message = `The account that sold ${product.productName} is deleted.`;
      throw new Refusal('NOT_AVAILABLE', message, { payload: { product } });
    }
    if (seller.suspendedAt) {
      const message = `The account that sells ${product.productName} is suspended.`;
      throw new Refusal('NOT_AVAILABLE', message, { payload: { product } });
    }
    recordAct(context, 'RESTORE_PRODUCT', product.id);
    restoreStock(records, product);
    return { message: `${product.productName} is restored`, product };
  }),
};

/** Hides a product since its seller is suspended. */
export function hideForSuspension(records: Records, product: ProductRecord): void {
  changeStock(records, product, 'hide');
  product.hidden = { reason: null, hiddenAt: new Date().toISOString() };
}

/** Whether a product is hidden since its seller is suspended. */
export const isHiddenBySuspension = ({ inStock, hidden }: ProductRecord): boolean =>
  inStock === 'HIDDEN' && hidden?.reason === null;

/** Brings a product back to the state it came from. */
export function restoreStock(records: Records, product: ProductRecord): void {
  const stock = (['AVAILABLE', 'SOLD_ELSEWHERE'] as const).find(
    (one) => one === product.stockBefore,
  );
  const change = { AVAILABLE: 'available', SOLD_ELSEWHERE: 'sold-elsewhere' } as const;
  changeStock(records, product, restoringTo[stock ? change[stock] : 'paused']);
}

function notHidden(product: ProductRecord): Refusal {
  const message = stockSentence(product.productName, stockOf(product));
  const alreadyDone = product.inStock !== 'SOLD';
  return new Refusal('CONFLICT', message, { alreadyDone, payload: { product } });
}
