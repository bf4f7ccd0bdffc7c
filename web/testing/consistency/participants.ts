import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import { join, type Person } from '@fitness-zone/testkit/people.ts';
import type { TestShop } from '@fitness-zone/testkit/start-test-shop.ts';
import type { Role } from '../../src/generated/graphql.ts';
import { FullProductsDocument } from '../fullQueries.generated.ts';
import { type Device, openDevice } from './client.ts';
import { screensOf } from './screens.ts';

export type PlayerName = 'buyer' | 'rival' | 'seller' | 'admin' | 'visitor';
export type Player = { person: Person | null; device: Device };

/** The people who are `present`, with their browsers open, some goods, and two accounts that admins may do with as they like. */
export async function openWorld(shop: TestShop, present: ReadonlySet<PlayerName>) {
  const [buyer, rival, seller, admin, otherSeller, otherBuyer] = await Promise.all([
    join(shop, { role: 'buyer' }),
    join(shop, { role: 'buyer' }),
    join(shop, { role: 'seller' }),
    join(shop, { role: 'admin' }),
    join(shop, { role: 'seller' }),
    join(shop, { role: 'buyer' }),
  ]);
  const categoryId = await someCategory(shop);
  const product = await seller.posts(aProduct({ categoryId }));
  await seller.posts(aProduct({ categoryId }));
  await otherSeller.posts(aProduct({ categoryId }));
  const ids = { categoryId, productId: product.id };
  // The lists with filters, which no screen shows yet.
  const filters = [{ advertised: true }, { categoryId }];
  const shelves = filters.map((filter) => ({
    query: FullProductsDocument,
    variables: { filter, first: 5 },
  }));
  const screens = (role: Role | null) => [...screensOf(role, ids), ...shelves];
  const open = async (person: Person | null, role: Role | null): Promise<Player> => ({
    person,
    device: await openDevice(shop, person?.token ?? null, screens(role)),
  });
  const everybody: Record<PlayerName, [Person | null, Role | null]> = {
    buyer: [buyer, 'BUYER'],
    rival: [rival, 'BUYER'],
    seller: [seller, 'SELLER'],
    admin: [admin, 'ADMIN'],
    visitor: [null, null],
  };
  const players = new Map<PlayerName, Player>();
  for (const name of present) players.set(name, await open(...everybody[name]));
  return {
    shop,
    players,
    /** Somebody who is present. */
    player(name: PlayerName): Player {
      const player = players.get(name);
      if (!player) throw new Error(`${name} is not there.`);
      return player;
    },
    categoryId,
    /** Accounts that nobody uses at the moment. */
    others: [otherSeller, otherBuyer],
    close: () => Promise.all([...players.values()].map(({ device }) => device.close())),
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

async function someCategory({ models }: TestShop): Promise<string> {
  const found = await models.Category.findOne().sort({ _id: 1 }).lean();
  return (found ?? (await models.Category.create(aCategory())))._id.toHexString();
}
