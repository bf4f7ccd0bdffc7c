import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { Type } from 'typebox';
import type { Context } from '../../../context/context.ts';
import { type CsvColumns, csvFile, csvHeaders, filePoints } from '../../../rest/csv.ts';
import { listSearch } from '../../../rest/list-search.ts';
import type { Reading } from '../../../rest/read-route.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import type { ProductRecord } from '../product.model.ts';
import { readAllProducts } from './all-products.queries.ts';

const search = listSearch('adminProducts');

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

/** The REST paths of the admins' list of all products. */
export const allProductsRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/adminProducts.csv',
    summary:
      'All products as a CSV file, including hidden and removed ones (admins); prices in major units',
    bearer: true,
    querystring: Type.Object(search.parameters),
    response: Type.String(),
    file: 'text/csv',
    points: filePoints,
    handler: async ({ context, query, header }) => {
      const products = await readAllProducts(context, search.asked(query));
      for (const [name, value] of csvHeaders('products')) header(name, value);
      return csvFile(columnsFor(context), products);
    },
  }),
];

export const allProductsReadings: Reading[] = [
  {
    url: '/adminProducts',
    summary: 'All products, including hidden and removed ones (admins)',
    operation: '{ adminProducts @page { ...Product } }',
  },
];
