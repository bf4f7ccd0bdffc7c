import { Type } from 'typebox';
import { nextPage, outcome, slicePoints, sliceQuery, succeeded } from '../../rest/answers.ts';
import { inMinorUnits, inputSchema } from '../../rest/contract-schema.ts';
import { pictureAddress, pictureAddresses } from '../../rest/picture-schema.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { addProduct } from './add-product.service.ts';
import { advertiseProduct, endAdvertisement } from './advertising/advertise-product.service.ts';
import {
  categoryShape,
  foundShape,
  productShape,
  showCategory,
  showFound,
  showProduct,
} from './catalog.shapes.ts';
import { addCategory, viewCategory } from './categories/category.service.ts';
import {
  readCategoryProductSlice,
  readProductSlice,
  searchedProducts,
  viewProduct,
} from './product.queries.ts';
import {
  listsNear,
  listsWithout,
  productSearchQuery,
  searchOfQuery,
} from './search/product-search.rest.ts';
import { deleteProduct } from './stock/delete-product.service.ts';

export const catalogRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/products',
    summary:
      'All products that were not removed, newest first; with a search, a filter or an order only those for sale. Where the facts leave nothing, `Link` names the lists without one of them (`rel="alternate"`); where the words for a place may mean several, the lists near the others, and if none is called so, the list near the one it was taken for (`rel="canonical"`)',
    querystring: productSearchQuery,
    points: slicePoints,
    response: Type.Array(foundShape),
    handler: async ({ context, query, header }) => {
      const search = searchOfQuery(query, context.config.currency);
      if (search) {
        const { found, next, near, wayOut } = await searchedProducts(context, query, search);
        const links = [
          ...(next ? [nextPage('/products', query, next)] : []),
          ...(wayOut.length > 0 ? [listsWithout(wayOut, query)] : []),
          ...(near ? listsNear(near, query) : []),
        ];
        if (links.length > 0) header('link', links.join(', '));
        return Promise.all(found.map((edge) => showFound(context, edge, near?.unit ?? null)));
      }
      const { records: products, next } = await readProductSlice(context, query);
      if (next) header('link', nextPage('/products', query, next));
      return Promise.all(products.map((product) => showProduct(context, product)));
    },
  }),
  route({
    method: 'GET',
    url: '/product/:id',
    summary: 'One product',
    bearer: true,
    params: inputSchema('QueryProductArgs'),
    response: productShape,
    handler: async ({ context, params }) =>
      showProduct(context, await viewProduct(context, params.id)),
  }),
  route({
    method: 'GET',
    url: '/category/:id',
    summary: 'One category with its available products, newest first',
    params: inputSchema('QueryCategoryArgs'),
    response: Type.Object(
      { ...categoryShape.properties, products: Type.Array(productShape) },
      { title: 'Category' },
    ),
    querystring: sliceQuery,
    points: slicePoints,
    handler: async ({ context, params, query, header }) => {
      const category = await viewCategory(context, params.id);
      const { records: products, next } = await readCategoryProductSlice(
        context,
        category._id,
        query,
      );
      if (next) header('link', nextPage(`/category/${category._id.toHexString()}`, query, next));
      const shown = await Promise.all(products.map((product) => showProduct(context, product)));
      return { ...showCategory(context, category), products: shown };
    },
  }),
  route({
    method: 'POST',
    url: '/addCategory',
    summary: 'Add a category (admins)',
    bearer: true,
    body: inputSchema('AddCategoryInput', { add: { image: pictureAddress } }),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await addCategory(context, body)),
  }),
  route({
    method: 'POST',
    url: '/addProduct',
    summary: 'Post a product (sellers); prices in major units',
    bearer: true,
    body: inputSchema('AddProductInput', {
      omit: ['requestId'],
      add: { image: pictureAddress, images: Type.Optional(pictureAddresses) },
    }),
    response: outcome,
    handler: async ({ context, body: { requestId: _ignored, ...body } }) => {
      const product = inMinorUnits('AddProductInput', body, context.config.currency);
      return succeeded(await addProduct(context, product));
    },
  }),
  route({
    method: 'DELETE',
    url: '/deleteProduct',
    summary: 'Remove a product from sale (its seller, admins)',
    bearer: true,
    querystring: inputSchema('MutationDeleteProductArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await deleteProduct(context, query.id)),
  }),
  route({
    method: 'PATCH',
    url: '/addAdvertisement',
    summary: 'Advertise a product for 30 days (its seller, admins)',
    bearer: true,
    querystring: inputSchema('MutationAdvertiseProductArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await advertiseProduct(context, query.id)),
  }),
  route({
    method: 'PATCH',
    url: '/endAdvertisement',
    summary: 'End the advertisement of a product (its seller, admins)',
    bearer: true,
    querystring: inputSchema('MutationEndAdvertisementArgs'),
    response: outcome,
    handler: async ({ context, query }) => succeeded(await endAdvertisement(context, query.id)),
  }),
];
