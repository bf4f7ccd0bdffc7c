import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { Types } from 'mongoose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { completeSubjects } from './complete-subjects.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

/** By the id of the target, whom its reports are about, as the database has it. */
const subjects = async () => {
  const reports = await shop.models.Report.collection.find().toArray();
  return new Map(reports.map(({ targetId, subjectId }) => [String(targetId), subjectId]));
};

test('reports of earlier versions get the account that they are about, once', async () => {
  const { Report } = shop.models;
  const { buyer, seller, otherSeller } = await createUsers(shop);
  const product = await seller.addProduct(aProduct());
  const question = await buyer.askSeller(product, 'Does it fold?');
  const answer = await seller.sendMessage(question.thread, 'It does.');
  await buyer.reportMessage(answer, 'It is rude.');
  await buyer.reportProduct(product);
  await buyer.reportUser(otherSeller);
  const gone = new Types.ObjectId();
  const createdAt = new Date();
  const filed = { kind: 'product', reporterId: new Types.ObjectId(), reason: 'other' } as const;
  await Report.create({ ...filed, targetId: gone, createdAt });
  const asFiled = new Map([
    [answer.id, new Types.ObjectId(seller.id)],
    [product.id, new Types.ObjectId(seller.id)],
    [otherSeller.id, new Types.ObjectId(otherSeller.id)],
    [gone.toHexString(), undefined],
  ]);
  await Report.updateMany({}, { $unset: { subjectId: 1 } });
  await completeSubjects(shop);
  expect(await subjects()).toEqual(asFiled);
  // What is known is not looked for again.
  await shop.models.Product.deleteMany();
  await completeSubjects(shop);
  expect(await subjects()).toEqual(asFiled);
});

test('more reports than a batch are completed', async () => {
  const { Report } = shop.models;
  const targetId = new Types.ObjectId();
  const createdAt = new Date();
  await Report.insertMany(
    Array.from({ length: 1201 }, () => ({
      kind: 'user',
      targetId,
      reporterId: new Types.ObjectId(),
      reason: 'other',
      createdAt,
    })),
  );
  await completeSubjects(shop);
  expect(await Report.countDocuments({ subjectId: targetId })).toBe(1201);
});
