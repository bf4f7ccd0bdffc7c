import { inputs } from '@fitness-zone/contract/generated/inputs.ts';
import type { Constraint } from '@fitness-zone/contract/inputs/constraint.ts';
import {
  type DocumentNode,
  getNamedType,
  getNullableType,
  isEnumType,
  isListType,
  Kind,
  type OperationDefinitionNode,
  parse,
  typeFromAST,
} from 'graphql';
import { expect, test } from 'vitest';
import { operations as all } from '../testing/generated/operations.ts';
import { createMockShop } from './shop.ts';
import type { Account } from './store.ts';

const { schema } = createMockShop();

/** The client's operations, without the queries by which tests read whole records. */
const operations = all.filter((one) => !operationOf(one).name?.value.startsWith('Full'));

const enumNames = (name: string) => {
  const type = schema.getType(name);
  return isEnumType(type) ? type.getValues().map((one) => one.name) : null;
};

function operationOf(document: DocumentNode): OperationDefinitionNode {
  return document.definitions.find(
    (one) => one.kind === Kind.OPERATION_DEFINITION,
  ) as OperationDefinitionNode;
}

/** A value within the bounds of a field. */
function within({ type, list, input, oneOf, min = 1, format, pattern }: Constraint): unknown {
  const one = () => {
    if (input) return fieldsOf(input);
    if (oneOf) return oneOf[0];
    if (type === 'boolean') return true;
    if (type !== 'string') return Math.max(min, 1);
    if (format?.endsWith('CURSOR')) return '000000000000000000000001';
    const letters = /\[\\w-\]\{(\d+)\}/.exec(pattern ?? '')?.[1];
    if (letters) return 'A'.repeat(Number(letters));
    if (pattern?.includes('\\d{4}-')) return '2026-11-01';
    if (pattern?.includes('T\\d{2}:')) return '2026-11-01T18:00';
    if (pattern?.includes(':[0-5]')) return '18:00';
    if (pattern?.includes('\\d{6}')) return '123456';
    if (pattern?.includes('\\d')) return '5550123';
    if (format === 'IMAGE') return '/missing-picture.svg';
    return 'Words';
  };
  return list ? [one()] : one();
}

const fieldsOf = (name: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(inputs[name as keyof typeof inputs] as Record<string, Constraint>)
      .filter(([, { required }]) => required)
      .map(([field, bound]) => [field, within(bound)]),
  );

/** Values for an operation's variables, about records of the shop. */
function variablesFor(
  document: DocumentNode,
  { store }: ReturnType<typeof createMockShop>,
  viewer: Account | null,
) {
  const operation = operationOf(document);
  const name = operation.name?.value ?? '';
  const own = store.products.findLast(
    (one) => one.sellerId === viewer?.id && one.inStock === 'AVAILABLE',
  );
  const product = own ?? store.products.findLast(({ inStock }) => inStock === 'AVAILABLE');
  const fresh = store.products.find(
    ({ id, inStock }) =>
      inStock === 'AVAILABLE' &&
      ![...store.bookings, ...store.wishes].some(({ productId }) => productId === id),
  );
  const ids: [RegExp, string | undefined][] = [
    [/^AddTo/, fresh?.id],
    [/^DeleteBooking/, store.bookings[0]?.id],
    [/^DeleteWish/, store.wishes[0]?.id],
    [/^AdminAnswerFailedRefund/, store.payments[0]?.id],
    [/Category$/, store.categories[0]?.id],
    [/Person|User|Seller/, store.accounts.at(-1)?.id],
    [/Thread/, store.threads[0]?.id],
    [/./, product?.id],
  ];
  const id = ids.find(([pattern]) => pattern.test(name))?.[1];
  const email = store.accounts.at(-1)?.email;
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).flatMap(({ variable, type, defaultValue }) => {
      const key = variable.name.value;
      const given = typeFromAST(schema, type as never);
      if (!given || defaultValue || type.kind !== Kind.NON_NULL_TYPE) return [];
      const { name: typeName } = getNamedType(given);
      const value = typeName.endsWith('Input')
        ? {
            ...fieldsOf(typeName),
            ...{
              id,
              productId: id,
              categoryId: store.categories[0]?.id,
              email,
              revision: product?.revision,
            },
          }
        : (enumNames(typeName)?.at(-1) ??
          { ID: id, EmailAddress: email, Int: 3, Boolean: true }[typeName] ??
          '2026-11-01');
      const known = Object.keys(inputs[typeName as keyof typeof inputs] ?? {});
      const fitting =
        typeof value === 'object'
          ? Object.fromEntries(Object.entries(value).filter(([field]) => known.includes(field)))
          : value;
      return [[key, isListType(getNullableType(given)) ? [fitting].flat() : fitting]];
    }),
  );
}

test.each(
  operations.map((document) => [operationOf(document).name?.value ?? '', document] as const),
)('%s is answered to somebody who may ask it', async (_name, document) => {
  const problems: string[] = [];
  if (operationOf(document).operation === 'subscription') return;
  for (const role of ['BUYER', 'SELLER', 'ADMIN'] as const) {
    const shop = createMockShop();
    const viewer = shop.store.accounts.find((one) => one.role === role) ?? null;
    const variables = variablesFor(document, shop, viewer);
    const { data, errors } = await shop.execute({ document, variables }, viewer);
    const answers = Object.values(data ?? {}) as ({ success?: boolean; message?: string } | null)[];
    const refused = answers.find((one) => one?.success === false);
    if (!errors && !refused) return;
    problems.push(`${role}: ${errors?.join(', ') ?? refused?.message}`);
  }
  expect.fail(problems.join('\n'));
});

test("a visitor is refused what needs an account, and a buyer what is the admins'", async () => {
  const shop = createMockShop();
  const ask = async (name: string, viewer: Account | null) => {
    const document = operations.find(
      (one) => operationOf(one).name?.value === name,
    ) as DocumentNode;
    const variables = variablesFor(document, shop, viewer);
    return JSON.stringify(await shop.execute({ document, variables }, viewer));
  };
  const buyer = shop.store.accounts.find(({ role }) => role === 'BUYER') ?? null;
  expect(await ask('AddToWishList', null)).toContain('Please sign in.');
  expect(await ask('AddToWishList', buyer)).toContain('added to wish list');
  expect(await ask('AddToWishList', buyer)).not.toContain('Please sign in.');
  expect(await ask('People', buyer)).toContain('Only admins can do this.');
});

test.each([
  ['buyer', ['orders', 'offers', 'threads', 'notifications', 'bookingList', 'wishList']],
  ['seller', ['orders', 'offers', 'threads', 'notifications', 'myProducts']],
  ['admin', ['adminOrders', 'adminPeople', 'adminProducts', 'adminPayments', 'adminReports']],
])('a %s has something on every screen', async (role, connections) => {
  const shop = createMockShop();
  const viewer = shop.store.accounts.find(({ email }) => email === `${role}@fitness.zone`) ?? null;
  const document = parse(`{ ${connections.map((name) => `${name} { totalCount }`).join(' ')} }`);
  const { data } = await shop.execute({ document }, viewer);
  for (const name of connections) {
    expect(
      (data as Record<string, { totalCount: number }>)[name]?.totalCount,
      name,
    ).toBeGreaterThan(0);
  }
});

test('an empty shop has the demo accounts and nothing else', () => {
  const { store } = createMockShop(true);
  expect(store.accounts.map(({ email }) => email)).toEqual([
    'admin@fitness.zone',
    'buyer@fitness.zone',
    'seller@fitness.zone',
  ]);
  expect(store.products).toEqual([]);
});
