import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { reportOf } from '@fitness-zone/testkit/permissions/sample-records.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** A product that two buyers have reported, and the report of the first one. */
async function reported() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ productName: 'Rower' }));
  const report = { id: await reportOf(shop, users.buyer, product) };
  await users.otherBuyer.reportProduct(product);
  return { ...users, product, report };
}

/** The report of a message or a person. */
async function reportAbout({ id }: { id: string }) {
  const { _id } = await shop.models.Report.findOne({ targetId: id }).lean().orFail();
  return { id: _id.toHexString() };
}

/** A question that its seller has reported. */
async function rudeMessage() {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct());
  const question = await users.buyer.askSeller(product, 'You are a fool.');
  await users.seller.reportMessage(question, 'It is rude.');
  return { ...users, question, report: await reportAbout(question) };
}

const productOf = ({ id }: { id: string }) => shop.models.Product.findById(id).lean().orFail();
const openOf = ({ id }: { id: string }) =>
  shop.models.Report.countDocuments({ targetId: id, isOpen: true });

/** An account's notifications about reports. */
async function told({ id }: { id: string }) {
  await allNotified(shop);
  const found = await shop.models.Notification.find({ userId: new Types.ObjectId(id) }).lean();
  return found.filter(({ kind }) => kind.startsWith('report-')).map(({ message }) => message);
}

describe('a decision', () => {
  test('to take no action removes the flag, and notifies all sides', async () => {
    const { admin, seller, buyer, otherBuyer, product, report } = await reported();
    const { reports } = await admin.decideReport(report, 'NOTHING', null);
    expect(reports.map(({ decision }) => decision)).toEqual(['NOTHING', 'NOTHING']);
    expect(await productOf(product)).toMatchObject({ inStock: 'available', reported: false });
    for (const reporter of [buyer, otherBuyer]) {
      expect(await told(reporter)).toEqual([
        'An admin reviewed your report (Rower): no action was needed.',
      ]);
    }
    expect(await told(seller)).toEqual(['An admin checked Rower: no action was needed.']);
  });

  test('to hide a product hides it with the reason', async () => {
    const { admin, seller, buyer, product, report } = await reported();
    await admin.decideReport(report, 'HIDE', null).refused('invalid');
    await admin.decideReport(report, 'HIDE', 'The cable is torn.');
    expect(await productOf(product)).toMatchObject({
      inStock: 'hidden',
      reported: true,
      hidden: { cause: 'admin', reason: 'The cable is torn.' },
    });
    expect(await openOf(product)).toBe(0);
    expect(await told(buyer)).toEqual(['An admin reviewed your report (Rower): it’s now hidden.']);
    expect(await told(seller)).toEqual([]);
    const { adminAuditLog } = await admin.graphql<{
      adminAuditLog: { edges: { node: { action: string } }[] };
    }>('{ adminAuditLog(first: 2) { edges { node { action } } } }');
    expect(adminAuditLog.edges.map(({ node }) => node.action)).toEqual([
      'DECIDE_REPORT',
      'HIDE_PRODUCT',
    ]);
  });

  test('to delete a product tells its seller why', async () => {
    const { admin, seller, product, report } = await reported();
    await admin.decideReport(report, 'DELETE', 'It is stolen.');
    expect((await productOf(product)).inStock).toBe('removed');
    expect(await told(seller)).toEqual(['An admin has deleted Rower. Reason: It is stolen.']);
  });

  test('to suspend is about the author of a message, who hears nothing of the report', async () => {
    const { admin, seller, buyer, report } = await rudeMessage();
    await admin.decideReport(report, 'HIDE').refused('invalid');
    await admin.decideReport(report, 'SUSPEND', 'You write rude messages.');
    const author = await shop.models.User.findById(buyer.id).lean().orFail();
    expect(author.suspensionReason).toBe('You write rude messages.');
    expect(await told(buyer)).toEqual([]);
    expect(await told(seller)).toEqual([
      'An admin reviewed your report (a message): the account is now suspended.',
    ]);
  });

  test('to delete a message deletes it for both sides, and tells its author why', async () => {
    const { admin, seller, buyer, question, report } = await rudeMessage();
    const { reports } = await admin.decideReport(report, 'DELETE', 'It is rude.');
    expect(reports).toMatchObject([{ decision: 'DELETE' }]);
    const gone = 'This message was deleted by an admin.';
    for (const side of [buyer, seller]) {
      const { threads } = await side.graphql<{ threads: { edges: object[] } }>(
        '{ threads(first: 1) { edges { node { lastMessage { id text } messages { edges { node { id text } } } } } } }',
      );
      const message = { id: question.id, text: gone };
      expect(threads.edges).toEqual([
        { node: { lastMessage: message, messages: { edges: [{ node: message }] } } },
      ]);
      expect(await side.get('/personalData').then(JSON.stringify)).not.toContain('You are a fool.');
    }
    expect(await told(buyer)).toEqual([
      'An admin has deleted a message of yours. Reason: It is rude.',
    ]);
    expect(await told(seller)).toEqual([
      'An admin reviewed your report (a message): it’s now deleted.',
    ]);
  });

  test('to take no action on a message notifies both sides without names', async () => {
    const { admin, seller, buyer, report } = await rudeMessage();
    await admin.decideReport(report, 'NOTHING', null);
    expect(await told(buyer)).toEqual([
      'An admin checked a message of yours: no action was needed.',
    ]);
    expect(await told(seller)).toEqual([
      'An admin reviewed your report (a message): no action was needed.',
    ]);
  });

  test('to take no action on a person notifies both sides', async () => {
    const { admin, seller, buyer } = await createUsers(shop);
    await buyer.reportUser(seller);
    await admin.decideReport(await reportAbout(seller), 'DELETE').refused('invalid');
    await admin.decideReport(await reportAbout(seller), 'NOTHING', 'All is in order.');
    expect(await told(seller)).toEqual([
      'An admin checked your account: no action was needed. Note: All is in order.',
    ]);
    expect(await told(buyer)).toEqual([
      'An admin reviewed your report (a person): no action was needed.',
    ]);
  });

  test('that is refused leaves the report open', async () => {
    const { admin, seller, otherBuyer, product, report } = await reported();
    await otherBuyer.recordPayment(await otherBuyer.confirmPayment(product), product);
    await admin.decideReport(report, 'HIDE').refused('not-available');
    expect(await openOf(product)).toBe(2);
    await admin.deleteUser(seller);
    await admin.decideReport(report, 'SUSPEND').refused('not-found');
    await admin.decideReport(report, 'NOTHING');
    expect(await openOf(product)).toBe(0);
  });
});

