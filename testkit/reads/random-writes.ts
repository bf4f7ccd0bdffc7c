import { Types } from 'mongoose';
import { sellTo } from '../../graph/src/domains/product/stock/sell-product.service.ts';
import { aCategory, anUpdate, aProduct } from '../factories.ts';
import { createUser, type TestUser } from '../users/create-users.ts';
import { oneOf, type Random } from './random-numbers.ts';
import type { World } from './random-reads.ts';

type Write = (world: World, random: Random) => Promise<unknown>;

const byRole = ({ people }: World, random: Random, role: TestUser['role']): TestUser =>
  oneOf(
    random,
    people.filter((one) => one.role === role),
  );

/** Sends a change of a product or an entry through either API; a refusal doesn't matter. */
const send = (
  who: TestUser,
  random: Random,
  query: string,
  rest: ['POST' | 'PATCH' | 'DELETE', string, object?],
) => {
  const [method, url, payload] = rest;
  return random(2)
    ? who.send({
        method: 'POST',
        url: '/graphql',
        payload: { query: `mutation { ${query} { success } }` },
      })
    : who.send({ method, url, ...(payload && { payload }) });
};

const recent = ({ products }: World, random: Random): string =>
  products.at(-1 - random(Math.min(products.length, 12))) ?? '0'.repeat(24);

const add: Write = async (world, random) => {
  const categoryId = oneOf(random, world.categories);
  const seller = byRole(world, random, 'seller');
  const { id } = await seller.addProduct(aProduct({ categoryId }));
  world.products.push(id);
};

const addTo =
  (list: 'WishList' | 'BookingList'): Write =>
  (world, random) => {
    const productId = recent(world, random);
    const path = list === 'WishList' ? '/addWishList' : '/addBookingList';
    const mutation = `addTo${list}(productId: "${productId}")`;
    return send(byRole(world, random, 'buyer'), random, mutation, ['POST', path, { productId }]);
  };

const remove: Write = async (world, random) => {
  const buyer = byRole(world, random, 'buyer');
  const [model, mutation] = random(2)
    ? (['Wish', 'deleteWishProduct'] as const)
    : (['Booking', 'deleteBookingProduct'] as const);
  const entry = await world.shop.models[model].findOne({ userId: buyer.id }).lean();
  const id = entry?._id.toHexString() ?? '0'.repeat(24);
  return send(buyer, random, `${mutation}(id: "${id}")`, ['DELETE', `/${mutation}?id=${id}`]);
};

const advertise: Write = (world, random) => {
  const id = recent(world, random);
  return send(byRole(world, random, 'seller'), random, `advertiseProduct(id: "${id}")`, [
    'PATCH',
    `/addAdvertisement?id=${id}`,
  ]);
};

const endAdvertisement: Write = (world, random) => {
  const id = recent(world, random);
  return send(byRole(world, random, 'seller'), random, `endAdvertisement(id: "${id}")`, [
    'PATCH',
    `/endAdvertisement?id=${id}`,
  ]);
};

const edit: Write = async (world, random) => {
  const id = recent(world, random);
  const found = await world.shop.models.Product.findById(id).lean();
  const seller = byRole(world, random, 'seller');
  return seller
    .updateProduct(
      anUpdate(
        { id, category: { id: oneOf(random, world.categories) } },
        { revision: found?.revision ?? 0, resalePrice: 100_00 + 1_00 * random(9) },
      ),
    )
    .settled();
};

const stockMutations = ['pauseProduct', 'resumeProduct', 'markSoldElsewhere', 'relistProduct'];

const changeStock: Write = (world, random) => {
  const id = recent(world, random);
  const name = oneOf(random, stockMutations);
  return send(byRole(world, random, 'seller'), random, `${name}(id: "${id}")`, [
    'PATCH',
    `/${name}?id=${id}`,
  ]);
};

const deleteProduct: Write = (world, random) => {
  const id = recent(world, random);
  const who = byRole(world, random, random(4) ? 'seller' : 'admin');
  return send(who, random, `deleteProduct(id: "${id}")`, ['DELETE', `/deleteProduct?id=${id}`]);
};

const sell: Write = (world, random) =>
  sellTo(world.shop, new Types.ObjectId(recent(world, random)), {
    paymentId: new Types.ObjectId(),
    buyerId: new Types.ObjectId(),
    price: null,
    isAgreed: false,
    takenAt: async () => Date.now(),
  });

const verify: Write = (world, random) => {
  const { email } = oneOf(random, world.people);
  return send(byRole(world, random, 'admin'), random, `verifyUser(email: "${email}")`, [
    'PATCH',
    `/verifyUser?email=${email}`,
  ]);
};

const rename: Write = (world, random) => {
  const query = `mutation { updateProfile(input: { name: "Name ${random(1_000_000)}" }) { success } }`;
  return oneOf(random, world.people).send({ method: 'POST', url: '/graphql', payload: { query } });
};

const addCategory: Write = async (world, random) => {
  if (world.categories.length >= 20) return;
  const { id } = await byRole(world, random, 'admin').addCategory(aCategory());
  world.categories.push(id);
};

const replacePerson: Write = async (world, random) => {
  const role = random(2) ? 'seller' : 'buyer';
  const leaving = byRole(world, random, role);
  await byRole(world, random, 'admin').deleteUser(leaving);
  world.people[world.people.indexOf(leaving)] = await createUser(world.shop, { role });
};

/** Signed-out people stay and their requests fail; somebody new takes their place. */
const signOut: Write = async (world, random) => {
  const leaving = byRole(world, random, 'buyer');
  await world.shop.models.User.updateOne(
    { _id: leaving.id },
    { tokensValidFrom: new Date(Date.now() + 1) },
  );
  world.people.push(await createUser(world.shop, { role: 'buyer' }));
};

const writes: Record<string, { weight: number; write: Write }> = {
  add: { weight: 8, write: add },
  wish: { weight: 6, write: addTo('WishList') },
  book: { weight: 6, write: addTo('BookingList') },
  remove: { weight: 5, write: remove },
  advertise: { weight: 3, write: advertise },
  endAdvertisement: { weight: 1, write: endAdvertisement },
  edit: { weight: 5, write: edit },
  changeStock: { weight: 6, write: changeStock },
  deleteProduct: { weight: 3, write: deleteProduct },
  sell: { weight: 3, write: sell },
  verify: { weight: 2, write: verify },
  rename: { weight: 3, write: rename },
  addCategory: { weight: 1, write: addCategory },
  replacePerson: { weight: 1, write: replacePerson },
  signOut: { weight: 1, write: signOut },
};

/** Each write as often as its weight says. */
const weighted = Object.entries(writes).flatMap(([name, { weight, write }]) =>
  Array.from({ length: weight }, () => ({ name, write })),
);

/** A random act of a random user; resolves to its name once answered. */
export function randomWrite(world: World, random: Random): () => Promise<string> {
  const { name, write } = oneOf(random, weighted);
  return async () => {
    await write(world, random);
    return name;
  };
}
