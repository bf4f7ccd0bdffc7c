import { reviewableMs } from '@fitness-zone/contract/dealing/reviews.ts';
import { adminTaskKinds } from '@fitness-zone/contract/notifications/kinds.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { runs } from '@fitness-zone/testkit/breadth.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { type PayoutShop, startPayoutShop } from '@fitness-zone/testkit/payments/payout-shop.ts';
import { oneOf, type Random, randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import type { TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { localTime } from '@fitness-zone/testkit/users/order-actions.ts';
import { codeOf, orderIdOf } from '@fitness-zone/testkit/users/orders.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refusedBank, usualBank } from '../../../embedded/stripe/test.banks.ts';

let payouts: PayoutShop;
let shop: TestShop;
beforeAll(async () => {
  payouts = await startPayoutShop();
  ({ shop } = payouts);
});
afterAll(() => shop.close());

type Shown = {
  id: string;
  kind: string;
  subject: string;
  sentence: string;
  since: string;
  until: string | null;
  path: string;
  mutation: string | null;
  orderId: string | null;
};

const tasksOf = async (person: TestUser): Promise<Shown[]> =>
  (
    await person.graphql<{ tasks: Shown[] }>(
      '{ tasks { id kind subject sentence since until path mutation orderId } }',
    )
  ).tasks;

const kindsOf = async (person: TestUser) => (await tasksOf(person)).map(({ kind }) => kind);

async function aSale(part: 'WHOLE' | 'FIRST_HALF' = 'WHOLE') {
  const users = await createUsers(shop);
  const product = await users.seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const payment = await users.buyer.payPart(product, part);
  return { ...users, product, payment, id: await orderIdOf(shop, payment.id) };
}

test('an offer waits for its seller, a counter-offer for its buyer, then its price for its buyer, until it is paid', async () => {
  const { buyer, seller, otherBuyer, otherSeller } = await createUsers(shop);
  const product = await seller.addProduct(aProduct({ resalePrice: 120_00 }));
  const offer = await buyer.makeOffer(product, 100_00);
  expect(await tasksOf(seller)).toEqual([
    {
      id: `answer-offer ${offer.id}`,
      kind: 'ANSWER_OFFER',
      subject: product.productName,
      sentence: `${buyer.name} offers $100.00 instead of $120.00.`,
      since: offer.changedAt,
      until: offer.lapsesAt,
      path: expect.stringMatching(/^\/pages\/messages\/[0-9a-f]{24}$/),
      mutation: null,
      orderId: null,
    },
  ]);
  expect(await tasksOf(buyer)).toEqual([]);
  await seller.counterOffer(offer, 100_00, 110_00);
  expect(await tasksOf(seller)).toEqual([]);
  expect(await tasksOf(buyer)).toMatchObject([
    {
      kind: 'ANSWER_OFFER',
      sentence: `${seller.name} asks for $110.00 instead of your $100.00.`,
    },
  ]);
  await buyer.makeOffer(product, 105_00);
  const { offer: accepted } = await seller.acceptOffer(offer, 105_00);
  expect(await tasksOf(seller)).toEqual([]);
  expect(await tasksOf(buyer)).toMatchObject([
    {
      kind: 'PAY_OFFER',
      sentence: 'It’s held for you. Pay $105.00, or it goes back on sale.',
      until: accepted.heldUntil,
      path: `/pages/payment/${product.id}`,
    },
  ]);
  await buyer.payPart(product, 'WHOLE');
  expect(await kindsOf(buyer)).toEqual(['PROPOSE_PICK_UP']);
  for (const stranger of [otherBuyer, otherSeller]) expect(await tasksOf(stranger)).toEqual([]);
});

test('a question waits until it is answered, two weeks at most', async () => {
  const { buyer, seller } = await createUsers(shop);
  const product = await seller.addProduct(aProduct());
  const { thread } = await buyer.askSeller(product, 'Is it loud?');
  expect(await tasksOf(seller)).toMatchObject([
    { kind: 'ANSWER_QUESTION', path: `/pages/messages/${thread.id}`, until: null },
  ]);
  await seller.sendMessage(thread, 'No.');
  expect(await tasksOf(seller)).toEqual([]);
  await buyer.sendMessage(thread, 'Can I see it?');
  expect(await kindsOf(seller)).toEqual(['ANSWER_QUESTION']);
  await seller.pauseProduct(product);
  expect(await kindsOf(seller)).toEqual(['ANSWER_QUESTION']);
  await seller.markSoldElsewhere(product);
  expect(await tasksOf(seller)).toEqual([]);
});

test('a sale leads both sides to the review, and the seller to the set-up of payouts', async () => {
  const { buyer, seller, payment, id } = await aSale();
  await seller.proposePickUp({ id }, { times: [localTime(2)], place: '5 Mill Lane, York' });
  expect(await tasksOf(buyer)).toMatchObject([
    { kind: 'ACCEPT_PICK_UP', orderId: id, path: `/pages/orders/${id}` },
  ]);
  await seller.claimHandOver(id);
  expect(await tasksOf(buyer)).toMatchObject([
    { kind: 'CONFIRM_RECEIPT', mutation: 'confirmOrderReceipt', orderId: id },
  ]);
  await buyer.confirmOrderReceipt(id);
  expect(await kindsOf(buyer)).toEqual(['WRITE_REVIEW']);
  await expect.poll(() => kindsOf(seller)).toEqual(['WRITE_REVIEW', 'SET_UP_PAYOUTS']);
  await seller.addReview(payment, { stars: 5 });
  expect(await kindsOf(seller)).toEqual(['SET_UP_PAYOUTS']);
});

test('admins get what only they can decide, the same in REST', async () => {
  const { buyer, seller, otherBuyer, admin, product, id } = await aSale();
  const before = new Set((await tasksOf(admin)).map((task) => task.id));
  const added = async () => (await tasksOf(admin)).filter((task) => !before.has(task.id));
  expect(await added()).toEqual([]);
  await buyer.reportProblem(id, { reason: 'OTHER', wish: 'OTHER', text: 'It is another one.' });
  await buyer.escalateProblem(id);
  await otherBuyer.reportUser(seller);
  expect(await added()).toMatchObject([
    { kind: 'DECIDE_PROBLEM', subject: product.productName, path: `/pages/orders/${id}` },
    { kind: 'DECIDE_REPORT', subject: seller.name },
  ]);
  // Their notifications exist, and don't count a second time.
  const taskNotifications = { userId: admin.id, kind: { $in: adminTaskKinds } };
  await expect.poll(() => shop.models.Notification.countDocuments(taskNotifications)).toBe(3);
  expect(
    await shop.models.Notification.countDocuments({ ...taskNotifications, readAt: null }),
  ).toBe(0);
  const rows = await admin.get<{ _id: string; kind: string }[]>('/tasks');
  expect(rows.map(({ _id }) => _id)).toEqual((await tasksOf(admin)).map((task) => task.id));
  expect(rows.find(({ kind }) => kind === 'decide-problem')).toMatchObject({ orderId: id });
});

// The random sequences.

type Act = (world: World, random: Random) => PromiseLike<unknown>;
type World = Awaited<ReturnType<typeof aWorld>>;

async function aWorld() {
  const users = await createUsers(shop);
  return {
    ...users,
    buyers: [users.buyer, users.otherBuyer],
    sellers: [users.seller, users.otherSeller],
    products: [] as { id: string; sellerId: string }[],
    threads: [] as { id: string }[],
    payments: [] as { id: string }[],
    offers: [] as { id: string }[],
    orders: [] as string[],
  };
}

const ownerOf = ({ sellers }: World, { sellerId }: { sellerId: string }) =>
  sellers.find(({ id }) => id === sellerId) as TestUser;

/** A random order with its two sides. */
async function dealIn(world: World, random: Random) {
  const order = await shop.models.Order.findById(oneOf(random, world.orders)).lean().orFail();
  const [buyer, seller] = [order.buyerId, order.sellerId].map((id) =>
    [...world.buyers, ...world.sellers].find((one) => one.id === String(id)),
  ) as [TestUser, TestUser];
  return { order, id: String(order._id), buyer, seller, either: oneOf(random, [buyer, seller]) };
}

const problem = { reason: 'OTHER', wish: 'OTHER', text: 'It is another one.' };

/** Random acts. The shop refuses those that the state doesn't allow. */
const acts: readonly Act[] = [
  async (world, random) => {
    const seller = oneOf(random, world.sellers);
    const { id } = await seller.addProduct(aProduct({ resalePrice: 120_00 }));
    world.products.push({ id, sellerId: seller.id });
  },
  async (world, random) => {
    const product = oneOf(random, world.products);
    const { thread } = await oneOf(random, world.buyers).askSeller(product, 'Is it loud?');
    world.threads.push(thread);
  },
  (world, random) =>
    oneOf(random, world.sellers).sendMessage(oneOf(random, world.threads), 'Not at all.'),
  async (world, random) => {
    const buyer = oneOf(random, world.buyers);
    const amount = (90 + random(20)) * 100;
    world.offers.push(await buyer.makeOffer(oneOf(random, world.products), amount));
  },
  async (world, random) => {
    const offer = await shop.models.Offer.findById(oneOf(random, world.offers).id).lean().orFail();
    const seller = ownerOf(world, { sellerId: String(offer.sellerId) });
    await seller.acceptOffer({ id: String(offer._id) }, offer.amount);
  },
  async (world, random) => {
    const offer = await shop.models.Offer.findById(oneOf(random, world.offers).id).lean().orFail();
    const seller = ownerOf(world, { sellerId: String(offer.sellerId) });
    await seller.counterOffer({ id: String(offer._id) }, offer.amount, 115_00);
  },
  async (world, random) => {
    const offer = await shop.models.Offer.findById(oneOf(random, world.offers).id).lean().orFail();
    const buyer = world.buyers.find(({ id }) => id === String(offer.buyerId));
    await buyer?.acceptCounterOffer({ id: String(offer._id) }, offer.amount);
  },
  (world, random) => oneOf(random, world.sellers).declineOffer(oneOf(random, world.offers)),
  async (world, random) => {
    const product = oneOf(random, world.products);
    const part = oneOf(random, ['WHOLE', 'FIRST_HALF'] as const);
    const payment = await oneOf(random, world.buyers).payPart(product, part);
    world.payments.push(payment);
    world.orders.push(await orderIdOf(shop, payment.id));
  },
  async (world, random) => {
    const { order, buyer } = await dealIn(world, random);
    await buyer.payPart({ id: String(order.productId) }, 'BALANCE');
  },
  (world, random) => {
    const product = oneOf(random, world.products);
    const seller = ownerOf(world, product);
    return oneOf(random, [seller.pauseProduct, seller.resumeProduct])(product);
  },
  async (world, random) => {
    const { id, either } = await dealIn(world, random);
    const times = [localTime(1 + random(5), shop.now())];
    await either.proposePickUp({ id }, { times, place: '5 Mill Lane, York' });
  },
  async (world, random) => {
    const { order, id, either } = await dealIn(world, random);
    const proposal = order.pickUp?.proposal;
    const time = proposal?.times[0]?.toISOString() ?? '';
    await either.acceptPickUp({ id }, { id: String(proposal?._id) }, time);
  },
  async (world, random) => {
    const { id, seller } = await dealIn(world, random);
    await seller.claimHandOver(id);
  },
  async (world, random) => {
    const { id, seller } = await dealIn(world, random);
    await seller.enterHandOverCode(id, await codeOf(shop, id));
  },
  async (world, random) => {
    const { id, buyer } = await dealIn(world, random);
    await buyer.confirmOrderReceipt(id);
  },
  async (world, random) => {
    const { id, buyer } = await dealIn(world, random);
    await buyer.reportProblem(id, problem);
  },
  async (world, random) => {
    const { id, seller } = await dealIn(world, random);
    await seller.answerProblem(id, 'OFFER', 10_00);
  },
  async (world, random) => {
    const { id, buyer } = await dealIn(world, random);
    await buyer.acceptProblemOffer(id, 10_00);
  },
  async (world, random) => {
    const { id, either } = await dealIn(world, random);
    await either.escalateProblem(id);
  },
  async (world, random) => {
    const { id, buyer } = await dealIn(world, random);
    await buyer.requestCancellation(id, 'I moved.');
  },
  (world, random) =>
    oneOf(random, [...world.buyers, ...world.sellers]).addReview(oneOf(random, world.payments), {
      stars: 4,
    }),
  (world, random) => oneOf(random, world.buyers).reportProduct(oneOf(random, world.products)),
  async ({ admin }) => {
    const open = await shop.models.Report.findOne({ isOpen: true }).lean().orFail();
    await admin.decideReport({ id: String(open._id) }, 'NOTHING');
  },
  async (world, random) => {
    const seller = oneOf(random, world.sellers);
    const bank = oneOf(random, [usualBank, refusedBank]);
    await payouts.setUp(seller, bank);
  },
  async ({ admin }, random) => {
    const { orderId } = oneOf(random, await failedOrders());
    await admin.graphql(
      'mutation ($orderId: ID!) { adminRetryTransfer(orderId: $orderId) { success } }',
      { orderId },
    );
  },
  // Simulates a finding of the nightly comparison with the card provider.
  async (_world, random) => {
    const difference = {
      kind: 'transfer' as const,
      reference: 'tr_1',
      currency: 'usd',
      recorded: 100,
    };
    const checkedAt = new Date(shop.now());
    const differences = random(2) === 0 ? [] : [difference];
    await shop.models.Reconciliation.replaceOne(
      { _id: checkedAt.toISOString().slice(0, 'YYYY-MM-DD'.length) },
      { checkedAt, count: 1, differences },
      { upsert: true },
    );
  },
  (_world, random) => payouts.pass(random(4) * dayMs),
];

const failedOrders = async () =>
  (await shop.models.Payout.find({ 'moves.state': 'failed' }, { _id: 1 }).lean()).map(
    ({ _id }) => ({ orderId: String(_id) }),
  );

type Order = NonNullable<Awaited<ReturnType<typeof anOrder>>>;
type Payment = NonNullable<Awaited<ReturnType<typeof aPayment>>>;
const anOrder = () => shop.models.Order.findOne().lean();
const aPayment = () => shop.models.Payment.findOne().lean();

const isPast = (moment: Date | null | undefined) => moment != null && +moment <= shop.now();

/** An order's records, read without the shop's rules. */
function readingOf(order: Order, payment: Payment) {
  const last = order.problems.at(-1);
  const problem = last && ['open', 'answered', 'escalated', 'returning'].includes(last.status);
  const { cancelRequest, pickUp } = order;
  const isReturned = ['refunding', 'refunded'].includes(payment.status);
  const isOver = isReturned || ['cancelled', 'closed'].includes(order.state);
  const isBefore = !isOver && ['paid', 'paid-in-part'].includes(order.state);
  return {
    isOver,
    isBefore,
    isClaimed: !isOver && order.state === 'hand-over-claimed',
    problem: !isOver && problem ? last : null,
    isLate: isPast(last?.answerBy),
    asksToCancel: cancelRequest != null && cancelRequest.accepted == null,
    isAskedLate: isPast(cancelRequest?.answerBy),
    proposal: isBefore ? pickUp?.proposal : null,
    hasMet: isPast(pickUp?.agreed?.at) && !pickUp?.proposal,
    isArranged: pickUp != null,
    isAgreed: pickUp?.agreed != null,
    isBalanceDue: !isOver && payment.balance?.status === 'due',
  };
}

type Reading = ReturnType<typeof readingOf>;

const canAccept = ({ proposal }: Reading, by: 'buyer' | 'seller') =>
  proposal?.by === by && proposal.times.some((time) => !isPast(time));

function buyersStep(one: Reading): string | null {
  const { problem, isLate, isBefore, isClaimed } = one;
  if (problem?.status === 'answered' && !isLate && problem.offeredAmount != null) {
    return 'ACCEPT_PROBLEM_OFFER';
  }
  if (!problem && (isClaimed || (isBefore && one.hasMet))) return 'CONFIRM_RECEIPT';
  if (one.isBalanceDue) return 'PAY_BALANCE';
  if (canAccept(one, 'seller')) return 'ACCEPT_PICK_UP';
  return isBefore && !problem && !one.asksToCancel && !one.isArranged ? 'PROPOSE_PICK_UP' : null;
}

function sellersStep(one: Reading): string | null {
  const { problem, isLate, isBefore, isClaimed, asksToCancel } = one;
  if (problem?.status === 'open' && !isLate) return 'ANSWER_PROBLEM';
  if (problem?.status === 'returning') return 'CONFIRM_RETURN';
  if (asksToCancel && (isBefore || isClaimed)) return 'ANSWER_CANCELLATION';
  if (canAccept(one, 'buyer')) return 'ACCEPT_PICK_UP';
  if (isBefore && !problem && !asksToCancel && !one.isArranged) return 'PROPOSE_PICK_UP';
  // The buyer accepts a first time.
  if (!one.isAgreed && canAccept(one, 'seller')) return null;
  return isBefore && !problem ? 'ENTER_CODE' : null;
}

function adminsStep({ problem, isLate, isBefore, isClaimed, ...one }: Reading): string | null {
  if (problem && (problem.status === 'escalated' || isLate)) return 'DECIDE_PROBLEM';
  const isOpen = isBefore || isClaimed;
  return isOpen && one.asksToCancel && one.isAskedLate ? 'ANSWER_CANCELLATION' : null;
}

function stepIn(order: Order, payment: Payment, person: TestUser): string | null {
  const reading = readingOf(order, payment);
  if (person.role === 'admin') return adminsStep(reading);
  if (String(order.buyerId) === person.id) return buyersStep(reading);
  return String(order.sellerId) === person.id ? sellersStep(reading) : null;
}

/** Handed over and fully paid within the time for reviews, and without a review yet. */
async function canReview(order: Order, payment: Payment, { id }: TestUser): Promise<boolean> {
  if (![order.buyerId, order.sellerId].some((one) => String(one) === id)) return false;
  const { status, balance, handedOverAt } = payment;
  const ends = [handedOverAt, ...(balance ? [balance.paidAt] : [])];
  if (status !== 'paid' || ends.some((end) => end == null)) return false;
  const from = shop.now() - reviewableMs;
  const isRecent = Math.max(...ends.map(Number)) > from && Number(order.confirmedAt) > from;
  const own = { paymentId: payment._id, authorId: id };
  return isRecent && !(await shop.models.Review.exists(own));
}

/** Transfers whose last try failed. */
async function failedTransfers(): Promise<string[]> {
  const failed: string[] = [];
  for (const { _id, moves } of await shop.models.Payout.find().lean()) {
    const order = await shop.models.Order.findById(_id).lean().orFail();
    const hasProblem = order.problems.some(({ closedAt }) => !closedAt);
    if (moves.at(-1)?.state === 'failed' && !hasProblem) failed.push(`RETRY_TRANSFER ${_id}`);
  }
  return failed;
}

/** A person's tasks, derived from all records without the code under test. */
async function expectedTasks(person: TestUser): Promise<string[]> {
  const { models } = shop;
  const found: string[] = [];
  const isAdmin = person.role === 'admin';
  for (const order of await models.Order.find().lean()) {
    const payment = await models.Payment.findById(order.firstPaymentId).lean().orFail();
    const step = stepIn(order, payment, person);
    if (step) found.push(`${step} ${order._id}`);
    if (await canReview(order, payment, person)) found.push(`WRITE_REVIEW ${order._id}`);
  }
  for (const offer of await models.Offer.find().lean()) {
    const product = await models.Product.findById(offer.productId).lean().orFail();
    const isHeld = String(product.hold?.offerId) === String(offer._id);
    const isOpen = offer.status === 'open' && offer.lapsesAt.getTime() > shop.now();
    const answers = offer.proposedBy === 'buyer' ? offer.sellerId : offer.buyerId;
    if (isOpen && String(answers) === person.id) found.push(`ANSWER_OFFER ${offer._id}`);
    if (isHeld && String(offer.buyerId) === person.id && product.inStock !== 'sold') {
      found.push(`PAY_OFFER ${offer._id}`);
    }
  }
  for (const { _id, sellerId, buyerId, productId, lastMessage } of await models.Thread.find()) {
    if (String(sellerId) !== person.id || String(lastMessage?.senderId) === person.id) continue;
    const product = await models.Product.findById(productId).lean().orFail();
    const isOffered = ['available', 'paused'].includes(product.inStock);
    const isRecent = Number(lastMessage?.createdAt) > shop.now() - 14 * dayMs;
    if (isOffered && isRecent && !(await models.Order.exists({ buyerId, productId }))) {
      found.push(`ANSWER_QUESTION ${_id}`);
    }
  }
  const waiting = (await models.Payout.find({ wait: 'set-up' }).lean()).some(
    ({ sellerId }) => String(sellerId) === person.id,
  );
  if (waiting) found.push(`SET_UP_PAYOUTS ${person.id}`);
  if (!isAdmin) return found.sort();
  for (const { _id, isOpen } of await models.Report.find().lean()) {
    if (isOpen) found.push(`DECIDE_REPORT ${_id}`);
  }
  for (const { _id, balance } of await models.Payment.find().lean()) {
    const isDue = balance?.status === 'due' && balance.dueBy && +balance.dueBy <= shop.now();
    if (isDue) found.push(`COLLECT_BALANCE ${_id}`);
  }
  found.push(...(await failedTransfers()));
  const checks = await models.Reconciliation.find().lean();
  const newest = checks.toSorted((one, other) => +one.checkedAt - +other.checkedAt).at(-1);
  if (newest && newest.differences.length > 0) found.push(`CHECK_BOOKS ${newest._id}`);
  return found.sort();
}

const named = ({ kind, id }: Shown) => `${kind} ${id.split(' ')[1]}`;

const inOrder = (tasks: readonly Shown[]) =>
  tasks.toSorted(
    (one, other) =>
      (one.until ?? '9').localeCompare(other.until ?? '9') || one.since.localeCompare(other.since),
  );

/** Kinds that appeared after random acts. */
const seen = new Set<string>();

/** Tasks that only one of the two lists has, and those out of order. */
async function differences(person: TestUser): Promise<string[]> {
  const [shown, expected] = [await tasksOf(person), await expectedTasks(person)];
  const names = shown.map(named);
  for (const { kind } of shown) seen.add(kind);
  return [
    ...names.filter((name) => !expected.includes(name)).map((name) => `not expected: ${name}`),
    ...expected.filter((name) => !names.includes(name)).map((name) => `missing: ${name}`),
    ...inOrder(shown).flatMap((task, at) =>
      task === shown[at] ? [] : [`misplaced: ${named(task)}`],
    ),
  ];
}

test.each(Array.from({ length: runs(3) }, (_, seed) => seed))(
  'after random acts (%i) everybody is shown what a look at all records finds, the most urgent first',
  async (seed) => {
    const random = randomNumbers(seed * 7919 + 1);
    const world = await aWorld();
    const [post] = acts as [Act];
    await post(world, random);
    for (let step = 0; step < 80; step += 1) {
      try {
        await oneOf(random, acts)(world, random);
      } catch {
        // The act was refused, or its subject doesn't exist yet. Either way nothing has changed.
      }
      if (step % 16 !== 15) continue;
      await payouts.sweep();
      for (const person of [...world.buyers, ...world.sellers, world.admin]) {
        // The shop writes payouts a moment after the records that they follow from.
        await expect.poll(() => differences(person)).toEqual([]);
      }
    }
  },
);

test('the random acts bring most kinds of tasks', () => {
  expect(seen.size).toBeGreaterThan(10);
});
