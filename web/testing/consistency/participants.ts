import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { searchesAreCurrent } from '@fitness-zone/testkit/search/searches-are-current.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { defaultPageSize } from '../../src/apollo/connections/keysetConnection.ts';
import type { ProductFilter, ProductSort, Role } from '../../src/generated/graphql.ts';
import { FullProductsDocument } from '../generated/fullQueries.ts';
import { type Mounted, openTestClient, type TestClient } from './client.ts';
import { screensOf } from './screens.ts';

export type ParticipantName = 'buyer' | 'otherBuyer' | 'seller' | 'admin' | 'visitor';
export type Participant = { person: TestUser | null; browser: TestClient };

type Options = {
  /** The lists of products and users are longer than a screen's page. */
  crowded?: boolean;
  /** Replaces how a participant's client is opened. */
  openClient?: (
    name: ParticipantName,
    person: TestUser | null,
    screens: Mounted[],
  ) => Promise<TestClient>;
};

/**
 * Opens the clients of the participants in `present`, and creates products and two accounts for admins to change.
 */
export async function openParticipants(
  shop: TestShop,
  present: ReadonlySet<ParticipantName>,
  {
    crowded = false,
    openClient = (_name, person, screens) => openTestClient(shop, person?.token ?? null, screens),
  }: Options = {},
) {
  const [buyer, otherBuyer, seller, admin, idleSeller, idleBuyer] = await Promise.all([
    createUser(shop, { role: 'buyer' }),
    createUser(shop, { role: 'buyer' }),
    createUser(shop, { role: 'seller' }),
    createUser(shop, { role: 'admin' }),
    createUser(shop, { role: 'seller' }),
    createUser(shop, { role: 'buyer' }),
  ]);
  const categoryId = await someCategory(shop);
  const { id: otherCategoryId } = await admin.addCategory(aCategory());
  const { id: untouchedCategoryId } = await admin.addCategory(aCategory());
  const post = (by: TestUser) => by.addProduct(aProduct({ categoryId }));
  const product = await post(seller);
  await post(seller);
  // More than the shortest pages hold.
  for (let count = 0; count < 5; count += 1) await post(idleSeller);
  if (crowded) {
    for (let count = 0; count < defaultPageSize; count += 1) {
      await post(idleSeller);
      for (const role of ['buyer', 'seller', 'admin'] as const) await createUser(shop, { role });
    }
  }
  const sale = await buyer.payPart(await post(seller), 'WHOLE');
  const order = await shop.models.Order.findOne({ firstPaymentId: sale.id }).lean().orFail();
  const { thread } = await buyer.askSeller(product, 'Does it fold?');
  await seller.sendMessage(thread, 'It does.');
  await idleBuyer.reportUser(idleSeller);
  const report = await shop.models.Report.findOne().lean().orFail();
  for (const person of [seller, idleSeller]) await signInTwice(shop, person);
  await allNotified(shop);
  await searchesAreCurrent(shop);
  const ids = {
    categoryId,
    productId: product.id,
    sellerId: seller.id,
    threadId: thread.id,
    personId: idleSeller.id,
    reportId: report._id.toHexString(),
    orderId: order._id.toHexString(),
  };
  const variants: { filter?: ProductFilter; sort?: ProductSort }[] = [
    { filter: { advertised: true } },
    { filter: { categoryId } },
    { filter: { conditions: ['GOOD', 'FAIR'], minPrice: 102_00 }, sort: 'PRICE_ASC' },
    { sort: 'SAVING_DESC' },
    { filter: { text: 'bench' }, sort: 'RELEVANCE' },
    { filter: { verifiedSeller: true } },
  ];
  const filteredLists = variants.map((variant) => ({
    query: FullProductsDocument,
    variables: { ...variant, first: 5 },
  }));
  const screens = (role: Role | null) => [...screensOf(role, ids), ...filteredLists];
  const users: Record<ParticipantName, [TestUser | null, Role | null]> = {
    buyer: [buyer, 'BUYER'],
    otherBuyer: [otherBuyer, 'BUYER'],
    seller: [seller, 'SELLER'],
    admin: [admin, 'ADMIN'],
    visitor: [null, null],
  };
  const participants = new Map<ParticipantName, Participant>();
  for (const name of present) {
    const [person, role] = users[name];
    participants.set(name, { person, browser: await openClient(name, person, screens(role)) });
  }
  return {
    shop,
    participants,
    /** @throws if the participant is not in `present` */
    participant(name: ParticipantName): Participant {
      const participant = participants.get(name);
      if (!participant) throw new Error(`${name} is not present.`);
      return participant;
    },
    categoryId,
    /** The seller's product that everybody has open. */
    productId: product.id,
    /** A category without products. */
    otherCategoryId,
    /** A category that no step uses. */
    untouchedCategoryId,
    /** Accounts without an open client. */
    others: [idleSeller, idleBuyer],
    close: () => Promise.all([...participants.values()].map(({ browser }) => browser.close())),
  };
}

export type Participants = Awaited<ReturnType<typeof openParticipants>>;

async function signInTwice({ identity }: TestShop, { uid, email, post }: TestUser) {
  for (const minutes of [2, 1]) {
    const idToken = identity.signIn(uid, new Date(Date.now() - minutes * 60_000));
    await post('/getToken', { email, idToken });
  }
}

async function someCategory({ models }: TestShop): Promise<string> {
  const found = await models.Category.findOne().sort({ _id: 1 }).lean();
  return (found ?? (await models.Category.create(aCategory())))._id.toHexString();
}
