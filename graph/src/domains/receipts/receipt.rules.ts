import type { PaymentPart } from '@fitness-zone/contract/enums.ts';

/** A receipt's current contents; amounts are in minor units of `currency`. */
export type ReceiptRecord = {
  orderId: string;
  number: number;
  issuedAt: Date;
  shopName: string;
  /** The lines of the shop's postal address; empty unless configured. */
  shopAddress: readonly string[];
  buyerName: string;
  sellerName: string;
  items: readonly { name: string; amount: number }[];
  payments: readonly { paidAt: Date; part: PaymentPart; amount: number; transactionId: string }[];
  refunds: readonly { refundedAt: Date | null; amount: number }[];
  paid: number;
  refunded: number;
  /** The unpaid rest. */
  due: number;
  currency: string;
};

/** A receipt's number as people read it, such as `R-000042`. */
export const receiptNumber = (number: number): string => `R-${String(number).padStart(6, '0')}`;

export const signedReceipt = (orderId: string): string => `receipt ${orderId}`;
