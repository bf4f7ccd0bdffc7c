import type { Types } from 'mongoose';

/** A thread's subject: a product and one buyer of it. Orders have the same fields. */
export type About = { productId: Types.ObjectId; buyerId: Types.ObjectId };

export const keyOfAbout = ({ productId, buyerId }: About): string =>
  `${productId.toHexString()}:${buyerId.toHexString()}`;

/** Matches the records of several subjects, and maybe others of the same products and buyers. */
export const aboutAny = (asked: readonly About[]) => ({
  productId: { $in: asked.map(({ productId }) => productId) },
  buyerId: { $in: asked.map(({ buyerId }) => buyerId) },
});
