import {
  canChangeStock,
  canSellerChange,
  isGone,
  type RefundReason,
  type StockChange,
  stockChanges,
} from '@fitness-zone/contract/catalog/stock.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { Stock } from '../../generated/resolvers.ts';
import { endedAdvertisement } from '../../records/catalog/advertisements.ts';
import { closeOffers, moveOffer } from '../../records/dealing/offers.ts';
import { byId } from '../../records/findRecords.ts';
import { isUnpaid } from '../../records/payments/balance.ts';
import type { PaymentRecord, ProductRecord, Records, UserRecord } from '../../records/records.ts';

/** A product's stock under its name in the contract. */
export const stockOf = ({ inStock }: ProductRecord) => enumValues.Stock[inStock];

const nameOf = (stock: string): Stock =>
  (Object.keys(enumValues.Stock) as Stock[]).find((name) => enumValues.Stock[name] === stock) ??
  'REMOVED';

/** Whether a product's stock can be changed so now. */
export const canChange = (change: StockChange, product: ProductRecord): boolean =>
  canChangeStock(change, stockOf(product));

/** Whether its seller can change a product's stock so now. */
export const canSellerChangeNow = (change: StockChange, product: ProductRecord): boolean =>
  canSellerChange(change, { stock: stockOf(product), isHeld: product.hold !== null });

/**
 * Changes a product's stock, where that is possible; what ends the offer ends its advertisement. Payments of it that
 * are open come to nothing, and offers for it are closed.
 */
export function changeStock(
  records: Pick<Records, 'payments' | 'offers'>,
  product: ProductRecord,
  change: StockChange,
): void {
  const before = product.inStock;
  const wasGone = isGone(stockOf(product));
  product.inStock = nameOf(stockChanges[change].to);
  endOffers(records, product);
  product.hidden = null;
  if (!isGone(stockOf(product))) product.stockBefore = null;
  else if (!wasGone) product.stockBefore = before;
  const keepsAdvertisement = ['AVAILABLE', 'PAUSED', 'HIDDEN'].includes(product.inStock);
  if (!keepsAdvertisement) Object.assign(product, endedAdvertisement);
  callOffPayments(records, product);
}

/** Ends the open payments of a product that is not for sale, or not at their price. */
export function callOffPayments(
  { payments }: Pick<Records, 'payments'>,
  product: ProductRecord,
): void {
  for (const payment of payments) {
    if (payment.productId !== product.id || payment.status !== 'PENDING') continue;
    const reason =
      payment.part === 'BALANCE'
        ? balanceRefusalOf({ payments }, payment)
        : refusalOf(product, payment);
    if (payment.charged && reason) giveBack(payment, reason);
    else if (reason || (!payment.charged && !fitsHold(product, payment))) payment.status = 'FAILED';
  }
}

/** Whether a payment was opened under a hold, if its product is held, and else without one. */
const fitsHold = ({ inStock }: ProductRecord, { part, blind }: PaymentRecord): boolean =>
  part === 'BALANCE' || blind === (inStock === 'PAUSED');

/** Closes the offers of a product, but for the one that it is held for, unless it is for sale or only paused. */
function endOffers(records: Pick<Records, 'offers'>, product: ProductRecord): void {
  const { hold } = product;
  if (product.inStock === 'AVAILABLE' || (product.inStock === 'PAUSED' && !hold)) return;
  const held = hold && records.offers.find(({ id }) => id === hold.offerId);
  if (held && product.inStock === 'SOLD') moveOffer(held, 'pay', new Date().toISOString());
  const keepsHold = product.inStock === 'PAUSED';
  closeOffers({ offers: records.offers.filter((one) => !(keepsHold && one === held)) }, product);
  if (!keepsHold) product.hold = null;
}

/** Why a payment cannot buy its product; null if it can. */
export function refusalOf(
  product: ProductRecord,
  { price, buyerId }: PaymentRecord,
): RefundReason | null {
  if (product.hold?.buyerId === buyerId) return product.hold.amount === price ? null : 'price';
  const stock = stockOf(product);
  if (stock !== 'available') return stock;
  return product.resalePrice === price ? null : 'price';
}

/** What a buyer pays for a product now; null if this buyer cannot buy it now. */
export function priceFor(
  { inStock, resalePrice, hold }: ProductRecord,
  { id }: Pick<UserRecord, 'id'>,
): number | null {
  if (inStock === 'AVAILABLE') return resalePrice;
  return hold?.buyerId === id ? hold.amount : null;
}

/** Why a payment cannot pay its balance; null if it can. */
export function balanceRefusalOf(
  { payments }: Pick<Records, 'payments'>,
  { firstHalfId }: PaymentRecord,
): RefundReason | null {
  const balance = payments.find(({ id }) => id === firstHalfId)?.balance;
  if (isUnpaid(balance)) return null;
  return balance?.status === 'PAID' ? 'balance-paid' : 'balance-cancelled';
}

/** Gives a product whose sale was cancelled or refunded back to its seller, paused. */
export function returnToSeller(records: Records, product: ProductRecord): void {
  changeStock(records, product, 'cancelSale');
  product.disputed = false;
  if (!byId(records.users, product.sellerId)) changeStock(records, product, 'remove');
}

/** Returns the money of a payment. */
export function giveBack(payment: PaymentRecord, refundReason: RefundReason): void {
  const now = new Date().toISOString();
  Object.assign(payment, {
    status: 'REFUNDED',
    blind: false,
    refundReason,
    amountRefunded: payment.amount,
    paidAt: now,
    refundedAt: now,
  });
}
