import type { PaymentPart } from '@fitness-zone/contract/enums.ts';
import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import type { Context } from '../../graph/src/context/context.ts';
import type { UserRecord } from '../../graph/src/domains/accounts/user.model.ts';
import { recountProducts } from '../../graph/src/domains/categories/category-counts.service.ts';
import {
  answerCancellation,
  cancelOrder,
  requestCancellation,
} from '../../graph/src/domains/orders/cancelling/cancel-order.service.ts';
import {
  claimHandOver,
  confirmOrderReceipt,
  enterHandOverCode,
  objectToHandOver,
} from '../../graph/src/domains/orders/hand-over/hand-over.service.ts';
import type { OrderRecord } from '../../graph/src/domains/orders/order.model.ts';
import { decideProblem } from '../../graph/src/domains/orders/problems/decide-problem.service.ts';
import {
  acceptProblemOffer,
  answerProblem,
  closeProblem,
  confirmReturn,
  escalateProblem,
  reportProblem,
} from '../../graph/src/domains/orders/problems/problem-steps.service.ts';
import { settleOrder } from '../../graph/src/domains/orders/state/settle-order.service.ts';
import { cancelSale } from '../../graph/src/domains/payments/balance/cancel-sale.service.ts';
import { openPayment } from '../../graph/src/domains/payments/open/open-payment.service.ts';
import {
  type ProviderEvent,
  receiveEvent,
} from '../../graph/src/domains/payments/payments.webhook.ts';
import { recordPayment } from '../../graph/src/domains/payments/record-payment.service.ts';
import { disputeStatus } from '../../graph/src/domains/payments/refunds/dispute.rules.ts';
import {
  recordMissedPayments,
  recordMissedReturns,
} from '../../graph/src/domains/payments/sweep/missed-events.service.ts';
import { sweepDue } from '../../graph/src/domains/payments/sweep/payment.sweeper.ts';
import { changeStock } from '../../graph/src/domains/product/stock/change-stock.service.ts';
import { type Rounds, runSchedule } from '../schedules/run-schedule.ts';
import { expectConsistentRecords } from './expect-consistent-records.ts';
import { intentsFor, payIntent, successEventOf } from './intents.ts';
import type { PaymentProcess, PaymentServices } from './payment-processes.ts';
import type { Act, OrderAct } from './payment-schedule.ts';
import { aPerson, aProductForSale } from './product-for-sale.ts';

const inTwoHours = () => new Date(Date.now() + 2 * hourMs);

/** Runs one schedule on a product of its own. */
export async function runPaymentSchedule(
  services: PaymentServices,
  rounds: Rounds<Act>,
): Promise<void> {
  const state = await createScheduleState(services);
  await runSchedule(services, rounds, {
    perform: (act, service) => perform(services, state, service, act),
    async end(processes) {
      await recover(services, processes.of(0), state);
      const intents = await intentsFor(services, state);
      await expectConsistentRecords(services, { ...state, intents });
    },
  });
}

type ScheduleState = Awaited<ReturnType<typeof createScheduleState>>;

async function createScheduleState({ models, clock }: PaymentServices) {
  const seller = await aPerson(models, 'seller');
  const admin = await aPerson(models, 'admin');
  const buyers = [
    await aPerson(models, 'buyer'),
    await aPerson(models, 'buyer'),
    await aPerson(models, 'buyer'),
  ];
  const { category, product } = await aProductForSale(models, seller);
  for (const { _id: userId } of buyers) {
    const entry = { userId, productId: product._id, productPrice: 1, createdAt: new Date() };
    await models.Booking.create(entry);
  }
  const began = Date.now() + clock.ahead - 60_000;
  /** The transactions whose secrets each buyer's browser holds. */
  const transactionIds: (string | undefined)[] = [];
  return { buyers, seller, admin, category, product, began, transactionIds };
}

