import type { Stock } from './enums.ts';

/** What can be done with a product's stock: from which states, and to which one. */
export const stockChanges = {
  sell: { from: ['available'], to: 'sold' },
  pause: { from: ['available'], to: 'paused' },
  resume: { from: ['paused'], to: 'available' },
  markSoldElsewhere: { from: ['available', 'paused'], to: 'sold-elsewhere' },
  relist: { from: ['sold-elsewhere'], to: 'available' },
  remove: { from: ['available', 'paused', 'sold-elsewhere'], to: 'removed' },
} as const satisfies Record<string, { from: readonly Stock[]; to: Stock }>;

export type StockChange = keyof typeof stockChanges;

/** Those of them that a seller does by pressing a button, and that leave the product where it can be offered again. */
export type SellersStockChange = Exclude<StockChange, 'sell' | 'remove'>;

/** Whether a product in this state can be changed so. */
export const canChangeStock = (change: StockChange, stock: Stock): boolean =>
  stockChanges[change].from.some((one) => one === stock);

/** Whether a product in this state can be edited. */
export const canEdit = (stock: Stock): boolean => editableStocks.some((one) => one === stock);

/** The states in which a product can be edited. */
export const editableStocks = ['available', 'paused'] as const satisfies Stock[];

/** Why a product cannot be bought now; what follows its name in a sentence. */
const unavailable: Record<Exclude<Stock, 'available'>, string> = {
  sold: 'is already sold',
  removed: 'is no longer for sale',
  paused: 'is paused by its seller',
  'sold-elsewhere': 'was sold elsewhere',
};

/** In words that a product is in this state. */
export const stockSentence = (productName: string, stock: Stock): string =>
  `${productName} ${stock === 'available' ? 'is for sale' : unavailable[stock]}.`;

/** What the seller reads once it is done. */
export const stockChanged: Record<SellersStockChange, (productName: string) => string> = {
  pause: (name) => `${name} is paused`,
  resume: (name) => `${name} is for sale again`,
  markSoldElsewhere: (name) => `${name} is marked as sold elsewhere`,
  relist: (name) => `${name} is for sale again`,
};

/** Why money that was taken for a product went back by itself. */
export type RefundReason =
  | Exclude<Stock, 'available'>
  /** The product had another price by then. */
  | 'price'
  /** The payment was not what the record said. */
  | 'mismatch';

const refundCauses: Record<Exclude<RefundReason, 'mismatch'>, (productName: string) => string> = {
  sold: (name) => `${name} was sold to another buyer a moment earlier.`,
  removed: (name) => `${name} was removed from sale a moment earlier.`,
  paused: (name) => `${name} was paused by its seller a moment earlier.`,
  'sold-elsewhere': (name) => `${name} was sold elsewhere a moment earlier.`,
  price: (name) => `The price of ${name} was changed a moment earlier.`,
};

/** What a buyer reads whose money came too late. */
export const refundCause = (
  productName: string,
  reason: Exclude<RefundReason, 'mismatch'>,
): string => refundCauses[reason](productName);

/** Whether a payment's reason is one of the product, which the buyer is told of. */
export const isOfProduct = (
  reason: string | null | undefined,
): reason is Exclude<RefundReason, 'mismatch'> =>
  reason != null && Object.hasOwn(refundCauses, reason);
