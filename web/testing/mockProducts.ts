import {
  type EntryRecord,
  newId,
  type ProductRecord,
  type Records,
  type UserRecord,
} from '../mocks/records/records.ts';

/** The products that can be bought, newest first. */
const availableProducts = ({ products }: Records): ProductRecord[] =>
  products.filter(({ inStock }) => inStock === 'AVAILABLE').toReversed();

/** The newest product that can be bought. */
export function newestAvailable(records: Records): ProductRecord {
  const [product] = availableProducts(records);
  if (!product) throw new Error('No product is available.');
  return product;
}

/** An entry of a user's list. `productPrice` is what the product costs now, unless it says otherwise. */
export const entryOf = (
  user: UserRecord | null,
  product: ProductRecord,
  { productPrice = product.resalePrice } = {},
): EntryRecord => ({
  id: newId(),
  userId: user?.id ?? '',
  productId: product.id,
  productPrice,
  productRevision: product.revision,
  createdAt: product.postedTime,
});
