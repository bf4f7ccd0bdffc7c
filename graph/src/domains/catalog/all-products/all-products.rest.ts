import { oneLine } from '@fitness-zone/contract/inputs/shown-text.ts';
import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import { type Static, Type } from 'typebox';
import type { Context } from '../../../context/context.ts';
import type { AdminProductSort } from '../../../generated/graphql.ts';
import { nextPage, searchableQuery, slicePoints } from '../../../rest/answers.ts';
import { parameter, sortParameter } from '../../../rest/contract-schema.ts';
import { type CsvColumns, csvFile, csvHeaders, filePoints } from '../../../rest/csv.ts';
import { type RestRoute, route } from '../../../rest/route.ts';
import { productShape, showProduct } from '../catalog.shapes.ts';
import type { ProductRecord } from '../product.model.ts';
import {
  type AdminProductSearch,
  readAllProducts,
  readAllProductsSlice,
} from './all-products.queries.ts';

/** The orders under their names in REST. */
const sorts = {
  newest: 'NEWEST',
  oldest: 'OLDEST',
  price: 'PRICE_ASC',
  '-price': 'PRICE_DESC',
} as const satisfies Record<string, AdminProductSort>;

/** Filter and order of the list. */
const search = Type.Object({
  q: parameter('AdminProductFilter', 'text'),
  stock: parameter('AdminProductFilter', 'stock'),
  categoryId: parameter('AdminProductFilter', 'categoryId'),
  sellerId: parameter('AdminProductFilter', 'sellerId'),
  advertised: parameter('AdminProductFilter', 'advertised'),
  reported: parameter('AdminProductFilter', 'reported'),
  sort: sortParameter(sorts),
});

const askedBy = ({ q, sort = 'newest', ...filter }: Static<typeof search>): AdminProductSearch => ({
  filter: { text: q, ...filter },
  sort: sorts[sort],
});

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
    url: '/adminProducts',
    summary: 'All products, including hidden and removed ones (admins)',
    bearer: true,
    querystring: searchableQuery(search.properties),
    points: slicePoints,
    response: Type.Array(productShape),
    handler: async ({ context, query, header }) => {
      const { limit, after, ...given } = query;
      const bounds = { limit, after };
      const { records, next } = await readAllProductsSlice(context, {
        ...askedBy(given),
        ...bounds,
      });
      if (next) header('link', nextPage('/adminProducts', query, next));
      return Promise.all(records.map((product) => showProduct(context, product)));
    },
  }),
  route({
    method: 'GET',
    url: '/adminProducts.csv',
    summary:
      'All products as a CSV file, including hidden and removed ones (admins); prices in major units',
    bearer: true,
    querystring: search,
    response: Type.String(),
    file: 'text/csv',
    points: filePoints,
    handler: async ({ context, query, header }) => {
      const products = await readAllProducts(context, askedBy(query));
      for (const [name, value] of csvHeaders('products')) header(name, value);
      return csvFile(columnsFor(context), products);
    },
  }),
];
