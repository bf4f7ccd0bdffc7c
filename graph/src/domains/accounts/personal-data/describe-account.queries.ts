import type { Account } from '../../../adapters/identity/identity.ts';
import type { Shop } from '../../../context/shop.ts';
import { imagesOf } from '../../catalog/editing/product-images.rules.ts';
import type { ProductRecord } from '../../catalog/product.model.ts';
import type { ListEntryRecord } from '../../lists/list-entry.model.ts';
import { mailedKinds } from '../../notifications/mailed-kinds.rules.ts';
import { absolutePictureUrl } from '../../pictures/picture-url.rules.ts';
import type { UserRecord } from '../user.model.ts';

/** The account as its owner gets to read it. */
export const describeAccount = (
  { publicUrl }: Pick<Shop['config'], 'publicUrl'>,
  user: UserRecord,
) => ({
  id: user._id.toHexString(),
  name: user.name,
  email: user.email,
  image: user.image ? absolutePictureUrl(user.image, publicUrl) : null,
  role: user.role,
  verified: user.verified,
  suspendedAt: user.suspendedAt?.toISOString() ?? null,
  suspensionReason: user.suspensionReason ?? null,
  lastActiveAt: user.lastActiveAt?.toISOString() ?? null,
  place: user.place ?? null,
  units: user.units ?? null,
  mailedNotifications: mailedKinds(user),
});

/** The identity provider's data, without the shop's fields for noticing its changes. */
export const describeIdentity = ({ credentials, createdAt, ...identity }: Account) => ({
  ...identity,
  createdAt: createdAt.toISOString(),
});

/** A product as its seller gets to read it; prices in minor units. */
export const describeProduct = (
  { publicUrl, currency }: Pick<Shop['config'], 'publicUrl' | 'currency'>,
  product: ProductRecord,
) => ({
  id: product._id.toHexString(),
  productName: product.productName,
  image: absolutePictureUrl(product.image, publicUrl),
  images: imagesOf(product).map(({ url, description }) => ({
    url: absolutePictureUrl(url, publicUrl),
    description,
  })),
  body: product.body,
  originalPrice: product.originalPrice,
  resalePrice: product.resalePrice,
  previousPrice: product.previousPrice ?? null,
  currency,
  inStock: product.inStock,
  hiddenReason: product.hidden?.reason ?? null,
  condition: product.condition,
  yearsOfUsedProduct: product.yearsOfUsedProduct,
  attributes: (product.attributes ?? []).map(({ name, value }) => ({ name, value })),
  location: product.location,
  place: product.place ?? null,
  phone: product.phone,
  postedTime: product.postedTime.toISOString(),
  categoryId: product.categoryId.toHexString(),
  advertisement: product.advertisement,
  advertisedUntil: product.advertisedUntil?.toISOString() ?? null,
  reported: product.reported,
  disputed: product.disputed === true,
  revision: product.revision ?? 0,
  edits: (product.edits ?? []).map(({ field, revision, editedAt }) => ({
    field,
    revision,
    editedAt: editedAt.toISOString(),
  })),
});

/** An entry of a list as its owner gets to read it; the price in minor units. */
export const describeEntry = (
  { _id, productId, productPrice, createdAt }: ListEntryRecord,
  currency: string,
) => ({
  id: _id.toHexString(),
  productId: productId.toHexString(),
  productPrice,
  currency,
  createdAt: createdAt.toISOString(),
});