test('if two admins decide at once, the second is refused, and one decision is carried out', async () => {
  const { admin, product, report, otherBuyer } = await reported();
  const other = await createUser(shop, { role: 'admin' });
  const { _id } = await shop.models.Report.findOne({
    targetId: product.id,
    reporterId: otherBuyer.id,
  })
    .lean()
    .orFail();
  const ends = await Promise.all([
    admin.decideReport(report, 'HIDE').settled(),
    other.decideReport({ id: _id.toHexString() }, 'NOTHING').settled(),
  ]);
  expect(ends.map(({ refusal }) => refusal).toSorted()).toEqual(['conflict', null]);
  const decisions = await shop.models.Report.find({ targetId: product.id }).lean();
  const [first, second] = decisions.map(({ decision }) => decision);
  expect(first).toBe(second);
  const isHidden = (await productOf(product)).inStock === 'hidden';
  expect(first).toBe(isHidden ? 'hide' : 'nothing');
  await other.decideReport(report, 'NOTHING').refused('conflict');
});

test('a decision that another process left unfinished can be made again after a minute', async () => {
  const { admin, product, report } = await reported();
  await admin.hideProduct(product);
  await shop.models.Report.updateOne({ _id: report.id }, { $set: { claimedAt: new Date() } });
  await admin.decideReport(report, 'HIDE').refused('conflict');
  const earlier = new Date(Date.now() - 61_000);
  await shop.models.Report.updateOne({ _id: report.id }, { $set: { claimedAt: earlier } });
  await admin.decideReport(report, 'HIDE');
  expect(await openOf(product)).toBe(0);
});

test('a product that is reported while admins decide is flagged', async () => {
  const { admin, otherSeller, product, report } = await reported();
  await Promise.all([
    admin.decideReport(report, 'NOTHING'),
    otherSeller.reportProduct(product).settled(),
  ]);
  const open = await openOf(product);
  expect((await productOf(product)).reported).toBe(open > 0);
});

test('admins list what is open and what is decided, by kind', async () => {
  const { admin, buyer, seller, product, report } = await reported();
  await buyer.reportUser(seller);
  const listed = async (filter: string) => {
    const { adminReports } = await admin.graphql<{
      adminReports: { edges: { node: { id: string; targetReportCount: number } }[] };
    }>(`{ adminReports(filter: { ${filter} }) { edges { node { id targetReportCount } } } }`);
    return adminReports.edges.map(({ node }) => node);
  };
  const ofProducts = await listed('state: OPEN, kind: PRODUCT');
  expect(ofProducts.find(({ id }) => id === report.id)?.targetReportCount).toBe(2);
  await admin.decideReport(report, 'NOTHING');
  const ids = (nodes: { id: string }[]) => nodes.map(({ id }) => id);
  expect(ids(await listed('state: OPEN, kind: PRODUCT'))).not.toContain(report.id);
  expect(ids(await listed('state: DECIDED, kind: PRODUCT'))).toContain(report.id);
  expect(ids(await listed('state: DECIDED, kind: USER'))).not.toContain(report.id);
  const [decided] = await admin.get<object[]>('/reports?state=decided&kind=product');
  expect(decided).toMatchObject({ targetId: product.id, decision: 'nothing' });
});
