import { stepOf } from '@fitness-zone/contract/payments/money.ts';
import { dayMs, hourMs } from '@fitness-zone/contract/time/days.ts';
import type { Types } from 'mongoose';
import type { UserRecord } from '../../graph/src/domains/accounts/user.model.ts';
import { confirmOrderReceipt } from '../../graph/src/domains/orders/hand-over/hand-over.service.ts';
import type { OrderRecord } from '../../graph/src/domains/orders/order.model.ts';
import { sweepOrders } from '../../graph/src/domains/orders/orders.sweeper.ts';
import { decideProblem } from '../../graph/src/domains/orders/problems/decide-problem.service.ts';
import { reportProblem } from '../../graph/src/domains/orders/problems/problem-steps.service.ts';
import { openPayment } from '../../graph/src/domains/payments/open/open-payment.service.ts';
import { receiveEvent } from '../../graph/src/domains/payments/payments.webhook.ts';
import { recordPayment } from '../../graph/src/domains/payments/record-payment.service.ts';
import { disputeStatus } from '../../graph/src/domains/payments/refunds/dispute.rules.ts';
import { refundSale } from '../../graph/src/domains/payments/refunds/refund-sale.service.ts';
import { recordMissedReturns } from '../../graph/src/domains/payments/sweep/missed-events.service.ts';
import { sweepDue } from '../../graph/src/domains/payments/sweep/payment.sweeper.ts';
import { startPayoutSetup } from '../../graph/src/domains/payouts/accounts/start-setup.service.ts';
import {
  holdPayout,
  releasePayout,
  retryTransfer,
} from '../../graph/src/domains/payouts/admin-payouts.service.ts';
import { sweepPayouts } from '../../graph/src/domains/payouts/payouts.sweeper.ts';
import { receiveConnectEvent } from '../../graph/src/domains/payouts/payouts.webhook.ts';
import { settlePayout } from '../../graph/src/domains/payouts/state/settle-payout.service.ts';
import { runSchedule } from '../schedules/run-schedule.ts';
import type { ScheduleProcesses } from '../schedules/schedule-processes.ts';
import { answerOnboarding } from './card-sandbox.ts';
import type { PaymentProcess, PaymentServices } from './payment-processes.ts';
import type { PayoutAct, PayoutSchedule } from './payout-schedule.ts';
import { aPerson, aProductForSale } from './product-for-sale.ts';

const inTwoHours = () => new Date(Date.now() + 2 * hourMs);

type State = {
  /** A process that meets no faults. */
  another: PaymentProcess;
  seller: UserRecord;
  buyer: UserRecord;
  admin: UserRecord;
  began: number;
  productIds: string[];
  orderIds: Types.ObjectId[];
};

/** Runs a schedule, waits for the shop to come to rest, and checks its orders. */
export async function runPayoutSchedule(
  services: PaymentServices,
  { sales, isSetUp, isDue, rounds }: PayoutSchedule,
  expectInOrders: (process: PaymentProcess, orderIds: Types.ObjectId[]) => Promise<void>,
): Promise<void> {
  const { models, clock } = services;
  const began = Date.now() + clock.ahead - 60_000;
  const people = {
    seller: await aPerson(models, 'seller'),
    buyer: await aPerson(models, 'buyer'),
    admin: await aPerson(models, 'admin'),
  };
  const made: Pick<State, 'productIds' | 'orderIds'> = { productIds: [], orderIds: [] };
  const stateWith = ({ calm }: ScheduleProcesses): State => ({
    ...people,
    ...made,
    began,
    another: calm,
  });
  await runSchedule(services, rounds, {
    async begin(processes) {
      const state = stateWith(processes);
      const { calm } = processes;
      for (const sale of sales) await sell(services, calm, state, sale);
      const prepare = (act: PayoutAct) => perform(services, calm, state, act);
      if (isSetUp) {
        await prepare({ do: 'setUp' });
        await prepare({ do: 'accountEvent' });
      }
      if (!isDue) return;
      for (const sale of sales.keys()) await prepare({ do: 'confirm', sale, amount: 1 });
      await prepare({ do: 'passWeek' });
    },
    perform: (act, process, processes) => perform(services, process, stateWith(processes), act),
    async end(processes) {
      await recover(services, processes.of(0), stateWith(processes));
      await expectInOrders(processes.calm, made.orderIds);
    },
  });
}

