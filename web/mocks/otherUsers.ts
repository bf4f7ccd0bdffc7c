import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { sellers } from '@fitness-zone/sample-data/content/people.ts';
import { stockItem } from '@fitness-zone/sample-data/offers.ts';
import { random } from '../../graph/seed/drawings/engine/random.ts';
import type { Answer } from '../src/apollo/sendMutationOnce.ts';
import { AddUserDocument } from '../src/features/accounts/signUp/useSignUp.generated.ts';
import { VerifyUserDocument } from '../src/features/accounts/users/users.cache.generated.ts';
import { AddCategoryDocument } from '../src/features/catalog/category/category.cache.generated.ts';
import {
  AddProductDocument,
  AdvertiseProductDocument,
  DeleteProductDocument,
} from '../src/features/catalog/product.cache.generated.ts';
import { CreatePaymentIntentDocument } from '../src/features/payments/checkout/paymentIntent.cache.generated.ts';
import { RecordPaymentDocument } from '../src/features/payments/payment.cache.generated.ts';
import type { Role } from './generated/resolvers.ts';
import type { Stage } from './mockShop.ts';
import { byId, type ProductRecord, type UserRecord } from './records.ts';
import { emailOf, offerInput, shelfInput } from './sampleRecords.ts';

const firstNames = ['Alma', 'Bruno', 'Carla', 'Dmitri', 'Esther', 'Farid', 'Greta', 'Hugo'];
const lastNames = ['Andrade', 'Blum', 'Castellano', 'Dubois', 'Eriksen', 'Fontaine', 'Grant'];

/** One act after the other, over and over: the shop never empties, and grows slowly. */
const rhythm = [
  ...(['post', 'sell', 'join', 'post', 'advertise'] as const),
  ...(['post', 'sell', 'verify', 'post', 'withdraw'] as const),
];

/** As many of the newest products as a first page shows: there people look. */
const inSight = 16;

/**
 * The other people of a world. They post, buy and do all else by the client's own operations, the same
 * things in the same order each time.
 * @param viewer tells whose page it is now: they do nothing unasked
 */
export function otherPeople({ world, perform }: Stage, viewer: () => UserRecord | null) {
  const chance = random('others');
  let turn = 0;
  let offered = world.products.length;
  let newcomers = 0;

  async function does<Data extends object, Variables extends OperationVariables>(
    person: UserRecord | null,
    mutation: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data> {
    const { data, errors } = await perform({ document: mutation, variables }, person);
    const [answer] = Object.values((data ?? {}) as Record<string, Answer>);
    if (!answer?.success) throw new Error(answer?.message ?? errors?.join('\n'));
    return data as Data;
  }

  const isOther = ({ id }: UserRecord) => id !== viewer()?.id;
  const admin = () => world.users.find(({ role }) => role === 'ADMIN') ?? null;
  const ownerOf = ({ sellerId }: ProductRecord) => byId(world.users, sellerId);

  async function signUp(name: string, email: string, userRole: Role): Promise<void> {
    const known = world.users.some((user) => user.email === email);
    if (!known) await does(null, AddUserDocument, { input: { name, email, userRole } });
  }

  /** One of the products on the shelves, those in sight first. */
  function onShelf(fits: (product: ProductRecord) => boolean = () => true): ProductRecord | null {
    const fitting = world.products.filter((one) => one.inStock === 'AVAILABLE' && fits(one));
    return fitting.length > 0 ? chance.pick(fitting.slice(-inSight)) : null;
  }

  const isOthers = ({ sellerId }: ProductRecord) => sellerId !== viewer()?.id;
  /** Whether the viewer has it on a list, or sells it. */
  const matters = ({ id, sellerId }: ProductRecord) =>
    sellerId === viewer()?.id ||
    [...world.bookings, ...world.wishes].some(
      (one) => one.productId === id && one.userId === viewer()?.id,
    );

  const acts = {
    async post() {
      let index = offered++;
      while (emailOf(sellers[stockItem(index).offer.seller]) === viewer()?.email) index = offered++;
      const { shelf, offer } = stockItem(index);
      const seller = sellers[offer.seller];
      await signUp(seller.name, emailOf(seller), 'SELLER');
      const shelved = () => world.categories.find(({ title }) => title === shelf.title);
      if (!shelved()) await does(admin(), AddCategoryDocument, { input: shelfInput(shelf.title) });
      const person = world.users.find(({ email }) => email === emailOf(seller)) ?? null;
      const input = { ...offerInput(index), categoryId: shelved()?.id ?? '' };
      await does(person, AddProductDocument, { input });
      return `${seller.name} posts ${offer.name}`;
    },
    async sell(product = (chance.chance(0.6) && onShelf(matters)) || onShelf()) {
      const buyers = world.users.filter((one) => one.role === 'BUYER' && isOther(one));
      if (!product || buyers.length === 0) return null;
      const buyer = chance.pick(buyers);
      const productId = product.id;
      const opened = await does(buyer, CreatePaymentIntentDocument, { productId });
      const secret = opened.createPaymentIntent.clientSecret ?? '';
      const [transactionId = ''] = secret.split('_secret');
      await does(buyer, RecordPaymentDocument, { input: { transactionId, productId } });
      return `${buyer.name} buys ${product.productName}`;
    },
    async join(role: Role = chance.chance(0.6) ? 'BUYER' : 'SELLER') {
      const index = newcomers++;
      const first = firstNames[index % firstNames.length];
      const last = lastNames[index % lastNames.length];
      const name = `${first} ${last}`;
      const email = `${first}.${last}@fitness.zone`.toLowerCase();
      await signUp(name, email, role);
      return `${name} joins`;
    },
    async advertise() {
      const product = onShelf(
        (one) => isOthers(one) && !one.advertisement && ownerOf(one) !== null,
      );
      if (!product) return null;
      await does(ownerOf(product), AdvertiseProductDocument, { id: product.id });
      return `${product.productName} is advertised`;
    },
    async verify() {
      const user = world.users.find((one) => !one.verified && isOther(one));
      if (!user) return null;
      await does(admin(), VerifyUserDocument, { email: user.email });
      return `${user.name} is verified`;
    },
    async withdraw() {
      const product = onShelf((one) => isOthers(one) && ownerOf(one) !== null);
      if (!product) return null;
      await does(ownerOf(product), DeleteProductDocument, { id: product.id });
      return `${product.productName} is taken off the shelves`;
    },
  };

  return {
    ...acts,
    /** Somebody does the next thing that can be done. @returns what it was, in words */
    async act(): Promise<string> {
      for (;;) {
        const done = await acts[rhythm[turn++ % rhythm.length] ?? 'post']();
        if (done) return done;
      }
    },
  };
}
