import { aCategory, aProduct } from '../../../../graph/test/factories.ts';
import { join, type Person } from '../../../../graph/test/people.ts';
import type { TestShop } from '../../../../graph/test/start-test-shop.ts';
import type { Role } from '../../generated/graphql.ts';
import {
  WitnessAdmin,
  WitnessBuyer,
  WitnessCategory,
  WitnessProduct,
  WitnessRoot,
  WitnessSeller,
  WitnessShelf,
} from '../witness.ts';
import { type Device, type Mounted, openDevice } from './device.ts';

export type PlayerName = 'buyer' | 'rival' | 'seller' | 'admin' | 'visitor';
export type Player = { person: Person | null; device: Device };

/** A few people with their browsers open, some goods, and two accounts that admins may do with as they like. */
export async function openWorld(shop: TestShop) {
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
  const screens = (role: Role | null) => screensOf(role, { categoryId, productId: product.id });
  const open = async (person: Person | null, role: Role | null): Promise<Player> => ({
    person,
    device: await openDevice(shop, person?.token ?? null, screens(role)),
  });
  const players: Record<PlayerName, Player> = {
    buyer: await open(buyer, 'BUYER'),
    rival: await open(rival, 'BUYER'),
    seller: await open(seller, 'SELLER'),
    admin: await open(admin, 'ADMIN'),
    visitor: await open(null, null),
  };
  return {
    shop,
    players,
    categoryId,
    /** Accounts that nobody uses at the moment. */
    others: [otherSeller, otherBuyer],
    close: () => Promise.all(Object.values(players).map(({ device }) => device.close())),
  };
}

export type World = Awaited<ReturnType<typeof openWorld>>;

async function someCategory({ models }: TestShop): Promise<string> {
  const found = await models.Category.findOne().sort({ _id: 1 }).lean();
  return (found ?? (await models.Category.create(aCategory())))._id.toHexString();
}

type Ids = { categoryId: string; productId: string };

function screensOf(role: Role | null, { categoryId, productId }: Ids): Mounted[] {
  const everyone: Mounted[] = [
    { query: WitnessRoot, variables: {} },
    { query: WitnessShelf, variables: {} },
    { query: WitnessShelf, variables: { filter: { advertised: true } } },
    { query: WitnessShelf, variables: { filter: { categoryId } } },
    { query: WitnessCategory, variables: { id: categoryId } },
  ];
  if (role === null) return everyone;
  const own = { BUYER: WitnessBuyer, SELLER: WitnessSeller, ADMIN: WitnessAdmin }[role];
  return [
    ...everyone,
    { query: WitnessProduct, variables: { id: productId } },
    { query: own, variables: {} },
  ];
}