async function sell(
  services: PaymentServices,
  service: PaymentProcess,
  state: State,
  { price, isHalf, isDisputed }: PayoutSchedule['sales'][number],
): Promise<void> {
  const { product } = await aProductForSale(services.models, state.seller);
  const resalePrice = price * stepOf(services.config.currency);
  await services.models.Product.updateOne({ _id: product._id }, { resalePrice });
  const productId = product.id as string;
  const card = isDisputed ? 'pm_card_createDispute' : 'pm_card_visa';
  await pay(services, service, state, productId, isHalf ? 'first-half' : 'whole', card);
  const order = await services.models.Order.findOne({ productId: product._id }).lean().orFail();
  state.productIds.push(productId);
  state.orderIds.push(order._id);
}

async function pay(
  { stripe }: PaymentServices,
  service: PaymentProcess,
  { buyer }: State,
  productId: string,
  part: 'whole' | 'first-half' | 'balance',
  payment_method: string,
): Promise<void> {
  const context = service.as(buyer);
  const { clientSecret } = await openPayment(context, { productId, part });
  const transactionId = clientSecret?.split('_secret_')[0] ?? '';
  await stripe.paymentIntents.confirm(transactionId, { payment_method });
  await recordPayment(context, { transactionId, productId });
}

const perform = (
  services: PaymentServices,
  service: PaymentProcess,
  state: State,
  act: PayoutAct,
): Promise<void> =>
  'sale' in act ? inSale(services, service, state, act) : beside(services, service, state, act.do);

async function inSale(
  services: PaymentServices,
  service: PaymentProcess,
  state: State,
  { do: what, sale, amount: steps }: Extract<PayoutAct, { sale: number }>,
): Promise<void> {
  const { stripe, models, config } = services;
  const amount = steps * stepOf(config.currency);
  const nth = sale % state.orderIds.length;
  const [orderId, productId] = [state.orderIds[nth], state.productIds[nth] ?? ''];
  if (!orderId) return;
  const order: OrderRecord = await models.Order.findById(orderId).lean().orFail();
  const payments = await models.Payment.find({ productId: order.productId }).lean();
  const payment = payments[steps % payments.length];
  const transactionId = payment?.transactionId ?? '';
  const id = orderId.toHexString();
  const [buyer, admin] = [service.as(state.buyer), service.as(state.admin)];
  const reason = 'The bank asked us to.';
  const disputes = async () =>
    (await stripe.disputes.list({ payment_intent: transactionId })).data.find(
      ({ status }) => disputeStatus(status) === 'open',
    );
  const decideDispute = async (evidence: string) => {
    const open = await disputes();
    if (open) await stripe.disputes.update(open.id, { evidence: { uncategorized_text: evidence } });
  };
  const broken = { reason: 'broken', wish: 'partial-refund', text: 'It is torn.' } as const;
  const settle = () => settlePayout(service.shop, orderId);
  const acts: Record<typeof what, () => Promise<unknown>> = {
    confirm: () => confirmOrderReceipt(buyer, id),
    payBalance: () => pay(services, service, state, productId, 'balance', 'pm_card_visa'),
    refundPart: () => stripe.refunds.create({ payment_intent: transactionId, amount }),
    refundAll: () => refundSale(admin, { id: order.firstPaymentId.toHexString(), reason }),
    dispute: async () => {
      services.clock.ahead += 3_000;
      await stripe.balance.retrieve();
    },
    win: () => decideDispute('winning_evidence'),
    lose: () => decideDispute('losing_evidence'),
    reportProblem: () => reportProblem(buyer, { orderId: id, ...broken, amount }),
    decide: () =>
      decideProblem(admin, { orderId: id, decision: 'partial-refund', amount, text: reason }),
    settle,
    settleTwice: () => Promise.all([settle(), settlePayout(state.another.shop, orderId), settle()]),
    paymentEvent: async () => {
      const { data } = await stripe.refunds.list({ payment_intent: transactionId, limit: 1 });
      const [object] = data;
      if (object) await receiveEvent(service.shop, { type: 'refund.updated', data: { object } });
    },
    hold: () => holdPayout(admin, { orderId: id, reason }),
    release: () => releasePayout(admin, { orderId: id, reason }),
    retry: () => retryTransfer(admin, id),
  };
  await acts[what]();
}

