import {
  type EntryRecord,
  newId,
  type ProductRecord,
  type UserRecord,
  type World,
} from '../mocks/records.ts';

/** The products that can be bought, newest first. */
export const forSale = ({ products }: World): ProductRecord[] =>
  products.filter(({ inStock }) => inStock === 'AVAILABLE').toReversed();

/** The newest product that can be bought. */
export function newest(world: World): ProductRecord {
  const [product] = forSale(world);
  if (!product) throw new Error('Nothing is for sale.');
  return product;
}

/** An entry of somebody's list. `productPrice` is what the product costs now, unless told. */
export const entryOf = (
  user: UserRecord | null,
  product: ProductRecord,
  { productPrice = product.resalePrice } = {},
): EntryRecord => ({
  id: newId(),
  userId: user?.id ?? '',
  productId: product.id,
  productPrice,
  createdAt: product.postedTime,
});
