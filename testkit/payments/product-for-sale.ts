import { Types } from 'mongoose';
import type { Shop } from '../../graph/src/context/shop.ts';
import type { UserRecord } from '../../graph/src/domains/accounts/user.model.ts';
import { aCategory, aProduct } from '../factories.ts';

type Models = Shop['models'];

/** Stores an account without an identity. */
export async function aPerson(models: Models, role: UserRecord['role']): Promise<UserRecord> {
  const _id = new Types.ObjectId();
  const name = `${role} ${_id}`;
  const made = { _id, uid: name, name, email: `${_id}@example.com`, role, verified: false };
  return (await models.User.create(made)).toObject();
}

/** Stores a seller's product in a category of its own, which counts it if it is available. */
export async function aProductForSale(
  models: Models,
  { _id: sellerId }: UserRecord,
  inStock: 'available' | 'paused' = 'available',
) {
  const category = await models.Category.create({ ...aCategory(), availableCount: 0 });
  const { resalePrice, originalPrice, productName, body, image, location, phone } = aProduct();
  const product = await models.Product.create({
    resalePrice,
    originalPrice,
    productName,
    body,
    image,
    location,
    phone,
    condition: 'Good',
    yearsOfUsedProduct: 1,
    categoryId: category._id,
    sellerId,
    inStock,
    postedTime: new Date(),
  });
  const availableCount = inStock === 'available' ? 1 : 0;
  await models.Category.updateOne({ _id: category._id }, { availableCount });
  return { category, product };
}
