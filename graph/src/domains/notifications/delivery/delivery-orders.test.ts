import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import { sample } from '@fitness-zone/testkit/breadth.ts';
import {
  type PaymentProcess,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import {
  type Act,
  type Arranged,
  charge,
  inAnHour,
  ofSale,
  testDelivery,
} from '@fitness-zone/testkit/shop/killed-delivery.ts';
import { Types } from 'mongoose';
import { afterAll } from 'vitest';
import { cancelOrder } from '../../orders/cancelling/cancel-order.service.ts';
import { claimHandOver } from '../../orders/hand-over/hand-over.service.ts';
import { sweepOrders } from '../../orders/orders.sweeper.ts';
import { answerProblem, reportProblem } from '../../orders/problems/problem-steps.service.ts';
import { sweepDue } from '../../payments/sweep/payment.sweeper.ts';

const services = await startPaymentServices();
afterAll(() => services.close());
const { models } = services;

async function sell(process: PaymentProcess, arranged: Arranged): Promise<void> {
  await charge(services, process, arranged);
  await sweepDue(process.shop, inAnHour());
}

const orderOf = ({ buyer }: Arranged) =>
  models.Order.findOne({ buyerId: buyer._id }).lean().orFail();
const idOf = async (arranged: Arranged) => (await orderOf(arranged))._id.toHexString();

const broken = { reason: 'broken', wish: 'partial-refund', text: 'The belt is torn.' } as const;
const report = async ({ as }: PaymentProcess, arranged: Arranged) =>
  reportProblem(as(arranged.buyer), { orderId: await idOf(arranged), ...broken, amount: 10_00 });

type Told = (readonly [Types.ObjectId, string])[];
const problemTold = ({ seller, admin }: Arranged): Told => [
  [seller._id, 'problem-reported'],
  [admin._id, 'problem-reported'],
];

const acts: Record<string, Act> = {
  'a claim': {
    prepare: sell,
    act: async ({ as }, arranged) => claimHandOver(as(arranged.seller), await idOf(arranged)),
    async expected(arranged) {
      const { state } = await orderOf(arranged);
      const told: Told = [[arranged.buyer._id, 'hand-over-claimed']];
      return [...ofSale(arranged), ...(state === 'hand-over-claimed' ? told : [])];
    },
  },
  'a cancellation': {
    prepare: sell,
    act: async ({ as }, arranged) =>
      cancelOrder(as(arranged.seller), { orderId: await idOf(arranged), reason: 'no-pick-up' }),
    async expected(arranged) {
      const { state } = await orderOf(arranged);
      const told: Told = [
        [arranged.buyer._id, 'sale-cancelled'],
        ...[arranged.buyer, arranged.seller].map(({ _id }) => [_id, 'refunded'] as const),
      ];
      return [...ofSale(arranged), ...(state === 'cancelled' ? told : [])];
    },
  },
  'a problem': {
    prepare: sell,
    act: report,
    async expected(arranged) {
      const { problems } = await orderOf(arranged);
      return [...ofSale(arranged), ...(problems.length > 0 ? problemTold(arranged) : [])];
    },
  },
  'an agreement in a problem': {
    async prepare(process, arranged) {
      await sell(process, arranged);
      await report(process, arranged);
    },
    act: async ({ as }, arranged) =>
      answerProblem(as(arranged.seller), { orderId: await idOf(arranged), answer: 'accept' }),
    async expected(arranged) {
      const { refunds } = await orderOf(arranged);
      const told: Told = [[arranged.buyer._id, 'partly-refunded']];
      return [...ofSale(arranged), ...problemTold(arranged), ...(refunds.length > 0 ? told : [])];
    },
  },
  'a pick-up that is near': {
    async prepare(process, arranged) {
      await sell(process, arranged);
      const agreed = {
        _id: new Types.ObjectId(),
        proposedBy: 'seller',
        at: new Date(Date.now() + dayMs - hourMs),
        timeZone: 'UTC',
        agreedAt: new Date(Date.now() - dayMs),
      };
      await models.Order.updateOne(
        { _id: await idOf(arranged) },
        { pickUp: { agreed, sequence: 1 }, checkAt: new Date() },
      );
    },
    act: ({ shop }) => sweepOrders(shop),
    expected: async (arranged) => [
      ...ofSale(arranged),
      [arranged.buyer._id, 'pick-up-reminder'],
      [arranged.seller._id, 'pick-up-reminder'],
    ],
  },
};

testDelivery(services, sample(Object.entries(acts), 3));
