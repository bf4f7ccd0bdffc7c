import {
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  type OperationDefinitionNode,
  subscribe,
} from 'graphql';
import { expect, test } from 'vitest';
import { operations as documents } from '../testing/operations.generated.ts';
import { setStage } from './mockShop.ts';
import { otherPeople } from './otherUsers.ts';
import type { World } from './records.ts';
import { allOff } from './switches.ts';

const operations = documents.map((document) => {
  const operation = getOperationAST(document) as OperationDefinitionNode;
  return { document, operation, name: operation.name?.value ?? '' };
});

const photo = '/mock-pictures/offer-1.svg';

/** What each operation is sent with; those that are missing need nothing. */
const variables = ({ categories, products }: World): Record<string, Record<string, unknown>> => {
  const product = products.findLast(({ inStock }) => inStock === 'AVAILABLE')?.id;
  const category = categories[0]?.id;
  const email = 'seller@fitness.zone';
  const byId = { id: product };
  return {
    Category: { id: category },
    FullCategory: { id: category },
    Product: byId,
    FullProduct: byId,
    PaymentPage: byId,
    Users: { role: 'BUYER' },
    FullUsers: { role: 'BUYER' },
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

/** A subscription's first answer, or what stood in its way. */
async function firstAnswer(args: ExecutionArgs): Promise<ExecutionResult> {
  const answers = await subscribe(args);
  if (!(Symbol.asyncIterator in answers)) return answers;
  for await (const first of answers) return first;
  throw new Error('The subscription ended without an answer.');
}

test.each(operations)('the mocks answer $name', async ({ document, operation, name }) => {
  const isLive = operation.operation === 'subscription';
  const answers = await Promise.all(
    [null, 'BUYER', 'SELLER', 'ADMIN'].map(async (role) => {
      const { world, events, schema, perform } = setStage(allOff);
      const viewer = world.users.find((user) => user.role === role) ?? null;
      const variableValues = variables(world)[name] ?? {};
      const contextValue = { world, events, viewer };
      return isLive
        ? firstAnswer({ schema, document, variableValues, contextValue })
        : perform({ document, variables: variableValues }, viewer);
    }),
  );
  const answered = answers.filter(({ errors }) => !errors);
  expect(answered.length, JSON.stringify(answers.map(({ errors }) => errors))).toBeGreaterThan(0);
  // A null that nobody refused would be a field without an answer.
  expect(
    answered.some(({ data }) => Object.values(data ?? {}).every((field) => field !== null)),
  ).toBe(true);
});

test.each([{ empty: false }, { empty: true }])(
  'others do the same things each time, and keep a shop in business (empty: $empty)',
  async ({ empty }) => {
    const stages = [0, 1].map(() => setStage({ ...allOff, empty }));
    const [once = [], again] = await Promise.all(
      stages.map(async (stage) => {
        const { act } = otherPeople(stage, () => null);
        const done: string[] = [];
        while (done.length < 60) done.push(await act());
        return done;
      }),
    );
    expect(again).toEqual(once);
    for (const kind of [
      / posts /,
      / buys /,
      / joins$/,
      / is advertised$/,
      / is verified$/,
      / off /,
    ]) {
      expect(once.filter((what) => kind.test(what)).length, String(kind)).toBeGreaterThan(1);
    }
    const forSale = stages[0]?.world.products.filter(({ inStock }) => inStock === 'AVAILABLE');
    expect(forSale?.length).toBeGreaterThan(3);
  },
);

test('everyone does what they do on their own, but nobody acts for the viewer', async () => {
  const stage = setStage(allOff);
  const viewer = stage.world.users.find(({ email }) => email === 'seller@fitness.zone') ?? null;
  const mine = () => stage.world.products.filter(({ sellerId }) => sellerId === viewer?.id);
  const before = mine().map(({ id, advertisement }) => ({ id, advertisement }));
  const { act } = otherPeople(stage, () => viewer);
  for (let turn = 0; turn < 40; turn++) await act();
  expect(mine().map(({ id, advertisement }) => ({ id, advertisement }))).toEqual(before);
  expect(mine().some(({ inStock }) => inStock === 'REMOVED')).toBe(false);
});
