import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import type { SampleProduct } from '@fitness-zone/sample-data/product.ts';
import type { UserRecord } from '../src/domains/accounts/user.model.ts';
import type { ProductRecord } from '../src/domains/catalog/product.model.ts';
import type { PaymentRecord } from '../src/domains/payments/payment.model.ts';
import { sampleTransactionId } from '../src/domains/payments/sample-payments.rules.ts';
import { seedId } from './ids.ts';
import { requireSeeded } from './require-seeded.ts';

/** Days from the payment to the hand-over. */
const handOverDays = 2;

type Context = {
  startedAt: Date;
  /** the accounts by key */
  users: ReadonlyMap<string, UserRecord>;
  currency: string;
};

/** The payment of a product that the sample data calls sold; null for all others. */
export function paymentFor(
  { sold, seller, name }: SampleProduct,
  product: ProductRecord,
  { startedAt, users, currency }: Context,
): PaymentRecord | null {
  if (!sold) return null;
  const [buyer, owner] = [
    requireSeeded(users.get(sold.to), sold.to),
    requireSeeded(users.get(seller), seller),
  ];
  const createdAt = new Date(startedAt.getTime() - sold.days * dayMs - 3 * hourMs);
  const paidAt = new Date(createdAt.getTime() + 40_000);
  const id = seedId(`payment/${name}`, createdAt);
  return {
    _id: id,
    transactionId: sampleTransactionId(id),
    status: 'paid',
    amount: product.resalePrice,
    currency: currency.toLowerCase(),
    productId: product._id,
    buyerId: buyer._id,
    sellerId: owner._id,
    attempt: 1,
    productName: product.productName,
    image: product.image,
    buyerName: buyer.name,
    buyerEmail: buyer.email,
    sellerName: owner.name,
    createdAt,
    checkAt: paidAt,
    paidAt,
    place: product.location,
    // Who has bought something lately has not fetched it yet.
    ...(sold.days > handOverDays && {
      handedOverAt: new Date(paidAt.getTime() + handOverDays * dayMs),
    }),
  };
}
