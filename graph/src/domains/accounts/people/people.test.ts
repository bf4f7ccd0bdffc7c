import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import {
  createUser,
  createUsers,
  type TestUser,
} from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';

let shop: TestShop;
let admin: TestUser;
let people: Record<'ada' | 'adam' | 'bert' | 'formula', TestUser>;
beforeAll(async () => {
  shop = await startTestShop();
  ({ admin } = await createUsers(shop));
  const named = (name: string, email: string, details = {}) =>
    createUser(shop, { name, email, role: 'buyer', ...details });
  people = {
    ada: await named('Ada Lovelace', 'ada@engines.example', { verified: true }),
    adam: await named('Adam Özil', 'adam@engines.example', { role: 'seller' }),
    bert: await named('Bert de Boer', 'b.boer@tools.example'),
    formula: await named('=1+1', 'formula@tools.example', { role: 'seller', verified: true }),
  };
  await admin.suspendUser(people.bert, 'They write rude messages.');
});
afterAll(() => shop.close());

type Listed = {
  adminPeople: {
    totalCount: number;
    edges: { cursor: string; node: { user: { name: string }; lastActiveAt: string | null } }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
};

const query = `query ($filter: PersonFilter, $sort: PersonSort! = NEWEST, $first: Int! = 24, $after: String) {
  adminPeople(filter: $filter, sort: $sort, first: $first, after: $after) {
    totalCount edges { cursor node { user { name } lastActiveAt } } pageInfo { hasNextPage endCursor }
  }
}`;

const page = async (variables: object) =>
  (await admin.graphql<Listed>(query, { ...variables })).adminPeople;

const namesOf = ({ edges }: Listed['adminPeople']) => edges.map(({ node }) => node.user.name);

/** The names of the people found, which GraphQL and REST report alike. */
async function find(filter: Record<string, string | boolean>, rest: string): Promise<string[]> {
  const found = await page({ filter });
  const inRest = await admin.get<{ name: string }[]>(`/people?${rest}`);
  const names = namesOf(found);
  expect(inRest.map(({ name }) => name)).toEqual(names);
  expect(found.totalCount).toBe(names.length);
  return names;
}

test.each([
  ['the beginning of a name', 'ada', ['Adam Özil', 'Ada Lovelace']],
  ['words in any order', 'lovelace ADA', ['Ada Lovelace']],
  ['a name without its accent', 'ozil', ['Adam Özil']],
  ['what follows the @ of an e-mail', '@tools.ex', ['=1+1', 'Bert de Boer']],
  ['the beginning of an e-mail', 'b.boer@tools', ['Bert de Boer']],
  ['a name and a word of an e-mail', 'bert tools', ['Bert de Boer']],
  ['the middle of a name', 'velace', []],
  ['the middle of a word of an e-mail', 'oer@tools.example', []],
])('people are found by %s', async (_, text, names) => {
  expect(await find({ text }, `q=${encodeURIComponent(text)}`)).toEqual(names);
});

test('people are narrowed by role, verification and state', async () => {
  const { formula, ada, bert } = people;
  expect(await find({ verified: true, role: 'SELLER' }, 'verified=true&role=seller')).toEqual([
    formula.name,
  ]);
  expect(await find({ verified: true, state: 'ACTIVE' }, 'verified=true&state=active')).toEqual([
    formula.name,
    ada.name,
  ]);
  expect(await find({ state: 'SUSPENDED' }, 'state=suspended')).toEqual([bert.name]);
  expect(await find({ verified: false, text: 'tools' }, 'verified=false&q=tools')).toEqual([
    bert.name,
  ]);
});

test('a list is right at once after an account was suspended, restored, renamed or deleted', async () => {
  const other = await createUser(shop, { name: 'Carol', role: 'buyer' });
  await admin.suspendUser(other, 'They write rude messages.');
  expect(await find({ text: 'carol', state: 'SUSPENDED' }, 'q=carol&state=suspended')).toEqual([
    'Carol',
  ]);
  await admin.restoreUser(other);
  expect(await find({ text: 'carol', state: 'SUSPENDED' }, 'q=carol&state=suspended')).toEqual([]);
  await shop.models.User.updateOne({ _id: other.id }, { deletingAt: new Date() });
  expect(await find({ text: 'carol' }, 'q=carol')).toEqual([]);
});

test.each(['NEWEST', 'OLDEST', 'LAST_ACTIVE'] as const)(
  'pages in the order %s follow each other without gap or repetition',
  async (sort) => {
    const now = Date.now();
    for (const [index, { id }] of [people.ada, people.formula].entries()) {
      const lastActiveAt = new Date(now - index);
      await shop.models.User.updateOne({ _id: id }, { lastActiveAt });
    }
    const all = await page({ sort });
    const found: string[] = [];
    let after: string | null = null;
    for (let hasMore = true; hasMore; ) {
      const part: Listed['adminPeople'] = await page({ sort, first: 2, after });
      found.push(...namesOf(part));
      ({ hasNextPage: hasMore, endCursor: after } = part.pageInfo);
    }
    expect(found).toEqual(namesOf(all));
    expect(found).toHaveLength(all.totalCount);
    const stored = await shop.models.User.find().sort({ joinedAt: -1, _id: -1 }).lean();
    const present = stored.filter(({ deletingAt }) => !deletingAt);
    const activity = ({ lastActiveAt }: (typeof stored)[number]) => lastActiveAt?.getTime() ?? 0;
    const wanted = {
      NEWEST: present,
      OLDEST: present.toReversed(),
      LAST_ACTIVE: present.toSorted(
        (one, other) =>
          activity(other) - activity(one) ||
          (one._id.toHexString() < other._id.toHexString() ? 1 : -1),
      ),
    };
    expect(found).toEqual(wanted[sort].map(({ name }) => name));
  },
);

test('REST pages follow the header, with what narrows and orders them', async () => {
  const found: string[] = [];
  let url = '/people?q=example&sort=oldest&limit=3';
  while (url) {
    const response = await admin.send({ method: 'GET', url });
    expect(response.statusCode, response.body).toBe(200);
    found.push(...response.json<{ name: string }[]>().map(({ name }) => name));
    url = /<(.*)>/.exec(String(response.headers.link ?? ''))?.[1] ?? '';
  }
  const all = await page({ sort: 'OLDEST', filter: { text: 'example' } });
  expect(found).toEqual(namesOf(all));
  expect(found.length).toBeGreaterThan(3);
});

test('REST refuses an invalid cursor and too long a text', async () => {
  await admin.get('/people?after=bench').refused(400);
  await admin.get(`/people?q=${'x'.repeat(201)}`).refused(400);
});

test('a file has the people of the filter, in its order, and no formula', async () => {
  const { headers, body } = await admin.send({
    method: 'GET',
    url: '/people.csv?q=tools&sort=oldest',
  });
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  expect(headers['content-disposition']).toBe('attachment; filename="people.csv"');
  const [head, ...lines] = body.slice(1).trimEnd().split('\r\n');
  expect(head).toBe('Id,Name,E-mail,Role,Verified,State,Suspended since,Joined,Last active');
  const names = namesOf(await page({ sort: 'OLDEST', filter: { text: 'tools' } }));
  expect(lines.map((line) => line.split(',')[1])).toEqual(
    names.map((name) => name.replace(/^=/, "'=")),
  );
  expect(lines.find((line) => line.includes('Bert'))).toMatch(
    /^[0-9a-f]{24},Bert de Boer,b.boer@tools.example,buyer,no,suspended,\d{4}-.*Z,\d{4}-.*Z,$/,
  );
});