async function beside(
  services: PaymentServices,
  service: PaymentProcess,
  { seller }: State,
  what: Exclude<PayoutAct, { sale: number }>['do'],
): Promise<void> {
  const { models, stripe, clock } = services;
  const account = await models.PayoutAccount.findById(seller._id).lean();
  const accountId = account?.accountId ?? null;
  const onboard = async (...answer: [outcome: 'active' | 'restricted', bank?: string]) => {
    if (!(await models.User.exists({ _id: seller._id }))) return;
    const { url } = await startPayoutSetup(service.as(seller));
    // The shop gives no link for an active account; the provider gives its owner one.
    if (url ?? accountId)
      await answerOnboarding(url ?? (await linkTo(services, accountId)), ...answer);
  };
  const pass = async (ms: number) => {
    clock.ahead += ms;
    clock.shopAhead += ms;
  };
  const acts: Record<typeof what, () => Promise<unknown>> = {
    setUp: () => onboard('active'),
    restrict: () => onboard('restricted'),
    refuseAtBank: () => onboard('active', '000111111116'),
    accountEvent: async () =>
      accountId &&
      receiveConnectEvent(service.shop, {
        type: 'v2.core.account[requirements].updated',
        related_object: { id: accountId },
      }),
    bankEvents: async () => {
      if (!accountId) return;
      const { data } = await stripe.payouts.list({ limit: 20 }, { stripeAccount: accountId });
      // The latest first, and each twice.
      for (const { id } of [...data, ...data]) {
        const type = 'payout.paid';
        await receiveConnectEvent(service.shop, {
          type,
          account: accountId,
          data: { object: { id } },
        });
      }
    },
    sweep: () => sweepPayouts(service.shop, Date.now() - dayMs),
    suspend: () => models.User.updateOne({ _id: seller._id }, { suspendedAt: new Date() }),
    restore: () => models.User.updateOne({ _id: seller._id }, { $unset: { suspendedAt: 1 } }),
    deleteSeller: () => models.User.deleteOne({ _id: seller._id }),
    passHour: () => pass(hourMs),
    passDay: () => pass(dayMs),
    passWeek: () => pass(7 * dayMs),
  };
  await acts[what]();
}

/** Links to the page to which the provider sends an account's owner. */
async function linkTo({ stripe }: PaymentServices, account: string | null): Promise<string> {
  const refresh_url = 'http://127.0.0.1:1/again';
  const use_case = { type: 'account_onboarding' as const, account_onboarding: { refresh_url } };
  return (await stripe.v2.core.accountLinks.create({ account: account ?? '', use_case })).url;
}

/** Does the work of a start, and sweeps until nothing is under way; the provider's accounts are checked hourly. */
async function recover(
  { clock, stripe }: PaymentServices,
  { shop }: PaymentProcess,
  { began }: State,
): Promise<void> {
  for (let turn = 0; turn < 3; turn++) {
    clock.ahead += hourMs + 20_000;
    clock.shopAhead += hourMs + 20_000;
    // The provider checks its clock with each request: payouts to banks begin and arrive.
    await stripe.balance.retrieve();
    clock.ahead += 20_000;
    await sweepDue(shop, inTwoHours());
    await recordMissedReturns(shop, began);
    await sweepOrders(shop);
    await sweepPayouts(shop, Date.now() - dayMs);
  }
}
