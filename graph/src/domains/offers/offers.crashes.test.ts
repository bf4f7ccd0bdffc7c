import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { faultStride, isFull } from '@fitness-zone/testkit/breadth.ts';
import { type Fault, killAtEach } from '@fitness-zone/testkit/payments/faults.ts';
import {
  type PaymentProcess,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import { aPerson, aProductForSale } from '@fitness-zone/testkit/payments/product-for-sale.ts';
import { afterAll, describe, expect, test } from 'vitest';
import type { UserRecord } from '../accounts/user.model.ts';
import { deleteProduct } from '../listings/delete-product.service.ts';
import { deliverDue } from '../notifications/delivery/outbox.deliverer.ts';
import { openPayment } from '../payments/open/open-payment.service.ts';
import { acceptOffer } from './accept-offer.service.ts';
import { declineOffer, withdrawOffer } from './end-offer.service.ts';
import { makeOffer } from './make-offer.service.ts';
import { sweepOffers } from './offers.sweeper.ts';

// Server processes that are killed at each command, or lose it, while an offer is accepted and while a hold ends.
// Another process completes the work.
const services = await startPaymentServices();
afterAll(() => services.close());
const { models, runWithFault } = services;

/** Later than the third working day can be. */
const afterHold = 8 * dayMs;

async function arrange() {
  const [seller, buyer, otherBuyer, admin] = [
    await aPerson(models, 'seller'),
    await aPerson(models, 'buyer'),
    await aPerson(models, 'buyer'),
    await aPerson(models, 'admin'),
  ];
  const { product } = await aProductForSale(models, seller);
  const productId = product._id.toHexString();
  const { as, stop } = await services.start();
  const { offer } = await makeOffer(as(buyer), { productId, amount: 80_00 });
  const { offer: other } = await makeOffer(as(otherBuyer), { productId, amount: 70_00 });
  await stop();
  const people = { seller, buyer, otherBuyer, admin };
  return { ...people, product: product._id, offer: offer._id, other: other._id };
}

type Arranged = Awaited<ReturnType<typeof arrange>>;

const accept = ({ as }: PaymentProcess, { seller, offer }: Arranged) =>
  acceptOffer(as(seller), { id: offer.toHexString(), amount: 80_00 });

/** A process whose clock is ahead by `ms`. */
const ahead = ({ shop }: PaymentProcess, ms: number) => ({ ...shop, now: () => Date.now() + ms });

/** The records after another process has completed the interrupted work. */
async function completed({ product, offer, other, ...people }: Arranged, aheadMs: number) {
  const second = await services.start();
  const shop = ahead(second, aheadMs);
  await sweepOffers(shop);
  await sweepOffers(shop);
  await deliverDue(shop, new Date(shop.now() + dayMs));
  await second.stop();
  const [now, one, two] = [
    await models.Product.findById(product).lean(),
    await models.Offer.findById(offer).lean(),
    await models.Offer.findById(other).lean(),
  ];
  if (!now || !one || !two) throw new Error('a record is gone');
  const told = async ({ _id }: UserRecord) => {
    const found = await models.Notification.find({ userId: _id }).lean();
    return found.map(({ kind }) => kind).filter((kind) => kind.startsWith('offer'));
  };
  return {
    now,
    one,
    two,
    statuses: [now.inStock, one.status, two.status],
    toBuyer: await told(people.buyer),
    toOther: await told(people.otherBuyer),
  };
}

const connection = 'database';

describe('an acceptance', () => {
  const check = async (arranged: Arranged) => {
    const { now, one, statuses, toBuyer, toOther } = await completed(arranged, 10_000);
    if (now.inStock === 'available') {
      expect(statuses).toEqual(['available', 'open', 'open']);
      expect([one.acceptBegunAt ?? null, now.hold ?? null]).toEqual([null, null]);
      expect([...toBuyer, ...toOther]).toEqual([]);
      return;
    }
    expect(statuses).toEqual(['paused', 'accepted', 'closed']);
    expect(now.hold).toMatchObject({
      offerId: arranged.offer,
      amount: 80_00,
      until: one.heldUntil,
    });
    expect([toBuyer, toOther]).toEqual([['offer-accepted'], ['offer-closed']]);
  };

  test('is whole or not there, whichever command the process is killed at', async () => {
    await killAtEach(async (step) => {
      const arranged = await arrange();
      const fault: Fault = { kind: 'kill', connection, when: step % 2 ? 'before' : 'after', step };
      const wasKilled = await runWithFault(fault, (process) => accept(process, arranged));
      await check(arranged);
      return wasKilled;
    });
  });

  test('is whole or not there, whichever command gets lost, or its reply', async () => {
    for (let step = 0; step < 12; step += faultStride) {
      const arranged = await arrange();
      const fault: Fault = { kind: 'lose', connection, when: step % 2 ? 'before' : 'after', step };
      await runWithFault(fault, (process) => accept(process, arranged));
      await check(arranged);
    }
  });

  test('is known still when the product is removed before the killed process was followed', async () => {
    await killAtEach(async (step) => {
      const arranged = await arrange();
      const wasKilled = await runWithFault(
        { kind: 'kill', connection, when: 'after', step },
        (process) => accept(process, arranged),
      );
      const { hold } = (await models.Product.findById(arranged.product).lean()) ?? {};
      const second = await services.start();
      await deleteProduct(second.as(arranged.admin), arranged.product.toHexString());
      await second.stop();
      const { one, statuses } = await completed(arranged, 10_000);
      expect(statuses).toEqual(['removed', 'closed', 'closed']);
      expect(one.heldUntil ?? null).toEqual(hold?.until ?? null);
      if (!wasKilled) expect(one.heldUntil).toBeInstanceOf(Date);
      return wasKilled;
    });
  });
});

describe('an offer with a note', () => {
  const text = 'I can pick it up today.';

  /** A product, a buyer, and a count of their offers, messages and notifications. */
  async function arrangeNote() {
    const [seller, buyer] = [await aPerson(models, 'seller'), await aPerson(models, 'buyer')];
    const { product } = await aProductForSale(models, seller);
    const productId = product._id;
    const make = ({ as }: PaymentProcess) =>
      makeOffer(as(buyer), { productId: productId.toHexString(), amount: 80_00, note: text });
    const counted = async () => ({
      offers: await models.Offer.countDocuments({ productId }),
      messages: await models.Message.countDocuments({ senderId: buyer._id, text }),
      told: (await models.Notification.find({ userId: seller._id }).lean()).map(({ message }) =>
        message.replace(product.productName, 'it'),
      ),
    });
    return { make, counted };
  }

  const whole = {
    offers: 1,
    messages: 1,
    told: ['A buyer offered $80 for it and added a note.'],
  };

  test.each([false, true])(
    'says it once, whichever command the process is killed at (sent again: %s)',
    async (isRepeated) => {
      await killAtEach(async (step) => {
        const { make, counted } = await arrangeNote();
        const fault: Fault = {
          kind: 'kill',
          connection,
          when: step % 2 ? 'before' : 'after',
          step,
        };
        const wasKilled = await runWithFault(fault, make);
        const second = await services.start();
        if (isRepeated) await make(second);
        await deliverDue(second.shop, new Date(Date.now() + dayMs));
        await second.stop();
        const none = { offers: 0, messages: 0, told: [] };
        const found = await counted();
        expect(found).toEqual(isRepeated || found.offers === 1 ? whole : none);
        return wasKilled;
      });
    },
  );
});

describe('the end of a hold', () => {
  test.each([
    ['that nobody pays', false],
    ['for which a payment is open', true],
  ])('%s is whole, whichever command the process is killed at', async (_what, isOpen) => {
    await killAtEach(async (step) => {
      const arranged = await arrange();
      const before = await services.start();
      await accept(before, arranged);
      if (isOpen)
        await openPayment(before.as(arranged.buyer), {
          productId: arranged.product.toHexString(),
        });
      await before.stop();
      const fault: Fault = { kind: 'kill', connection, when: 'after', step };
      const wasKilled = await runWithFault(fault, (process) =>
        sweepOffers(ahead(process, afterHold)),
      );
      const { now, statuses, toBuyer } = await completed(arranged, afterHold);
      expect(statuses).toEqual(['available', 'unpaid', 'closed']);
      expect(now.hold ?? null).toBeNull();
      expect(now.offersDueAt ?? null).toBeNull();
      expect(toBuyer.toSorted()).toEqual(['offer-accepted', 'offer-unpaid']);
      const payments = await models.Payment.find({ productId: arranged.product }).lean();
      expect(payments.map(({ status }) => status)).toEqual(isOpen ? ['failed'] : []);
      return wasKilled;
    });
  });
});

describe('at two processes at once', () => {
  const rounds = isFull ? 6 : 1;
  const rivals: Record<string, (process: PaymentProcess, arranged: Arranged) => Promise<unknown>> =
    {
      'its withdrawal': ({ as }, { buyer, offer }) => withdrawOffer(as(buyer), offer.toHexString()),
      'a change of its amount': ({ as }, { buyer, product }) =>
        makeOffer(as(buyer), { productId: product.toHexString(), amount: 90_00 }),
      'a decline': ({ as }, { seller, offer }) => declineOffer(as(seller), offer.toHexString()),
      'the acceptance of another': ({ as }, { seller, other }) =>
        acceptOffer(as(seller), { id: other.toHexString(), amount: 70_00 }),
      'the same acceptance': accept,
    };

  test.each(Object.entries(rivals))('an acceptance or %s wins', async (_name, rival) => {
    const [one, two] = [await services.start(), await services.start()];
    for (let round = 0; round < rounds; round += 1) {
      const arranged = await arrange();
      await Promise.allSettled([accept(one, arranged), rival(two, arranged)]);
      const { now, one: offer, two: other, toBuyer } = await completed(arranged, 10_000);
      const accepted = [offer, other].filter(({ status }) => status === 'accepted');
      expect(accepted.map(({ _id, amount }) => ({ offerId: _id, amount }))).toEqual(
        now.hold ? [{ offerId: now.hold.offerId, amount: now.hold.amount }] : [],
      );
      expect(now.inStock).toBe(now.hold ? 'paused' : 'available');
      expect(toBuyer.filter((kind) => kind === 'offer-accepted').length).toBeLessThanOrEqual(1);
    }
    await Promise.all([one.stop(), two.stop()]);
  });
});
