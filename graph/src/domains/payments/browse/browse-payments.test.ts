import { enumValues } from '@fitness-zone/contract/enums.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { handOverStatus } from '../hand-over/hand-over.rules.ts';

let shop: TestShop;
let users: Awaited<ReturnType<typeof createUsers>>;
let zoe: TestUser;
let cheap: string;
let dear: string;
let open: string;

beforeAll(async () => {
  shop = await startTestShop();
  users = await createUsers(shop);
  zoe = await createUser(shop, { role: 'buyer', name: 'Zoë Quist', email: 'zoe.q@mail.example' });
  const { buyer, seller } = users;
  const post = (productName: string, resalePrice: number) =>
    seller.addProduct(aProduct({ productName, resalePrice, originalPrice: 900_00 }));
  cheap = (await zoe.payPart(await post('Folding kayak trainer', 80_00), 'WHOLE')).id;
  dear = (await buyer.payPart(await post('Power rack', 700_00), 'FIRST_HALF')).id;
  await buyer.createPaymentIntent(await post('Yoga mat', 20_00));
  open = (await shop.models.Payment.findOne({ status: 'pending' }).orFail())._id.toHexString();
});
afterAll(() => shop.close());

type List = {
  totalCount: number;
  edges: { cursor: string; node: { id: string } }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
};

const asked = (args: string) =>
  users.admin
    .graphql<{ adminPayments: List }>(
      `{ adminPayments${args && `(${args})`} { totalCount edges { cursor node { id } } pageInfo { hasNextPage endCursor } } }`,
    )
    .map(({ adminPayments }) => adminPayments);
const found = async (args: string) => (await asked(args)).edges.map(({ node }) => node.id);
const names = () => ({ [cheap]: 'cheap', [dear]: 'dear', [open]: 'open' });
const named = (ids: readonly string[]) => ids.map((id) => names()[id]);

describe('payments are found', () => {
  test.each([
    ['', ['open', 'dear', 'cheap']],
    ['filter: { text: "quist ZOE" }', ['cheap']],
    ['filter: { text: "zoe.q@mail" }', ['cheap']],
    ['filter: { text: "kay fold" }', ['cheap']],
    ['filter: { text: "rack" }', ['dear']],
    ['filter: { text: "submarine" }', []],
    ['filter: { status: PAID }', ['dear', 'cheap']],
    ['filter: { status: PENDING }', ['open']],
    ['filter: { status: PAID, text: "yoga" }', []],
    ['filter: { handOver: PAID, balance: NOT_DUE }', ['dear']],
    ['filter: { disputed: true }', []],
    ['filter: { disputed: false, status: PAID }, sort: OLDEST', ['cheap', 'dear']],
    ['sort: AMOUNT_DESC', ['dear', 'cheap', 'open']],
  ])('by %s', async (args, expected) => {
    const { edges, totalCount } = await asked(args);
    expect(named(edges.map(({ node }) => node.id))).toEqual(expected);
    expect(totalCount).toBe(expected.length);
  });

  test('by the transaction, and by the e-mail of the seller, which no payment keeps', async () => {
    const { transactionId } = await shop.models.Payment.findById(cheap).orFail();
    expect(named(await found(`filter: { text: "${transactionId.slice(3)}" }`))).toEqual(['cheap']);
    expect(named(await found(`filter: { text: "${users.seller.email}" }`))).toEqual([
      'open',
      'dear',
      'cheap',
    ]);
  });

  test('by the account of the seller and of the buyer, in GraphQL and REST', async () => {
    const { admin, buyer, seller } = users;
    expect(named(await found(`filter: { sellerId: "${seller.id}" }`))).toEqual([
      'open',
      'dear',
      'cheap',
    ]);
    expect(named(await found(`filter: { buyerId: "${zoe.id.toUpperCase()}" }`))).toEqual(['cheap']);
    expect(named(await found(`filter: { buyerId: "${buyer.id}", status: PAID }`))).toEqual([
      'dear',
    ]);
    expect(await found(`filter: { sellerId: "${buyer.id}" }`)).toEqual([]);
    const listed = async (query: string) => {
      const { body } = await admin.send({ method: 'GET', url: `/payments?${query}` });
      return named(JSON.parse(body).map(({ _id }: { _id: string }) => _id));
    };
    expect(await listed(`sellerId=${seller.id}`)).toEqual(['open', 'dear', 'cheap']);
    expect(await listed(`buyerId=${zoe.id}`)).toEqual(['cheap']);
  });

  test('by the name that a buyer has now, and by the one of before', async () => {
    await zoe.graphql('mutation { updateProfile(input: { name: "Freya Olsen" }) { success } }');
    await expect
      .poll(async () => named(await found('filter: { text: "freya" }')))
      .toEqual(['cheap']);
    expect(named(await found('filter: { text: "quist" }'))).toEqual(['cheap']);
  });

  test('page by page in each order', async () => {
    for (const sort of ['NEWEST', 'OLDEST', 'AMOUNT_DESC']) {
      const all = await found(`sort: ${sort}`);
      const paged: string[] = [];
      let after: string | null = null;
      do {
        const page: List = await asked(
          `sort: ${sort}, first: 2${after ? `, after: "${after}"` : ''}`,
        );
        paged.push(...page.edges.map(({ node }) => node.id));
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
      } while (after);
      expect(paged).toEqual(all);
    }
  });

  test('in their current state, and not while they are blind', async () => {
    await shop.models.Payment.updateOne({ _id: open }, { $set: { blind: true } });
    expect(named(await found(''))).toEqual(['dear', 'cheap']);
    await shop.models.Payment.updateOne({ _id: open }, { $set: { blind: false } });
    await users.buyer.reportProblemWith({ id: dear }, 'The belt is torn.');
    expect(named(await found('filter: { handOver: DISPUTED }'))).toEqual(['dear']);
    expect(await found('filter: { handOver: PAID }')).toEqual([cheap]);
    for (const status of Object.keys(enumValues.HandOverStatus)) {
      const stored = await shop.models.Payment.find().sort({ createdAt: -1, _id: -1 }).lean();
      const wanted = stored.filter(
        (payment) =>
          handOverStatus(payment) ===
          enumValues.HandOverStatus[status as keyof typeof enumValues.HandOverStatus],
      );
      const ids = wanted.map(({ _id }) => _id.toHexString());
      expect(await found(`filter: { handOver: ${status} }`), status).toEqual(ids);
    }
  });
});

