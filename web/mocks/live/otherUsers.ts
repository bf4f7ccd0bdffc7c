import { sellers } from '@fitness-zone/sample-data/people.ts';
import { random as createRandom } from '@fitness-zone/sample-data/random.ts';
import { sampleProduct } from '@fitness-zone/sample-data/sample-products.ts';
import { parse } from 'graphql';
import type { Role } from '../generated/resolvers.ts';
import type { MockShop } from '../mockShop.ts';
import { byId } from '../records/findRecords.ts';
import type { ProductRecord, UserRecord } from '../records/records.ts';
import { categoryInput, emailOf, productInput } from '../records/sampleRecords.ts';
import { mockIdToken } from '../token.ts';

const mutations = {
  addUser: parse('mutation ($input: AddUserInput!) { addUser(input: $input) { success message } }'),
  verifyUser: parse(
    'mutation ($email: EmailAddress!) { verifyUser(email: $email) { success message } }',
  ),
  addCategory: parse(
    'mutation ($input: AddCategoryInput!) { addCategory(input: $input) { success message } }',
  ),
  addProduct: parse(
    'mutation ($input: AddProductInput!) { addProduct(input: $input) { success message } }',
  ),
  advertiseProduct: parse('mutation ($id: ID!) { advertiseProduct(id: $id) { success message } }'),
  deleteProduct: parse('mutation ($id: ID!) { deleteProduct(id: $id) { success message } }'),
  createPaymentIntent: parse(
    'mutation ($productId: ID!) { createPaymentIntent(productId: $productId) { success message } }',
  ),
  recordPayment: parse(
    'mutation ($input: RecordPaymentInput!) { recordPayment(input: $input) { success message } }',
  ),
};

const firstNames = ['Alma', 'Bruno', 'Carla', 'Dmitri', 'Esther', 'Farid', 'Greta', 'Hugo'];
const lastNames = ['Andrade', 'Blum', 'Castellano', 'Dubois', 'Eriksen', 'Fontaine', 'Grant'];

/** One act after the other, again and again: there are always products for sale, and slowly more. */
const sequence = [
  ...(['post', 'sell', 'join', 'post', 'advertise'] as const),
  ...(['post', 'sell', 'verify', 'post', 'withdraw'] as const),
];

/** As many of the newest products as a page shows at first. */
const firstPage = 16;

/**
 * The other users of a shop. They do what users do, through the API, the same things in the same order
 * each time.
 * @param viewer tells whose page it is now: the viewer's account and products are left alone
 */
export function otherUsers({ records, execute }: MockShop, viewer: () => UserRecord | null) {
  const random = createRandom(2);
  let turn = 0;
  let posted = records.products.length;
  let joined = 0;

  async function send(
    user: UserRecord | null,
    name: keyof typeof mutations,
    variables: Record<string, unknown>,
  ): Promise<void> {
    const { data, errors } = await execute(
      { document: mutations[name], variables },
      { viewer: user },
    );
    const payload = data?.[name] as { success: boolean; message: string } | undefined;
    if (!payload?.success) throw new Error(payload?.message ?? errors?.join('\n'));
  }

  const isViewers = (id: string) => id === viewer()?.id;
  const admin = () => records.users.find(({ role }) => role === 'ADMIN') ?? null;
  const sellerOf = ({ sellerId }: ProductRecord) => byId(records.users, sellerId);

  async function signUp(name: string, email: string, userRole: Role): Promise<void> {
    if (records.users.some((user) => user.email === email)) return;
    const idToken = mockIdToken({ email, provider: 'password', signedInAt: Date.now() });
    await send(null, 'addUser', { input: { name, email, userRole, idToken } });
  }

  /** One of the newest products for sale that fit, or null. */
  function findForSale(fits: (product: ProductRecord) => boolean = () => true) {
    const fitting = records.products.filter((one) => one.inStock === 'AVAILABLE' && fits(one));
    return fitting.length > 0 ? random.pick(fitting.slice(-firstPage)) : null;
  }

  const canBeManaged = (product: ProductRecord) =>
    !isViewers(product.sellerId) && sellerOf(product) !== null;
  /** Whether the viewer has it on a list, or sells it. */
  const concernsViewer = ({ id, sellerId }: ProductRecord) =>
    isViewers(sellerId) ||
    [...records.bookings, ...records.wishes].some(
      (entry) => entry.productId === id && isViewers(entry.userId),
    );

  const acts = {
    async post() {
      let index = posted++;
      const sellerAt = (at: number) => sellers[sampleProduct(at).product.seller];
      while (emailOf(sellerAt(index)) === viewer()?.email) index = posted++;
      const { category: sampleCategory, product } = sampleProduct(index);
      const { title } = sampleCategory;
      const seller = sellers[product.seller];
      await signUp(seller.name, emailOf(seller), 'SELLER');
      const category = () => records.categories.find((one) => one.title === title);
      if (!category()) await send(admin(), 'addCategory', { input: categoryInput(title) });
      const account = records.users.find(({ email }) => email === emailOf(seller)) ?? null;
      const input = { ...productInput(index), categoryId: category()?.id };
      await send(account, 'addProduct', { input });
      return `${seller.name} posts ${product.name}`;
    },
    async sell(product = (random.next() < 0.6 && findForSale(concernsViewer)) || findForSale()) {
      const buyers = records.users.filter(({ role, id }) => role === 'BUYER' && !isViewers(id));
      if (!product || buyers.length === 0) return null;
      const buyer = random.pick(buyers);
      const productId = product.id;
      await send(buyer, 'createPaymentIntent', { productId });
      const payment = records.payments.findLast(({ buyerId }) => buyerId === buyer.id);
      if (!payment) throw new Error('No payment was opened.');
      payment.charged = true;
      const { transactionId } = payment;
      await send(buyer, 'recordPayment', { input: { transactionId, productId } });
      return `${buyer.name} buys ${product.productName}`;
    },
    async join(role: Role = random.next() < 0.6 ? 'BUYER' : 'SELLER') {
      const index = joined++;
      const first = firstNames[index % firstNames.length];
      const last = lastNames[index % lastNames.length];
      const name = `${first} ${last}`;
      await signUp(name, `${first}.${last}@fitness.zone`.toLowerCase(), role);
      return `${name} joins`;
    },
    async advertise() {
      const product = findForSale((one) => canBeManaged(one) && !one.advertisement);
      if (!product) return null;
      await send(sellerOf(product), 'advertiseProduct', { id: product.id });
      return `${product.productName} is advertised`;
    },
    async verify() {
      const user = records.users.find(
        ({ verified, role, id }) => !verified && role !== 'ADMIN' && !isViewers(id),
      );
      if (!user) return null;
      await send(admin(), 'verifyUser', { email: user.email });
      return `${user.name} is verified`;
    },
    async withdraw() {
      const product = findForSale(canBeManaged);
      if (!product) return null;
      await send(sellerOf(product), 'deleteProduct', { id: product.id });
      return `${product.productName} is deleted`;
    },
  };

  return {
    ...acts,
    /** Does the next thing that can be done. @returns what it was, in words */
    async act(): Promise<string> {
      for (;;) {
        const done = await acts[sequence[turn++ % sequence.length] ?? 'post']();
        if (done) return done;
      }
    },
  };
}
