import type { OperationVariables } from '@apollo/client';
import { aCategory, aProduct } from '@fitness-zone/testkit/factories.ts';
import fc from 'fast-check';
import { type Action, perform } from '../../src/apollo/action.ts';
import { updateProfile } from '../../src/features/accounts/profile/profile.cache.ts';
import { addAdmin, deleteUser, verifyUser } from '../../src/features/accounts/users/users.cache.ts';
import { addCategory } from '../../src/features/catalog/category/category.cache.ts';
import {
  addProduct,
  advertiseProduct,
  deleteProduct,
} from '../../src/features/catalog/product.cache.ts';
import { addToBookingList, deleteBookingProduct } from '../../src/features/lists/booking.cache.ts';
import { addToWishList, deleteWishProduct } from '../../src/features/lists/wish.cache.ts';
import { recordPayment } from '../../src/features/payments/payment.cache.ts';
import { WitnessBuyer, WitnessShelf } from '../fullQueries.ts';
import type { Player, PlayerName, World } from './participants.ts';

/** What somebody does next; `pick` chooses among what is on the screen. */
export type Step = { who: PlayerName; what: keyof typeof acts; pick: number };

/** A way to do an action: tests put a broken one in its place. */
export type Perform = <Data extends object, Variables extends OperationVariables>(
  player: Player,
  action: Action<Data, Variables>,
  variables: Variables,
) => Promise<unknown>;

export const performs: Perform = ({ device }, action, variables) =>
  perform(device.client, action, variables);

type Act = (world: World, player: Player, pick: number, does: Perform) => Promise<unknown>;

const choose = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(items.length, 1)];

/** The products on the player's shelf, those that have just gone included. */
function shelf({ device }: Player): string[] {
  const data = device.client.readQuery({ query: WitnessShelf, variables: {} });
  const { edges } = (data?.products ?? { edges: [] }) as { edges: { node: { id: string } }[] };
  return edges.map(({ node }) => node.id);
}

const entries = ({ device }: Player, list: 'bookingList' | 'wishList'): string[] =>
  device.client.readQuery({ query: WitnessBuyer })?.[list].edges.map(({ node }) => node.id) ?? [];

/** An action on one of what the player sees, `variables` being what its button sends. */
const onOne =
  <Data extends object, Variables extends OperationVariables, Item>(
    action: Action<Data, Variables>,
    seen: (world: World, player: Player) => readonly Item[],
    variables: (item: Item) => Variables,
  ): Act =>
  async (world, player, pick, does) => {
    const item = choose(seen(world, player), pick);
    if (item !== undefined) await does(player, action, variables(item));
  };

const goods = (_world: World, player: Player) => shelf(player);
const bookings = (_world: World, player: Player) => entries(player, 'bookingList');
const wishes = (_world: World, player: Player) => entries(player, 'wishList');
const emails = ({ others }: World) => others.map(({ email }) => email);

const acts = {
  books: onOne(addToBookingList, goods, (productId) => ({ productId })),
  wishes: onOne(addToWishList, goods, (productId) => ({ productId })),
  unbooks: onOne(deleteBookingProduct, bookings, (id) => ({ id })),
  unwishes: onOne(deleteWishProduct, wishes, (id) => ({ id })),
  advertises: onOne(advertiseProduct, goods, (id) => ({ id })),
  deletes: onOne(deleteProduct, goods, (id) => ({ id })),
  verifies: onOne(verifyUser, emails, (email) => ({ email })),
  deletesUser: onOne(deleteUser, emails, (email) => ({ email })),
  promotes: onOne(addAdmin, emails, (email) => ({ email })),
  posts: ({ categoryId }, player, pick, does) =>
    does(player, addProduct, {
      input: { ...aProduct({ resalePrice: 100_00 + pick }), categoryId },
    }),
  addsCategory: (_world, player, _pick, does) => does(player, addCategory, { input: aCategory() }),
  renames: (_world, player, pick, does) =>
    does(player, updateProfile, { input: { name: `Somebody ${pick}` } }),
  async pays(_world, player, pick, does) {
    const id = choose(shelf(player), pick);
    if (!id || !player.person) return;
    // Nothing to report where no payment could be opened.
    const transactionId = await player.person.charges({ id }).catch(() => null);
    if (transactionId)
      await does(player, recordPayment, { input: { transactionId, productId: id } });
  },
  asksAgain: (_world, { device }) => device.asksAgain(),
  async loadsMore(_world, { device }) {
    await device.answersArrive();
    const watched = device.screen(WitnessShelf);
    const data = watched.getCurrentResult().data as Shelf | undefined;
    const { hasNextPage, endCursor } = data?.products.pageInfo ?? {};
    if (hasNextPage) await watched.fetchMore({ variables: { after: endCursor } });
  },
} satisfies Record<string, Act>;

type Shelf = { products: { pageInfo: { hasNextPage: boolean; endCursor: string | null } } };

const can: Record<PlayerName, Step['what'][]> = {
  buyer: ['books', 'wishes', 'unbooks', 'unwishes', 'pays', 'renames', 'loadsMore', 'asksAgain'],
  rival: ['books', 'wishes', 'unbooks', 'unwishes', 'pays'],
  seller: ['posts', 'deletes', 'advertises', 'renames', 'loadsMore', 'asksAgain'],
  admin: [
    'verifies',
    'deletesUser',
    'promotes',
    'addsCategory',
    'deletes',
    'advertises',
    'renames',
    'loadsMore',
    'asksAgain',
  ],
  visitor: ['loadsMore', 'asksAgain'],
};

/** Any step that a role's screens offer. */
export const aStep: fc.Arbitrary<Step> = fc
  .constantFrom<PlayerName>(
    'buyer',
    'buyer',
    'rival',
    'seller',
    'seller',
    'admin',
    'admin',
    'visitor',
  )
  .chain((who) =>
    fc.record({ who: fc.constant(who), what: fc.constantFrom(...can[who]), pick: fc.nat(6) }),
  );

/** Takes a step as its player would, through the client and its actions. */
export async function take(world: World, { who, what, pick }: Step, does: Perform): Promise<void> {
  const act: Act = acts[what];
  await act(world, world.player(who), pick, does);
}
