import type { PaymentRecord } from './payment.model.ts';

const prefix = 'pi_first_';

/** The transaction id of a sample sale, of which no card provider knows. */
export const sampleTransactionId = (id: { toHexString(): string }): string =>
  `${prefix}${id.toHexString()}`;

/** Samples move no money: they are neither compared with the provider's books nor paid out. */
export const isSamplePayment = ({ transactionId }: Pick<PaymentRecord, 'transactionId'>): boolean =>
  transactionId.startsWith(prefix);
