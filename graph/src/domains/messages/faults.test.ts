import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { faultStride } from '@fitness-zone/testkit/breadth.ts';
import { type Fault, killAtEach } from '@fitness-zone/testkit/payments/faults.ts';
import {
  type PaymentProcess,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import { aPerson, aProductForSale } from '@fitness-zone/testkit/payments/product-for-sale.ts';
import { afterAll, expect, test } from 'vitest';
import { deliverDue } from '../notifications/delivery/outbox.deliverer.ts';
import { blockUser } from './block-user.service.ts';
import type { ThreadRecord } from './thread.model.ts';
import { markThreadRead } from './unread/mark-thread-read.service.ts';
import { askSeller, sendMessage } from './write/send-message.service.ts';

// Server processes that reach the database through a proxy that kills them or loses commands and replies.
const services = await startPaymentServices();
afterAll(() => services.close());
const { models } = services;

const inAnHour = () => new Date(Date.now() + hourMs);

async function arrange() {
  const [seller, buyer] = [await aPerson(models, 'seller'), await aPerson(models, 'buyer')];
  const { product } = await aProductForSale(models, seller);
  return { seller, buyer, product: product.toObject() };
}

type Arranged = Awaited<ReturnType<typeof arrange>>;
type Act = (process: PaymentProcess, arranged: Arranged) => Promise<unknown>;

const ask: Act = ({ as }, { buyer, product }) =>
  askSeller(as(buyer), {
    productId: product._id.toHexString(),
    text: 'Does it fold?',
    requestId: 'form-1',
  });

const threadOf = async ({ buyer }: Arranged): Promise<ThreadRecord> => {
  const thread: ThreadRecord | null = await models.Thread.findOne({ buyerId: buyer._id }).lean();
  if (!thread) throw new Error('There is no thread.');
  return thread;
};

const readAll: Act = async ({ as }, arranged) => {
  const { _id, lastMessage } = await threadOf(arranged);
  return markThreadRead(as(arranged.seller), _id.toHexString(), lastMessage?._id.toHexString());
};

/** The final state: messages, the seller's unread count and notifications. */
async function stateOf(arranged: Arranged) {
  const thread = await threadOf(arranged);
  const notifications = await models.Notification.find({ userId: arranged.seller._id }).lean();
  return {
    messages: await models.Message.countDocuments({ threadId: thread._id }),
    counted: thread.messageCount,
    unread: thread.unread?.seller,
    notifications: notifications.map(({ readAt }) => Boolean(readAt)),
  };
}

/** Runs the act in a process with a fault, repeats it like a client whose answer was lost, then delivers the outbox. */
async function runWith(fault: Fault, prepare: Act | null, act: Act) {
  const arranged = await arrange();
  const healthy = await services.start();
  await prepare?.(healthy, arranged);
  await deliverDue(healthy.shop, inAnHour());
  const wasKilled = await services.runWithFault(fault, (faulty) => act(faulty, arranged));
  await act(healthy, arranged);
  await deliverDue(healthy.shop, inAnHour());
  await healthy.stop();
  return { arranged, wasKilled };
}

test('a question that is sent again after its process was killed is there once', async () => {
  const connection = 'database';
  await killAtEach(async (step) => {
    const fault = { kind: 'kill', connection, when: 'after', step } as const;
    const { arranged, wasKilled } = await runWith(fault, null, ask);
    expect(await stateOf(arranged), `step ${step}`).toEqual({
      messages: 1,
      counted: 1,
      unread: 1,
      notifications: [false],
    });
    return wasKilled;
  });
  for (let step = 0; step < 8; step += faultStride) {
    const when = step % 2 ? 'before' : 'after';
    const { arranged } = await runWith({ kind: 'lose', connection, when, step }, null, ask);
    expect(await stateOf(arranged), `lost ${step}`).toMatchObject({ messages: 1, unread: 1 });
  }
});

test('a thread that is read again after the process was killed is read, with its notification', () =>
  killAtEach(async (step) => {
    const fault = { kind: 'kill', connection: 'database', when: 'after', step } as const;
    const { arranged, wasKilled } = await runWith(fault, ask, readAll);
    expect(await stateOf(arranged), `step ${step}`).toEqual({
      messages: 1,
      counted: 1,
      unread: 0,
      notifications: [true],
    });
    return wasKilled;
  }));

test('a message whose process was killed reaches the other side without anybody’s doing', async () => {
  const connection = 'database';
  await killAtEach(async (step) => {
    const arranged = await arrange();
    const healthy = await services.start();
    await ask(healthy, arranged);
    const { _id } = await threadOf(arranged);
    const killed = await services.runWithFault(
      { kind: 'kill', connection, when: 'after', step },
      ({ as }) =>
        sendMessage(as(arranged.seller), { threadId: _id.toHexString(), text: 'It does.' }),
    );
    const told: string[] = [];
    healthy.shop.events.listen((change) => void (change && told.push(change.kind)));
    await deliverDue(healthy.shop, inAnHour());
    const { messageCount, unread } = await threadOf(arranged);
    expect(await models.Message.countDocuments({ threadId: _id })).toBe(messageCount);
    const notified = await models.Notification.countDocuments({ userId: arranged.buyer._id });
    expect(notified).toBe(unread?.buyer ?? 0);
    if (killed && notified > 0) expect(told).toContain('notification');
    await healthy.stop();
    return killed;
  });
});

test('a notification that is made while its thread is read is read, too', async () => {
  const arranged = await arrange();
  const { shop, stop, as } = await services.start();
  await ask({ shop, stop, as } as PaymentProcess, arranged);
  const { Notification } = shop.models;
  // The thread is read between the check and the insert.
  const insert = Notification.insertMany.bind(Notification);
  Notification.insertMany = (async (...given: Parameters<typeof insert>) => {
    await readAll({ shop, stop, as } as PaymentProcess, arranged);
    return insert(...given);
  }) as never;
  await deliverDue(shop, inAnHour());
  expect(await stateOf(arranged)).toMatchObject({ unread: 0, notifications: [true] });
  await stop();
});

test('two processes count what is written and read at once exactly', async () => {
  const arranged = await arrange();
  const [one, other] = [await services.start(), await services.start()];
  await Promise.all([ask(one, arranged), ask(other, arranged)]);
  expect(await models.Thread.countDocuments({ buyerId: arranged.buyer._id })).toBe(1);
  expect(await stateOf(arranged)).toMatchObject({ messages: 1, counted: 1, unread: 1 });
  const { _id } = await threadOf(arranged);
  const send = ({ as }: PaymentProcess, text: string) =>
    sendMessage(as(arranged.buyer), { threadId: _id.toHexString(), text });
  for (let round = 0; round < 5; round += 1) {
    const { lastMessage } = await threadOf(arranged);
    await Promise.all([
      ...[send(one, 'One'), send(other, 'Two'), send(one, 'Three'), send(other, 'Four')],
      readAll(one, arranged).catch(() => undefined),
      markThreadRead(other.as(arranged.seller), _id.toHexString(), lastMessage?._id.toHexString()),
    ]);
    const thread = await threadOf(arranged);
    const last = thread.lastMessage?._id;
    expect(thread.messageCount).toBe(1 + 4 * (round + 1));
    expect(await models.Message.countDocuments({ threadId: _id })).toBe(thread.messageCount);
    expect(thread.unread?.seller).toBeLessThanOrEqual(4);
    await markThreadRead(one.as(arranged.seller), _id.toHexString(), last?.toHexString());
    expect((await threadOf(arranged)).unread?.seller).toBe(0);
  }
  const ids = await models.Message.find({ threadId: _id }).sort({ _id: 1 }).lean();
  const times = ids.map(({ createdAt }) => createdAt.getTime());
  expect(times).toEqual(times.toSorted((earlier, later) => earlier - later));
  await Promise.all([one.stop(), other.stop()]);
});

test('a block at one process holds at the other', async () => {
  const arranged = await arrange();
  const [one, other] = [await services.start(), await services.start()];
  await ask(one, arranged);
  const { _id } = await threadOf(arranged);
  const send = () =>
    sendMessage(other.as(arranged.buyer), { threadId: _id.toHexString(), text: 'Hello?' });
  const underWay = [send(), send(), send()].map((sent) => sent.catch(() => undefined));
  await blockUser(one.as(arranged.seller), arranged.buyer._id.toHexString());
  const { messageCount } = await threadOf(arranged);
  await Promise.all(underWay);
  await expect(send()).rejects.toThrow('You can no longer write to this person.');
  expect((await threadOf(arranged)).messageCount).toBe(messageCount);
  await Promise.all([one.stop(), other.stop()]);
});
