import { Type } from 'typebox';
import { outcome, succeeded } from '../../rest/answers.ts';
import { type RestRoute, route } from '../../rest/route.ts';
import { toMinor } from '../../shared/money.ts';
import { categoryShape, productShape, showCategory, showProduct } from './catalog.shapes.ts';
import { addCategory, viewCategory } from './category.service.ts';
import {
  addProduct,
  advertiseProduct,
  browseProducts,
  deleteProduct,
  listProducts,
  viewProduct,
} from './product.service.ts';

const idParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
const idQuery = idParams;

export const catalogRoutes: RestRoute[] = [
  route({
    method: 'GET',
    url: '/products',
    summary: 'All products that were not removed, newest first',
    querystring: Type.Object({
      limit: Type.Integer({ minimum: 1, maximum: 1000, default: 500 }),
      after: Type.Optional(Type.String({ maxLength: 64 })),
    }),
    response: Type.Array(productShape),
    handler: async ({ context, query, header }) => {
      const { products, next } = await listProducts(context, query);
      if (next) header('link', `</products?limit=${query.limit}&after=${next}>; rel="next"`);
      return Promise.all(products.map((product) => showProduct(context, product)));
    },
  }),
  route({
    method: 'GET',
    url: '/product/:id',
    summary: 'One product',
    bearer: true,
    params: idParams,
    response: productShape,
    handler: async ({ context, params }) =>
      showProduct(context, await viewProduct(context, params.id)),
  }),
  route({
    method: 'GET',
    url: '/category/:id',
    summary: 'One category with its available products, newest first',
    params: idParams,
    response: Type.Object({ ...categoryShape.properties, products: Type.Array(productShape) }),
    handler: async ({ context, params }) => {
      const category = await viewCategory(context, params.id);
      const { edges } = await browseProducts(
        context,
        { first: 100 },
        { categoryId: category._id.toHexString() },
      );
      const products = await Promise.all(edges.map(({ node }) => showProduct(context, node)));
      return { ...showCategory(context, category), products };
    },
  }),
  route({
    method: 'POST',
    url: '/addCategory',
    summary: 'Add a category (admins)',
    bearer: true,
    body: Type.Object({ title: Type.String(), body: Type.String(), image: Type.String() }),
    response: outcome,
    handler: async ({ context, body }) => succeeded(await addCategory(context, body)),
  }),
  route({
    method: 'POST',
    url: '/addProduct',
    summary: 'Post a product (sellers); prices in major units',
    bearer: true,
    body: Type.Object({
      categoryId: Type.String(),
      condition: Type.String(),
      productName: Type.String(),
      yearsOfUsedProduct: Type.Number(),
      originalPrice: Type.Number(),
      resalePrice: Type.Number(),
      phone: Type.String(),
      location: Type.String(),
      body: Type.String(),
      image: Type.String(),
    }),
    response: outcome,
    handler: async ({ context, body }) => {
      const { currency } = context.config;
      const product = {
        ...body,
        originalPrice: toMinor(body.originalPrice, currency),
        resalePrice: toMinor(body.resalePrice, currency),
      };
      return succeeded(await addProduct(context, product));
    },
  }),
  route({
    method: 'DELETE',
    url: '/deleteProduct',
    summary: 'Take a product off the shelves (its seller, admins)',
    bearer: true,
    querystring: idQuery,
    response: outcome,
    handler: async ({ context, query }) => succeeded(await deleteProduct(context, query.id)),
  }),
  route({
    method: 'PATCH',
    url: '/addAdvertisement',
    summary: 'Advertise a product (its seller, admins)',
    bearer: true,
    querystring: idQuery,
    response: outcome,
    handler: async ({ context, query }) => succeeded(await advertiseProduct(context, query.id)),
  }),
];