test('a text beyond its bound, and a cursor that is none, are refused', async () => {
  const { admin } = users;
  for (const url of [`/payments?q=${'x'.repeat(201)}`, '/payments?after=bench']) {
    expect(await admin.send({ method: 'GET', url })).toMatchObject({ statusCode: 400 });
  }
});

test('REST has the same list, in major units, with the address of the page that follows', async () => {
  const { admin } = users;
  const first = await admin.send({
    method: 'GET',
    url: '/payments?sort=-amount&limit=2&disputed=false',
  });
  expect(first.statusCode).toBe(200);
  expect(first.json()).toMatchObject([
    { _id: dear, amount: 350, price: 700, currency: 'USD', part: 'first-half', status: 'paid' },
    { _id: cheap, amount: 80, buyerEmail: zoe.email, productName: 'Folding kayak trainer' },
  ]);
  const next = /<([^>]+)>/.exec(String(first.headers.link))?.[1] ?? '';
  expect((await admin.send({ method: 'GET', url: next })).json()).toMatchObject([{ _id: open }]);
});

test('names of older records with line breaks stay on their line of the file', async () => {
  const { admin } = users;
  await shop.models.Payment.updateOne(
    { _id: cheap },
    { buyerName: 'Zoe\n=1+1,paid', productName: 'Folding kayak\u2028trainer' },
  );
  const { body } = await admin.send({ method: 'GET', url: '/payments.csv?q=kayak' });
  const [, line, end] = body.split(/[\r\n\u2028]+/);
  expect(line).toContain(`,Folding kayak trainer,"Zoe =1+1,paid",`);
  expect(end).toBe('');
});

test('in a file, each has a line in which no name is a formula', async () => {
  const { admin } = users;
  await shop.models.Payment.updateOne({ _id: cheap }, { buyerName: '=HYPERLINK("x")' });
  const file = await admin.send({ method: 'GET', url: '/payments.csv?q=kayak' });
  expect(file.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="payments.csv"',
  });
  const [header, line, end] = file.body.split('\r\n');
  expect(header).toMatch(/^\uFEFFId,Transaction,Product,Buyer,/);
  expect(line).toContain(`${cheap},pi_`);
  expect(line).toContain(`"'=HYPERLINK(""x"")",${zoe.email},`);
  expect(line).toContain(',paid,whole,80,80,0,USD,');
  expect(end).toBe('');
});
