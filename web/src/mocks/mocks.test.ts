import {
  type DocumentNode,
  execute,
  getOperationAST,
  Kind,
  type OperationDefinitionNode,
} from 'graphql';
import { expect, test } from 'vitest';
import * as generated from '../generated/graphql.ts';
import { setStage } from './stage.ts';
import type { World } from './world.ts';

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

const operations = Object.values(generated)
  .filter(isDocument)
  .map((document) => ({ document, operation: getOperationAST(document) }))
  .filter((one): one is { document: DocumentNode; operation: OperationDefinitionNode } =>
    Boolean(one.operation && one.operation.operation !== 'subscription'),
  )
  .map(({ document, operation }) => ({ document, name: operation.name?.value ?? '' }));

const photo = '/mock-pictures/offer-1.svg';

/** What each operation is sent with; those that are missing need nothing. */
const variables = ({ categories, products }: World): Record<string, Record<string, unknown>> => {
  const product = products.findLast(({ inStock }) => inStock === 'AVAILABLE')?.id;
  const category = categories[0]?.id;
  const email = 'seller@fitness.zone';
  const byId = { id: product };
  return {
    Category: { id: category },
    WitnessCategory: { id: category },
    Product: byId,
    WitnessProduct: byId,
    PaymentPage: byId,
    Users: { role: 'BUYER' },
    AddUser: { input: { name: 'Somebody', email: 'somebody@fitness.zone', userRole: 'BUYER' } },
    GetToken: { input: { email } },
    UpdateProfile: { input: { name: 'Somebody else' } },
    VerifyUser: { email },
    AddAdmin: { email },
    DeleteUser: { email },
    AddCategory: { input: { title: 'Ropes', body: 'To jump with.', image: photo } },
    AddProduct: {
      input: {
        categoryId: category,
        condition: 'GOOD',
        productName: 'Rope',
        yearsOfUsedProduct: 1,
        originalPrice: 2000,
        resalePrice: 900,
        phone: '15035550142',
        location: 'Portland',
        body: 'Hardly jumped.',
        image: photo,
      },
    },
    DeleteProduct: byId,
    AdvertiseProduct: byId,
    AddToBookingList: { productId: product },
    AddToWishList: { productId: product },
    CreatePaymentIntent: { productId: product },
    DeleteBookingProduct: { id: 'gone' },
    DeleteWishProduct: { id: 'gone' },
    RecordPayment: { input: { transactionId: 'unknown', productId: product } },
  };
};

test.each(operations)('the mocks answer $name', async ({ document, name }) => {
  const answers = await Promise.all(
    [null, 'BUYER', 'SELLER', 'ADMIN'].map(async (role) => {
      const { world, schema } = setStage({ slow: false, errors: false, empty: false, role: null });
      const viewer = world.users.find((user) => user.role === role) ?? null;
      return execute({
        schema,
        document,
        variableValues: variables(world)[name] ?? {},
        contextValue: { world, viewer },
      });
    }),
  );
  const answered = answers.filter(({ errors }) => !errors);
  expect(answered.length, JSON.stringify(answers.map(({ errors }) => errors))).toBeGreaterThan(0);
  // A null that nobody refused would be a field without an answer.
  expect(
    answered.some(({ data }) => Object.values(data ?? {}).every((field) => field !== null)),
  ).toBe(true);
});