async function perform(
  services: PaymentServices,
  state: ScheduleState,
  service: PaymentProcess,
  act: Act,
) {
  const { shop } = service;
  const productId = state.product.id as string;
  switch (act.do) {
    case 'open':
      return open(state, service, act.buyer, act.part);
    case 'pay': {
      const isHeld = state.transactionIds[act.buyer] !== undefined && act.part !== 'balance';
      if (!isHeld) await open(state, service, act.buyer, act.part);
      const transactionId = state.transactionIds[act.buyer];
      if (transactionId) await payIntent(services, transactionId, act.card);
      return;
    }
    case 'record': {
      const transactionId = state.transactionIds[act.buyer];
      if (!transactionId) return;
      const viewer = viewerOf(state, act.buyer);
      await recordPayment(service.as(viewer), { transactionId, productId });
      return;
    }
    case 'webhook': {
      const transactionId = state.transactionIds[act.buyer];
      if (transactionId) await receiveEvent(shop, await successEventOf(services, transactionId));
      return;
    }
    case 'refundPart': {
      const transactionId = state.transactionIds[act.buyer];
      if (transactionId) {
        await services.stripe.refunds.create({ payment_intent: transactionId, amount: 100 });
      }
      return;
    }
    case 'returnsEvent': {
      const transactionId = state.transactionIds[act.buyer];
      if (transactionId) {
        for (const event of await returnEventsOf(services, transactionId)) {
          await receiveEvent(shop, event);
        }
      }
      return;
    }
    case 'endDispute': {
      const transactionId = state.transactionIds[act.buyer];
      if (transactionId) await endDispute(services, transactionId, act.evidence);
      return;
    }
    case 'payUnknown': {
      const [unknown] = await intentsWithoutRecord(services, state);
      if (unknown) await payIntent(services, unknown.id, 'pm_card_visa');
      return;
    }
    case 'sweep':
      return sweepDue(shop, inTwoHours());
    case 'remove':
      await changeStock(shop, state.product._id, 'remove');
      return;
    case 'resume':
      await changeStock(shop, state.product._id, 'resume');
      return;
    case 'passWeek':
      services.clock.shopAhead += 7 * dayMs;
      return;
    case 'handOver':
    case 'report':
    case 'cancel':
      return deal(state, service, act.do);
    default:
      return inOrder(state, service, act.do);
  }
}

/** Performs acts of buyer, seller and admin in the last order. */
async function inOrder(
  state: ScheduleState,
  service: PaymentProcess,
  act: OrderAct,
): Promise<void> {
  const order: OrderRecord | null = await service.shop.models.Order.findOne({
    productId: state.product._id,
  })
    .sort({ _id: -1 })
    .lean();
  if (!order) return;
  const orderId = order._id.toHexString();
  const [buyer, seller, admin] = [
    state.buyers.find(({ _id }) => _id.equals(order.buyerId)) ?? viewerOf(state, 0),
    state.seller,
    state.admin,
  ].map((viewer) => service.as(viewer)) as [Context, Context, Context];
  const broken = { reason: 'broken', wish: 'partial-refund', text: 'It is torn.' } as const;
  const text = 'We looked at it.';
  const acts: Record<OrderAct, () => Promise<unknown>> = {
    claim: () => claimHandOver(seller, orderId),
    code: () => enterHandOverCode(seller, { orderId, code: order.code?.text ?? '000000' }),
    receive: () => confirmOrderReceipt(buyer, orderId),
    object: () => objectToHandOver(buyer, { orderId, text: 'Nobody came.' }),
    cancelOrder: () => cancelOrder(seller, { orderId, reason: 'no-pick-up' }),
    askToCancel: () => requestCancellation(buyer, { orderId, reason: 'It is too big.' }),
    agreeToCancel: () => answerCancellation(seller, { orderId, accept: true }),
    reportProblem: () => reportProblem(buyer, { orderId, ...broken, amount: 1_01 }),
    acceptWish: () => answerProblem(seller, { orderId, answer: 'accept' }),
    offer: () => answerProblem(seller, { orderId, answer: 'offer', amount: 57 }),
    acceptOffer: () => acceptProblemOffer(buyer, { orderId, amount: 57 }),
    escalate: () => escalateProblem(buyer, orderId),
    closeProblem: () => closeProblem(buyer, orderId),
    decidePart: () =>
      decideProblem(admin, { orderId, decision: 'partial-refund', amount: 89, text }),
    // More than one instalment.
    decideMost: () =>
      decideProblem(admin, { orderId, decision: 'partial-refund', amount: 75_01, text }),
    decideAll: () => decideProblem(admin, { orderId, decision: 'full-refund', text }),
    decideReturn: () => decideProblem(admin, { orderId, decision: 'refund-after-return', text }),
    returned: () => confirmReturn(seller, orderId),
  };
  await acts[act]();
}

