import { aProduct } from '@fitness-zone/testkit/factories.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import type { TestUser } from '@fitness-zone/testkit/users/create-users.ts';

type Trade = {
  shop: TestShop;
  seller: Pick<TestUser, 'addProduct'>;
  buyer: Pick<TestUser, 'payPart'>;
  /** The product's id. */
  productName?: string;
  resalePrice?: number;
  /** Overrides fields of the payment's record. */
  record?: object;
};

/** Sells a product of the seller to the buyer, in one payment; returns the payment's id and the product. */
export const addSale = (trade: Trade) => sell(trade, 'WHOLE');

/** Sells a product for $120.01 in two instalments, with the first paid; returns that payment's id and the product. */
export const addSaleInHalves = (trade: Trade) =>
  sell({ resalePrice: 120_01, ...trade }, 'FIRST_HALF');

async function sell(trade: Trade, part: 'WHOLE' | 'FIRST_HALF') {
  const { shop, seller, buyer, productName = 'Bench', resalePrice = 120_00, record } = trade;
  const product = await seller.addProduct({
    ...aProduct({ phone: '5550123', location: 'Lyon' }),
    productName,
    resalePrice,
  });
  const { id } = await buyer.payPart(product, part);
  if (record) await shop.models.Payment.updateOne({ _id: id }, { $set: record });
  return { id, product };
}
