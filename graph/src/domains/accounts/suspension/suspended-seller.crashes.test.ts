import { hourMs } from '@fitness-zone/contract/time/days.ts';
import { killAtEach, killedWhen } from '@fitness-zone/testkit/payments/faults.ts';
import {
  type PaymentProcess,
  startPaymentServices,
} from '@fitness-zone/testkit/payments/payment-processes.ts';
import { aPerson, aProductForSale } from '@fitness-zone/testkit/payments/product-for-sale.ts';
import { afterAll, expect, test } from 'vitest';
import { makeOffer } from '../../offers/make-offer.service.ts';
import { sweepOffers } from '../../offers/offers.sweeper.ts';
import { hideProduct } from '../../product/hiding/hide-product.service.ts';
import { restoreUser } from './restore-user.service.ts';
import { suspendUser } from './suspend-user.service.ts';
import { sweepSuspensions } from './suspension.sweeper.ts';

// Server processes that reach the database through a proxy that can kill them.
const services = await startPaymentServices();
const survivor = await services.start();
afterAll(async () => {
  await survivor.stop();
  await services.close();
});
const { models } = services;

type Act = (process: PaymentProcess) => Promise<unknown>;

/** A seller with three products: one for sale with an offer, a paused one, and one hidden by an admin. */
async function aSeller() {
  const [seller, buyer, admin] = [
    await aPerson(models, 'seller'),
    await aPerson(models, 'buyer'),
    await aPerson(models, 'admin'),
  ];
  const posted = async (inStock: 'available' | 'paused') =>
    (await aProductForSale(models, seller, inStock)).product._id.toHexString();
  const [forSale, paused, hidden] = [
    await posted('available'),
    await posted('paused'),
    await posted('available'),
  ];
  const userId = seller._id.toHexString();
  const suspend: Act = (process) => suspendUser(process.as(admin), { userId, reason: 'Rude.' });
  const restore: Act = (process) => restoreUser(process.as(admin), userId);
  await makeOffer(survivor.as(buyer), { productId: forSale, amount: 50_00 });
  await hideProduct(survivor.as(admin), { id: hidden, reason: 'Not allowed.' });
  return { seller, products: [forSale, paused, hidden], suspend, restore };
}

/** Each product's stock and the reason for hiding it, in order. */
async function stocksOf(ids: readonly string[]): Promise<string[]> {
  const found = await models.Product.find({ _id: { $in: ids } }).lean();
  return ids.map((id) => {
    const product = found.find(({ _id }) => _id.equals(id));
    return [product?.inStock, product?.hidden?.cause].filter(Boolean).join(' by ');
  });
}

const connection = 'database';
const onSale = ['available', 'paused', 'hidden by admin'];
const allHidden = ['hidden by suspension', 'hidden by suspension', 'hidden by admin'];

/** Finishes the remaining work as another process would, and returns the result. */
async function sweptStocks({ seller, products }: Awaited<ReturnType<typeof aSeller>>) {
  await sweepSuspensions(survivor.shop, Date.now() + hourMs);
  await sweepOffers(survivor.shop);
  const account = await models.User.findById(seller._id).lean();
  const offers = await models.Offer.find({ sellerId: seller._id }).lean();
  return {
    isSuspended: account?.suspendedAt != null,
    stocks: await stocksOf(products),
    offers: offers.map(({ status }) => status),
  };
}

test.each(killedWhen)(
  'a suspended seller has nothing on sale, whichever call to the database the process is killed %s',
  (when) =>
    killAtEach(async (step) => {
      const arranged = await aSeller();
      const wasKilled = await services.runWithFault(
        { kind: 'kill', connection, when, step },
        arranged.suspend,
      );
      const { isSuspended, stocks, offers } = await sweptStocks(arranged);
      expect(stocks, `killed at call ${step}`).toEqual(isSuspended ? allHidden : onSale);
      expect(offers).toEqual([isSuspended ? 'closed' : 'open']);
      if (!wasKilled) expect(isSuspended).toBe(true);
      return wasKilled;
    }),
);

test.each(killedWhen)(
  'a seller who is restored has all back and nothing else, whichever call the process is killed %s',
  (when) =>
    killAtEach(async (step) => {
      const arranged = await aSeller();
      await arranged.suspend(survivor);
      const wasKilled = await services.runWithFault(
        { kind: 'kill', connection, when, step },
        arranged.restore,
      );
      const { isSuspended, stocks } = await sweptStocks(arranged);
      expect(stocks, `killed at call ${step}`).toEqual(isSuspended ? allHidden : onSale);
      if (!wasKilled) expect(isSuspended).toBe(false);
      return wasKilled;
    }),
);
