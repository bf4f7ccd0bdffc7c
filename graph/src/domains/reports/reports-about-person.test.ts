import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { explainable, stagesOf, watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestShop;
let watch: ReturnType<typeof watchCommands>;
beforeAll(async () => {
  shop = await startTestShop({ connect: { monitorCommands: true } });
  watch = watchCommands(shop);
});
afterAll(() => shop.close());

type Listed = { id: string; kind: string; decision: string | null; subjectId: string | null };
type Page = {
  edges: { cursor: string; node: Listed }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
};

type Asked = {
  state?: 'OPEN' | 'DECIDED';
  userId?: string;
  startingAt?: string | undefined;
  first?: number;
  after?: string | undefined;
};

const browse = async (admin: TestUser, { first, after, ...filter }: Asked) =>
  (
    await admin.graphql<{ adminReports: Page }>(
      `query ($filter: ReportFilter, $first: Int! = 24, $after: String) {
        adminReports(filter: $filter, first: $first, after: $after) {
          edges { cursor node { id kind decision subjectId subject { id } } }
          pageInfo { hasNextPage endCursor }
        }
      }`,
      { filter, first, after },
    )
  ).adminReports;

const ids = ({ edges }: Page) => edges.map(({ node }) => node.id);

/** A seller with a report of each kind, newest first (the product's one is decided), and reports about others. */
async function reported() {
  const users = await createUsers(shop);
  const { admin, buyer, otherBuyer, seller, otherSeller } = users;
  const product = await seller.addProduct(aProduct());
  const question = await buyer.askSeller(product, 'Does it fold?');
  const answer = await seller.sendMessage(question.thread, 'It does.');
  await buyer.reportMessage(answer, 'It is rude.');
  await buyer.reportProduct(product);
  await seller.reportMessage(question, 'It is rude.');
  await otherBuyer.reportUser(otherSeller);
  await otherBuyer.reportUser(seller);
  const subjectId = seller.id;
  const stored = await shop.models.Report.find({ subjectId }).sort({ _id: -1 }).lean();
  const [ofPerson, ofProduct, ofMessage] = stored.map(({ _id }) => _id.toHexString());
  await admin.decideReport({ id: ofProduct ?? '' }, 'NOTHING');
  return { ...users, product, all: [ofPerson, ofProduct, ofMessage], ofProduct: ofProduct ?? '' };
}

describe('the reports about a person', () => {
  test('are those of the person, the products and the messages, newest first, in both APIs', async () => {
    const { admin, seller, all } = await reported();
    const page = await browse(admin, { userId: seller.id.toUpperCase() });
    expect(ids(page)).toEqual(all);
    expect(page.edges.map(({ node }) => node)).toMatchObject([
      { kind: 'USER', decision: null, subjectId: seller.id },
      { kind: 'PRODUCT', decision: 'NOTHING', subject: { id: seller.id } },
      { kind: 'MESSAGE', decision: null, subject: { id: seller.id } },
    ]);
    const rest = await admin.get<{ _id: string; subjectId: string }[]>(
      `/reports?state=any&userId=${seller.id}`,
    );
    expect(rest.map(({ _id }) => _id)).toEqual(all);
    expect(rest[0]?.subjectId).toBe(seller.id);
  });

  test('come in pages, and by what was decided', async () => {
    const { admin, seller, all, ofProduct } = await reported();
    const userId = seller.id;
    const asked = { userId, first: 2 };
    const first = await browse(admin, asked);
    expect(first.pageInfo.hasNextPage).toBe(true);
    const second = await browse(admin, { ...asked, after: first.pageInfo.endCursor });
    expect([...ids(first), ...ids(second)]).toEqual(all);
    const open = all.filter((id) => id !== ofProduct);
    expect(ids(await browse(admin, { state: 'OPEN', userId }))).toEqual(open);
    const decided = `/reports?state=decided&userId=${seller.id}`;
    expect(await admin.get(decided)).toMatchObject([{ _id: ofProduct, decision: 'nothing' }]);
    const byLink = await admin.send({
      method: 'GET',
      url: `/reports?state=any&userId=${seller.id}&limit=2`,
    });
    const next = /<([^>]+)>/.exec(String(byLink.headers.link))?.[1] ?? '';
    expect(await admin.get(next)).toMatchObject([{ _id: all[2] }]);
  });

  test('stay when the account is deleted, with its id alone', async () => {
    const { admin, seller, all } = await reported();
    await admin.deleteUser(seller);
    const page = await browse(admin, { userId: seller.id });
    expect(ids(page)).toEqual(all);
    expect(page.edges.map(({ node }) => node)).toMatchObject(
      all.map(() => ({ subjectId: seller.id, subject: null })),
    );
  });

  test('are found by an index, also among many', async () => {
    const { admin, seller } = await createUsers(shop);
    const createdAt = new Date();
    const aReport = (isOpen: boolean, targetId: unknown) => ({
      kind: 'user',
      targetId,
      subjectId: targetId,
      isOpen,
      createdAt,
      reporterId: new Types.ObjectId(),
      reason: 'spam',
    });
    await shop.models.Report.insertMany([
      ...Array.from({ length: 3000 }, (_, i) => aReport(i % 2 === 0, new Types.ObjectId())),
      ...Array.from({ length: 30 }, () => aReport(true, seller.id)),
    ]);
    const userId = seller.id;
    const startingAt = new Types.ObjectId().toHexString();
    for (const asked of [{ userId }, { state: 'OPEN' as const, userId }, { startingAt }]) {
      const commands = await watch.during(() => browse(admin, asked));
      const finds = commands.filter(({ find }) => find === 'reports');
      expect(finds.length).toBeGreaterThan(0);
      for (const command of finds) {
        const plan = await shop.database.connection.db?.command({
          explain: explainable(command),
          verbosity: 'queryPlanner',
        });
        expect(stagesOf(plan)).not.toContain('COLLSCAN');
        expect(stagesOf(plan)).not.toContain('SORT');
        const index = 'userId' in asked ? 'subjectId_1__id_-1' : '_id';
        expect(JSON.stringify(plan)).toContain(`"indexName":"${index}`);
      }
    }
  });
});

describe('the queue from a report on', () => {
  test('has it and those before it', async () => {
    const { admin, seller, all } = await reported();
    const asked = { userId: seller.id, startingAt: all[1] };
    const page = await browse(admin, asked);
    expect(ids(page)).toEqual(all.slice(1));
    const queue = await browse(admin, { startingAt: all[1], first: 2 });
    expect(ids(queue)[0]).toBe(all[1]);
    const rest = await admin.get<{ _id: string }[]>(
      `/reports?state=decided&startingAt=${all[1]}&limit=1`,
    );
    expect(rest).toMatchObject([{ _id: all[1] }]);
    const after = page.edges[0]?.cursor;
    expect(ids(await browse(admin, { ...asked, after, first: 1 }))).toEqual([all[2]]);
  });
});

test('ids are bounded, and those that are none are not found', async () => {
  const { admin } = await createUsers(shop);
  for (const field of ['userId', 'startingAt']) {
    const query = `query ($id: ID) { adminReports(filter: { ${field}: $id }) { edges { cursor } } }`;
    await admin.graphql(query, { id: 'nobody' }).refused('not-found');
    await admin.graphql(query, { id: 'x'.repeat(65) }).refused('invalid');
    await admin.get(`/reports?${field}=nobody`).refused(404);
    await admin.get(`/reports?${field}=${'x'.repeat(65)}`).refused(400);
  }
});