/** Performs acts of buyer, seller and admin in the last sale in two instalments. */
async function deal(
  state: ScheduleState,
  service: PaymentProcess,
  what: 'handOver' | 'report' | 'cancel',
): Promise<void> {
  const half = { productId: state.product._id, part: 'first-half' } as const;
  const sale = await service.shop.models.Payment.findOne({ ...half, paidAt: { $gt: new Date(0) } })
    .sort({ _id: -1 })
    .lean();
  if (!sale) return;
  const id = sale._id.toHexString();
  if (what === 'cancel') {
    await cancelSale(service.as(state.admin), id);
    return;
  }
  const order = await service.shop.models.Order.findOne({ firstPaymentId: sale._id }).lean();
  if (!order) return;
  const orderId = order._id.toHexString();
  if (what === 'handOver') await claimHandOver(service.as(state.seller), orderId);
  else {
    const buyer = state.buyers.find(({ _id }) => _id.equals(sale.buyerId)) ?? viewerOf(state, 0);
    const torn = { reason: 'other', wish: 'other', text: 'The belt is torn.' } as const;
    await reportProblem(service.as(buyer), { orderId, ...torn });
  }
}

async function open(
  state: ScheduleState,
  service: PaymentProcess,
  buyer: number,
  part: PaymentPart,
): Promise<void> {
  const context = service.as(viewerOf(state, buyer));
  const { clientSecret } = await openPayment(context, { productId: state.product.id, part });
  if (clientSecret) state.transactionIds[buyer] = clientSecret.split('_secret_')[0];
}

const viewerOf = ({ buyers }: ScheduleState, index: number): UserRecord => {
  const viewer = buyers[index];
  if (!viewer) throw new Error(`no buyer ${index}`);
  return viewer;
};

/** The events of a payment's disputes, then of its refunds; each kind latest first. */
async function returnEventsOf({ stripe }: PaymentServices, transactionId: string) {
  const ofPayment = { payment_intent: transactionId, limit: 100 };
  const [refunds, disputes] = await Promise.all([
    stripe.refunds.list(ofPayment),
    stripe.disputes.list(ofPayment),
  ]);
  return [
    ...disputes.data.map(
      (object): ProviderEvent => ({ type: 'charge.dispute.updated', data: { object } }),
    ),
    ...refunds.data.map((object): ProviderEvent => ({ type: 'refund.updated', data: { object } })),
  ];
}

/** Lets the bank open a dispute, for cards that cause one, and decide it. */
async function endDispute(
  { stripe, clock }: PaymentServices,
  transactionId: string,
  evidence: string,
): Promise<void> {
  clock.ahead += 3_000;
  const { data } = await stripe.disputes.list({ payment_intent: transactionId });
  const open = data.find(({ status }) => disputeStatus(status) === 'open');
  if (open) await stripe.disputes.update(open.id, { evidence: { uncategorized_text: evidence } });
}

/** Does the work of a start and its sweeps. */
async function recover(
  { clock }: PaymentServices,
  { shop }: PaymentProcess,
  state: ScheduleState,
): Promise<void> {
  await recountProducts(shop);
  for (let sweep = 0; sweep < 3; sweep++) {
    // Slow banks have answered before the next sweep.
    clock.ahead += 10_000;
    await sweepDue(shop, inTwoHours());
    await recordMissedPayments(shop, state.began);
    await recordMissedReturns(shop, state.began);
  }
  clock.ahead += 10_000;
  await recordMissedReturns(shop, state.began);
  // In the shop, a payment's change settles its order, and so do sweeps of unfinished work.
  for (let turn = 0; turn < 2; turn++) {
    for (const { _id } of await shop.models.Order.find({ productId: state.product._id }).lean()) {
      await settleOrder(shop, _id);
    }
    clock.ahead += 10_000;
    await sweepDue(shop, inTwoHours());
    await recordMissedReturns(shop, state.began);
  }
  for (const { _id } of await shop.models.Order.find({ productId: state.product._id }).lean()) {
    await settleOrder(shop, _id);
  }
}

async function intentsWithoutRecord(services: PaymentServices, state: ScheduleState) {
  const records = await services.models.Payment.find({ productId: state.product._id }).lean();
  const known = new Set(records.map(({ transactionId }) => transactionId));
  return (await intentsFor(services, state)).filter(({ id }) => !known.has(id));
}
