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
import type { Participant, ParticipantName, Participants } from './participants.ts';

/** What somebody does next; `pick` chooses among what is on the screen. */
export type Step = { who: ParticipantName; what: keyof typeof acts; pick: number };

/** A way to do an action: tests put a broken one in its place. */
export type Perform = <Data extends object, Variables extends OperationVariables>(
  participant: Participant,
  action: Action<Data, Variables>,
  variables: Variables,
) => Promise<unknown>;

export const performs: Perform = ({ browser }, action, variables) =>
  perform(browser.client, action, variables);

type Act = (
  all: Participants,
  participant: Participant,
  pick: number,
  does: Perform,
) => Promise<unknown>;

const choose = <Item>(items: readonly Item[], pick: number): Item | undefined =>
  items[pick % Math.max(items.length, 1)];

/** The products on the player's shelf, those that have just gone included. */
function shelf({ browser }: Participant): string[] {
  const data = browser.client.readQuery({ query: WitnessShelf, variables: {} });
  const { edges } = (data?.products ?? { edges: [] }) as { edges: { node: { id: string } }[] };
  return edges.map(({ node }) => node.id);
}

const entries = ({ browser }: Participant, list: 'bookingList' | 'wishList'): string[] =>
  browser.client.readQuery({ query: WitnessBuyer })?.[list].edges.map(({ node }) => node.id) ?? [];

/** An action on one of what the participant sees, `variables` being what its button sends. */
const onOne =
  <Data extends object, Variables extends OperationVariables, Item>(
    action: Action<Data, Variables>,
    seen: (all: Participants, participant: Participant) => readonly Item[],
    variables: (item: Item) => Variables,
  ): Act =>
  async (all, participant, pick, does) => {
    const item = choose(seen(all, participant), pick);
    if (item !== undefined) await does(participant, action, variables(item));
  };

const goods = (_world: Participants, participant: Participant) => shelf(participant);
const bookings = (_world: Participants, participant: Participant) =>
  entries(participant, 'bookingList');
const wishes = (_world: Participants, participant: Participant) => entries(participant, 'wishList');
const emails = ({ others }: Participants) => others.map(({ email }) => email);

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
  posts: ({ categoryId }, participant, pick, does) =>
    does(participant, addProduct, {
      input: { ...aProduct({ resalePrice: 100_00 + pick }), categoryId },
    }),
  addsCategory: (_world, participant, _pick, does) =>
    does(participant, addCategory, { input: aCategory() }),
  renames: (_world, participant, pick, does) =>
    does(participant, updateProfile, { input: { name: `Somebody ${pick}` } }),
  async pays(_world, participant, pick, does) {
    const id = choose(shelf(participant), pick);
    if (!id || !participant.person) return;
    // Nothing to report where no payment could be opened.
    const transactionId = await participant.person.confirmPayment({ id }).catch(() => null);
    if (transactionId)
      await does(participant, recordPayment, { input: { transactionId, productId: id } });
  },
  refetches: (_world, { browser }) => browser.refetches(),
  async loadsMore(_world, { browser }) {
    await browser.receiveDelayed();
    const watched = browser.screen(WitnessShelf);
    const data = watched.getCurrentResult().data as Shelf | undefined;
    const { hasNextPage, endCursor } = data?.products.pageInfo ?? {};
    if (hasNextPage) await watched.fetchMore({ variables: { after: endCursor } });
  },
} satisfies Record<string, Act>;

type Shelf = { products: { pageInfo: { hasNextPage: boolean; endCursor: string | null } } };

const can: Record<ParticipantName, Step['what'][]> = {
  buyer: ['books', 'wishes', 'unbooks', 'unwishes', 'pays', 'renames', 'loadsMore', 'refetches'],
  otherBuyer: ['books', 'wishes', 'unbooks', 'unwishes', 'pays'],
  seller: ['posts', 'deletes', 'advertises', 'renames', 'loadsMore', 'refetches'],
  admin: [
    'verifies',
    'deletesUser',
    'promotes',
    'addsCategory',
    'deletes',
    'advertises',
    'renames',
    'loadsMore',
    'refetches',
  ],
  visitor: ['loadsMore', 'refetches'],
};

/** Any step that a role's screens offer. */
export const aStep: fc.Arbitrary<Step> = fc
  .constantFrom<ParticipantName>(
    'buyer',
    'buyer',
    'otherBuyer',
    'seller',
    'seller',
    'admin',
    'admin',
    'visitor',
  )
  .chain((who) =>
    fc.record({ who: fc.constant(who), what: fc.constantFrom(...can[who]), pick: fc.nat(6) }),
  );

/** Takes a step as its participant would, through the client and its actions. */
export async function take(
  all: Participants,
  { who, what, pick }: Step,
  does: Perform,
): Promise<void> {
  const act: Act = acts[what];
  await act(all, all.participant(who), pick, does);
}
