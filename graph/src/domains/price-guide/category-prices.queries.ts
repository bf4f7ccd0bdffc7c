import type { Types } from 'mongoose';
import type { Shop } from '../../context/shop.ts';
import { kindOfName } from '../../search/text/read-query.ts';
import type { ProductRecord } from '../product/product.model.ts';
import { brandOf, type ProductPrice } from './price-figures.rules.ts';

type Services = Pick<Shop, 'models' | 'config' | 'now'>;
type Priced = Pick<
  ProductRecord,
  '_id' | 'productName' | 'condition' | 'attributes' | 'resalePrice' | 'sellerId'
>;

/** Number of records read by one command, so that other commands wait only milliseconds. */
const batchSize = 500;

/** The asking prices of a category's products for sale. */
export const askingPrices = ({ models }: Services, categoryId: Types.ObjectId) =>
  collect(models, { categoryId, inStock: 'available' }, async (products) =>
    products.map((product) => priceOf(product, product.resalePrice)),
  );

/** Prices paid in a category within twelve months, without sales that had a refund. */
export const paidPrices = (services: Services, categoryId: Types.ObjectId) =>
  collect(services.models, { categoryId, inStock: 'sold' }, (products) =>
    pricesOfSold(services, products),
  );

async function pricesOfSold(
  { models, config, now }: Services,
  products: readonly Priced[],
): Promise<ProductPrice[]> {
  const sales = await models.Payment.aggregate<Sale>([
    {
      $match: {
        productId: { $in: products.map(({ _id }) => _id) },
        status: 'paid',
        currency: config.currency.toLowerCase(),
        'dispute.status': { $ne: 'lost' },
      },
    },
    {
      // One sale: a single payment, or both instalments.
      $group: {
        _id: { $ifNull: ['$firstHalfId', '$_id'] },
        productId: { $first: '$productId' },
        price: { $max: { $ifNull: ['$price', '$amount'] } },
        paid: { $sum: '$amount' },
        refunded: { $sum: '$amountRefunded' },
        soldAt: { $min: '$paidAt' },
      },
    },
  ]);
  const byId = new Map(products.map((product) => [product._id.toHexString(), product]));
  const since = twelveMonthsBefore(now());
  return sales.flatMap(({ productId, price, paid, refunded, soldAt }) => {
    const product = byId.get(productId.toHexString());
    const counts = paid === price && refunded === 0 && soldAt && soldAt >= since;
    return product && counts ? priceOf(product, price) : [];
  });
}

function priceOf(product: Priced, amount: number): ProductPrice {
  const { productName, condition, attributes, sellerId } = product;
  return {
    equipment: kindOfName(productName),
    condition,
    brand: brandOf(attributes),
    sellerId: sellerId.toHexString(),
    amount,
  };
}

type Sale = {
  productId: Types.ObjectId;
  price: number;
  paid: number;
  refunded: number;
  soldAt: Date | null;
};

function twelveMonthsBefore(time: number): Date {
  const date = new Date(time);
  date.setUTCFullYear(date.getUTCFullYear() - 1);
  return date;
}

/** Collects the prices of products, read in batches. */
async function collect(
  { Product }: Services['models'],
  filter: { categoryId: Types.ObjectId; inStock: ProductRecord['inStock'] },
  pricesOf: (products: Priced[]) => Promise<ProductPrice[]>,
): Promise<ProductPrice[]> {
  const prices: ProductPrice[] = [];
  for (let after: Types.ObjectId | undefined; ; ) {
    const products = await Product.find(
      { ...filter, ...(after && { _id: { $gt: after } }) },
      { productName: 1, condition: 1, attributes: 1, resalePrice: 1, sellerId: 1 },
    )
      .sort({ _id: 1 })
      .limit(batchSize)
      .lean();
    prices.push(...(await pricesOf(products)));
    if (products.length < batchSize) return prices;
    after = products.at(-1)?._id;
  }
}
