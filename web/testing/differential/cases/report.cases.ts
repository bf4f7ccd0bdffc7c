import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { reportOf } from '@fitness-zone/testkit/permissions/permission-records.ts';
import { by, byEveryRole, type Case, unknownId } from '../cases.ts';
import type { TwoShops, Users } from '../twoShops.ts';
import { removedProduct, soldProduct } from './catalog.cases.ts';
import { aThread } from './message.cases.ts';

const posted = ({ otherSeller }: Users) => otherSeller.addProduct(aProduct());
const rude = (messageId: string, note = ' It is rude. ') => ({
  input: { messageId, reason: 'OFFENSIVE', note },
});
const unsafe = ({ id }: { id: string }) => ({
  input: { productId: id, reason: 'NOT_ALLOWED', note: ' It is unsafe. ' },
});
const dishonest = ({ id }: { id: string }) => ({
  input: { userId: id, reason: 'FRAUD', note: 'They sell what they do not have.' },
});

/** A report of a product, with its id. */
async function reported(users: Users, { shop }: Shops) {
  const product = await posted(users);
  await users.otherBuyer.reportProduct(product);
  return { product, id: await reportOf(shop, users.buyer, product) };
}

type Shops = Pick<TwoShops, 'shop'>;
type Decision = 'NOTHING' | 'HIDE' | 'DELETE' | 'SUSPEND';
const decided = (id: string, decision: Decision, note: string | null = ' It is unsafe. ') => ({
  input: { id, decision, note },
});

const newestOf = async ({ shop }: Shops) =>
  (await shop.models.Report.findOne().sort({ _id: -1 }).lean().orFail())._id.toHexString();

const deciding = (): Case[] => [
  ...byEveryRole('DecideReport', async (users, shops) =>
    decided((await reported(users, shops)).id, 'NOTHING', null),
  ),
  ...(['HIDE', 'DELETE', 'SUSPEND'] as const).flatMap((decision) => [
    by('admin', 'DecideReport', `of a product: ${decision}`, async (users, shops) =>
      decided((await reported(users, shops)).id, decision),
    ),
    by('admin', 'DecideReport', `without a reason: ${decision}`, async (users, shops) =>
      decided((await reported(users, shops)).id, decision, ' '),
    ),
    by('admin', 'DecideReport', `of a sold product: ${decision}`, async (users, shops) => {
      const product = await soldProduct(users);
      return decided(await reportOf(shops.shop, users.otherBuyer, product), decision);
    }),
    by('admin', 'DecideReport', `of a message: ${decision}`, async (users, shops) => {
      const { answer } = await aThread(users);
      await users.buyer.reportMessage(answer, 'It is rude.');
      return decided(await newestOf(shops), decision);
    }),
    by('admin', 'DecideReport', `of a person: ${decision}`, async (users, shops) => {
      await users.buyer.reportUser(users.otherSeller);
      return decided(await newestOf(shops), decision);
    }),
  ]),
  by('admin', 'DecideReport', 'of a person: NOTHING', async (users, shops) => {
    await users.buyer.reportUser(users.otherSeller);
    return decided(await newestOf(shops), 'NOTHING');
  }),
  by('admin', 'DecideReport', 'that is decided', async (users, shops) => {
    const { id } = await reported(users, shops);
    await users.admin.decideReport({ id }, 'NOTHING');
    return decided(id, 'HIDE');
  }),
  by('admin', 'DecideReport', 'of what is hidden already', async (users, shops) => {
    const { id, product } = await reported(users, shops);
    await users.admin.hideProduct(product);
    return decided(id, 'HIDE');
  }),
  by('admin', 'DecideReport', 'of a seller who is suspended already', async (users, shops) => {
    const { id } = await reported(users, shops);
    await users.admin.suspendUser(users.otherSeller, 'They sell what they do not have.');
    return decided(id, 'SUSPEND');
  }),
  by('admin', 'DecideReport', 'of a seller who is deleted', async (users, shops) => {
    const { id } = await reported(users, shops);
    await users.admin.deleteUser(users.otherSeller);
    return decided(id, 'SUSPEND');
  }),
  by('admin', 'DecideReport', 'for an unknown id', () => decided(unknownId, 'NOTHING')),
  by('admin', 'DecideReport', 'for an id that is none', () => decided('report', 'NOTHING')),
];

/** Cases of what people report to the shop's admins. */
export const reportCases = (): Case[] => [
  ...byEveryRole('ReportMessage', async (users) => rude((await aThread(users)).answer.id)),
  by('buyer', 'ReportMessage', 'again', async (users) => {
    const { answer } = await aThread(users);
    await users.buyer.reportMessage(answer, 'It is rude.');
    return rude(answer.id, 'It is very rude.');
  }),
  by('otherBuyer', 'ReportMessage', 'of others', async (users) =>
    rude((await aThread(users)).answer.id),
  ),
  by('buyer', 'ReportMessage', 'for an unknown id', () => rude(unknownId)),
  by('buyer', 'ReportMessage', 'for an id that is none', () => rude('message')),
  ...byEveryRole('ReportProduct', async (users) =>
    unsafe(await users.seller.addProduct(aProduct())),
  ),
  by('buyer', 'ReportProduct', 'without a note', async (users) => ({
    input: { productId: (await posted(users)).id, reason: 'OTHER', note: ' ' },
  })),
  by('buyer', 'ReportProduct', 'again', async (users) => {
    const product = await posted(users);
    await users.buyer.reportProduct(product);
    return unsafe(product);
  }),
  by('buyer', 'ReportProduct', 'that somebody else has reported', async (users) => {
    const product = await posted(users);
    await users.otherBuyer.reportProduct(product);
    return unsafe(product);
  }),
  by('buyer', 'ReportProduct', 'that is sold', async (users) => unsafe(await soldProduct(users))),
  by('buyer', 'ReportProduct', 'that is deleted', async (users) =>
    unsafe(await removedProduct(users)),
  ),
  ...(['buyer', 'admin', 'otherSeller'] as const).map((role) =>
    by(role, 'ReportProduct', `that is hidden, sent by the ${role}`, async (users) => {
      const product = await posted(users);
      await users.admin.hideProduct(product);
      return unsafe(product);
    }),
  ),
  by('buyer', 'ReportProduct', 'for an unknown id', () => unsafe({ id: unknownId })),
  by('buyer', 'ReportProduct', 'for an id that is none', () => unsafe({ id: 'product' })),
  ...byEveryRole('ReportUser', ({ seller }) => dishonest(seller)),
  by('buyer', 'ReportUser', 'who is a buyer', ({ otherBuyer }) => dishonest(otherBuyer)),
  by('buyer', 'ReportUser', 'who is an admin', ({ admin }) => dishonest(admin)),
  by('buyer', 'ReportUser', 'again', async ({ buyer, seller }) => {
    await buyer.reportUser(seller);
    return dishonest(seller);
  }),
  by('buyer', 'ReportUser', 'who is deleted', async ({ admin, otherSeller }) => {
    await admin.deleteUser(otherSeller);
    return dishonest(otherSeller);
  }),
  by('buyer', 'ReportUser', 'for an unknown id', () => dishonest({ id: unknownId })),
  by('buyer', 'ReportUser', 'for an id that is none', () => dishonest({ id: 'user' })),
  ...deciding(),
];
