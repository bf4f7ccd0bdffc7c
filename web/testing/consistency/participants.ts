import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUser, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import type { Role } from '../../src/generated/graphql.ts';
import { WitnessShelf } from '../fullQueries.ts';
import { openTestClient, type TestClient } from './client.ts';
import { screensOf } from './screens.ts';

export type ParticipantName = 'buyer' | 'otherBuyer' | 'seller' | 'admin' | 'visitor';
export type Participant = { person: TestUser | null; browser: TestClient };

/** The people who are `present`, with their browsers open, some goods, and two accounts that admins may do with as they like. */
export async function openParticipants(shop: TestShop, present: ReadonlySet<ParticipantName>) {
  const [buyer, otherBuyer, seller, admin, idleSeller, idleBuyer] = await Promise.all([
    createUser(shop, { role: 'buyer' }),
    createUser(shop, { role: 'buyer' }),
    createUser(shop, { role: 'seller' }),
    createUser(shop, { role: 'admin' }),
    createUser(shop, { role: 'seller' }),
    createUser(shop, { role: 'buyer' }),
  ]);
  const categoryId = await someCategory(shop);
  const product = await seller.addProduct(aProduct({ categoryId }));
  await seller.addProduct(aProduct({ categoryId }));
  await idleSeller.addProduct(aProduct({ categoryId }));
  const ids = { categoryId, productId: product.id };
  // The lists with filters, which no screen shows yet.
  const filters = [{ advertised: true }, { categoryId }];
  const shelves = filters.map((filter) => ({ query: WitnessShelf, variables: { filter } }));
  const screens = (role: Role | null) => [...screensOf(role, ids), ...shelves];
  const open = async (person: TestUser | null, role: Role | null): Promise<Participant> => ({
    person,
    browser: await openTestClient(shop, person?.token ?? null, screens(role)),
  });
  const everybody: Record<ParticipantName, [TestUser | null, Role | null]> = {
    buyer: [buyer, 'BUYER'],
    otherBuyer: [otherBuyer, 'BUYER'],
    seller: [seller, 'SELLER'],
    admin: [admin, 'ADMIN'],
    visitor: [null, null],
  };
  const participants = new Map<ParticipantName, Participant>();
  for (const name of present) participants.set(name, await open(...everybody[name]));
  return {
    shop,
    participants,
    /** Somebody who is present. */
    participant(name: ParticipantName): Participant {
      const participant = participants.get(name);
      if (!participant) throw new Error(`${name} is not there.`);
      return participant;
    },
    categoryId,
    /** Accounts that nobody uses at the moment. */
    others: [idleSeller, idleBuyer],
    close: () => Promise.all([...participants.values()].map(({ browser }) => browser.close())),
  };
}

export type Participants = Awaited<ReturnType<typeof openParticipants>>;

async function someCategory({ models }: TestShop): Promise<string> {
  const found = await models.Category.findOne().sort({ _id: 1 }).lean();
  return (found ?? (await models.Category.create(aCategory())))._id.toHexString();
}
