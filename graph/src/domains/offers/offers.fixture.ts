import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { allNotified } from '@fitness-zone/testkit/shop/notify.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';

export const price = 120_00;

/** A product for 120 and everybody around it. */
export async function posted(shop: TestShop) {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: price }));
  return { ...users, product };
}

/** A product and its offers as one person sees them. */
export async function seen(person: TestUser, { id }: { id: string }) {
  const { product } = await person.graphql<{
    product: {
      inStock: string;
      viewerCanOffer: boolean;
      viewerOffer: { id: string; status: string; amount: { amount: number } } | null;
      hold: { until: string } | null;
    };
  }>(
    `query ($id: ID!) { product(id: $id) {
      inStock viewerCanOffer viewerOffer { id status amount { amount } } hold { until }
    } }`,
    { id },
  );
  return product;
}

/** The statuses and amounts of a person's offers, in order. */
export async function offersOf(person: TestUser, args = ''): Promise<string[]> {
  const { offers } = await person.graphql<{
    offers: { edges: { node: { status: string; amount: { amount: number } } }[] };
  }>(`{ offers${args} { edges { node { status amount { amount } } } } }`);
  return offers.edges.map(({ node }) => `${node.status} ${node.amount.amount / 100}`);
}

/** A person's notifications, oldest first. */
export async function notificationsOf(shop: TestShop, { id }: { id: string }) {
  await allNotified(shop);
  return shop.models.Notification.find({ userId: id }).sort({ _id: 1 }).lean();
}
