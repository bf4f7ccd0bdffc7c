import type { Stock } from '../enums.ts';

/** Stock transitions: from which states, to which one. */
export const stockChanges = {
  sell: { from: ['available'], to: 'sold' },
  pause: { from: ['available'], to: 'paused' },
  resume: { from: ['paused'], to: 'available' },
  markSoldElsewhere: { from: ['available', 'paused'], to: 'sold-elsewhere' },
  relist: { from: ['sold-elsewhere'], to: 'available' },
  remove: { from: ['available', 'paused', 'sold-elsewhere', 'hidden'], to: 'removed' },
  /** An admin hides a product from everybody but its seller, or its seller is suspended. */
  hide: { from: ['available', 'paused', 'sold-elsewhere'], to: 'hidden' },
  /** An admin returns a hidden or removed product to its former state. */
  restore: { from: ['hidden', 'removed'], to: 'available' },
  restorePaused: { from: ['hidden', 'removed'], to: 'paused' },
  restoreSoldElsewhere: { from: ['hidden', 'removed'], to: 'sold-elsewhere' },
  /** The balance of a sale wasn't paid, or an admin refunded it; its seller ends the pause by `resume`. */
  cancelSale: { from: ['sold'], to: 'paused' },
  /** A seller cancels a sale because the product was sold elsewhere. */
  sellElsewhereInstead: { from: ['sold'], to: 'sold-elsewhere' },
} as const satisfies Record<string, { from: readonly Stock[]; to: Stock }>;

export type StockChange = keyof typeof stockChanges;

/** Reversible changes that a seller makes with a button. */
export type SellersStockChange = 'pause' | 'resume' | 'markSoldElsewhere' | 'relist';

/** The states before a product is hidden or removed, and after it is restored. */
export type RestoredStock = (typeof stockChanges.hide.from)[number];

/** The change that returns a hidden or removed product to its former state. */
export const restoringTo: Record<RestoredStock, StockChange & `restore${string}`> = {
  available: 'restore',
  paused: 'restorePaused',
  'sold-elsewhere': 'restoreSoldElsewhere',
};

/** Only its seller and admins still see the product, if anyone does. */
export const isGone = (stock: Stock): boolean => stock === 'removed' || stock === 'hidden';

export const canChangeStock = (change: StockChange, stock: Stock): boolean =>
  stockChanges[change].from.some((one) => one === stock);

/** Sellers can't change a product that is held for a buyer. */
export const canSellerChange = (
  change: StockChange,
  { stock, isHeld }: { stock: Stock; isHeld: boolean },
): boolean => !isHeld && canChangeStock(change, stock);

/**
 * Tells a seller why a product can't be changed.
 * @param until the last day of the hold, in words
 */
export const heldSentence = (productName: string, until: string): string =>
  `${productName} is held for a buyer until ${until}.`;

/**
 * Tells the buyer of an accepted offer that the hold is over.
 * @param until the last day of the hold, in words
 */
export const holdOverSentence = (productName: string, until: string): string =>
  `${productName} was held for you until the end of ${until}. The agreed price no longer applies.`;

export const canEdit = (stock: Stock): boolean => editableStocks.some((one) => one === stock);

/** The states in which a product can be edited. */
export const editableStocks = ['available', 'paused'] as const satisfies Stock[];

/** Why a product can't be bought now, to follow its name in a sentence. */
const unavailable: Record<Exclude<Stock, 'available'>, string> = {
  sold: 'is already sold',
  removed: 'is no longer for sale',
  paused: 'is paused by its seller',
  'sold-elsewhere': 'was sold elsewhere',
  hidden: 'is no longer for sale',
};

export const stockSentence = (productName: string, stock: Stock): string =>
  `${productName} ${stock === 'available' ? 'is for sale' : unavailable[stock]}.`;

/** For its seller, who may learn that an admin hid it. */
export const ownStockSentence = (productName: string, stock: Stock): string =>
  stock === 'hidden' ? `${productName} is hidden by an admin.` : stockSentence(productName, stock);

/** Success messages for the seller. */
export const stockChanged: Record<SellersStockChange, (productName: string) => string> = {
  pause: (name) => `${name} is paused`,
  resume: (name) => `${name} is for sale again`,
  markSoldElsewhere: (name) => `${name} is marked as sold elsewhere`,
  relist: (name) => `${name} is for sale again`,
};

/** Reasons for refunding a payment automatically. */
export type RefundReason =
  | Exclude<Stock, 'available'>
  /** The price had changed. */
  | 'price'
  /** The hold at the agreed price was over. */
  | 'hold-over'
  /** The sale was cancelled, or refunded by an admin; `balance-cancelled`: before its balance was paid. */
  | 'cancelled'
  | 'balance-cancelled'
  /** The balance was already paid. */
  | 'balance-paid'
  /** The payment didn't match its record. */
  | 'mismatch';

const refundCauses: Record<Exclude<RefundReason, 'mismatch'>, (productName: string) => string> = {
  sold: (name) => `${name} was sold to another buyer a moment earlier.`,
  removed: (name) => `${name} was removed from sale a moment earlier.`,
  hidden: (name) => `${name} was removed from sale a moment earlier.`,
  paused: (name) => `${name} was paused by its seller a moment earlier.`,
  'sold-elsewhere': (name) => `${name} was sold elsewhere a moment earlier.`,
  price: (name) => `The price of ${name} changed a moment earlier.`,
  'hold-over': (name) => `${name} was no longer held for you when your payment came.`,
  cancelled: (name) => `The sale of ${name} was cancelled.`,
  'balance-cancelled': (name) => `The sale of ${name} was cancelled a moment earlier.`,
  'balance-paid': (name) => `The balance for ${name} had already been paid.`,
};

/** Tells buyers why their late payment was refunded. */
export const refundCause = (
  productName: string,
  reason: Exclude<RefundReason, 'mismatch'>,
): string => refundCauses[reason](productName);

/** Reasons about the product, which buyers read. */
export const isOfProduct = (
  reason: string | null | undefined,
): reason is Exclude<RefundReason, 'mismatch'> =>
  reason != null && Object.hasOwn(refundCauses, reason);
