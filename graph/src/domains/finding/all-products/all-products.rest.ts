import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import type { Context } from '../../../context/context.ts';
import type { CsvColumns } from '../../../rest/csv.ts';
import { exportRoute } from '../../../rest/export-route.ts';
import type { Reading } from '../../../rest/read-route.ts';
import type { RestRoute } from '../../../rest/route.ts';
import type { ProductRecord } from '../../product/product.model.ts';
import { adminProducts } from './all-products.queries.ts';

/** The columns of a products file, with prices in major units. */
const columnsFor = ({
  config: { currency },
}: Pick<Context, 'config'>): CsvColumns<ProductRecord> => ({
  Id: ({ _id }) => _id.toHexString(),
  Name: ({ productName }) => oneLine(productName),
  State: ({ inStock }) => inStock,
  Price: ({ resalePrice }) => toMajor(resalePrice, currency),
  'Original price': ({ originalPrice }) => toMajor(originalPrice, currency),
  Currency: () => currency.toUpperCase(),
  Condition: ({ condition }) => condition,
  Location: ({ location }) => oneLine(location),
  Category: ({ categoryId }) => categoryId.toHexString(),
  Seller: ({ sellerId }) => sellerId.toHexString(),
  Advertised: ({ advertisement }) => advertisement,
  Reported: ({ reported }) => reported,
  Posted: ({ postedTime }) => postedTime,
});

export const allProductsRoutes: RestRoute[] = [
  exportRoute({
    url: '/adminProducts.csv',
    summary:
      'All products as a CSV file, including hidden and removed ones (admins); prices in major units',
    list: 'adminProducts',
    name: 'products',
    lines: adminProducts.records,
    columns: columnsFor,
  }),
];

export const allProductsReadings: Reading[] = [
  {
    url: '/adminProducts',
    summary: 'All products, including hidden and removed ones (admins)',
    operation: '{ adminProducts @page { ...Product } }',
  },
];
