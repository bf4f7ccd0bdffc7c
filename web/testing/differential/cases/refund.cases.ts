import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { by, byEveryRole, type Case, unknownId } from '../cases.ts';
import type { TwoShops, Users } from '../twoShops.ts';

const posted = ({ seller }: Users) =>
  seller.addProduct(aProduct({ resalePrice: 120_01, originalPrice: 200_00 }));

/** A sale in two instalments that is wholly paid: both payments. */
async function paidInHalves(users: Users) {
  const product = await posted(users);
  const first = await users.buyer.payPart(product, 'FIRST_HALF');
  const balance = await users.buyer.payPart(product, 'BALANCE');
  return { first, balance };
}

const wholeSale = async (users: Users) =>
  (await users.buyer.payPart(await posted(users), 'WHOLE')).id;

const because = (id: string) => ({ input: { id, reason: 'It never came.' } });

/** A sale that the buyer's bank has a dispute about. */
async function disputed(users: Users, { shop }: TwoShops, status: 'open' | 'lost') {
  const id = await wholeSale(users);
  const at = new Date();
  const dispute = {
    id: 'du_1',
    status,
    providerStatus: 'needs_response',
    reason: 'fraudulent',
    amount: 120_01,
    currency: 'usd',
    fundsWithdrawn: true,
    createdAt: at,
    dueBy: at,
    updatedAt: at,
    closedAt: null,
  };
  await shop.models.Payment.updateOne({ _id: id }, { dispute });
  return because(id);
}

/** Refunds by admins. */
export const refundCases = (): Case[] => [
  ...byEveryRole('RefundPayment', async (users) => because(await wholeSale(users))),
  by('admin', 'RefundPayment', 'of two instalments, by the first', async (users) =>
    because((await paidInHalves(users)).first.id),
  ),
  by('admin', 'RefundPayment', 'of two instalments, by the second', async (users) =>
    because((await paidInHalves(users)).balance.id),
  ),
  by('admin', 'RefundPayment', 'of a first half whose balance is not paid', async (users) =>
    because((await users.buyer.payPart(await posted(users), 'FIRST_HALF')).id),
  ),
  by('admin', 'RefundPayment', 'again', async (users) => {
    const id = await wholeSale(users);
    await users.admin.refundPayment({ id });
    return because(id);
  }),
  by('admin', 'RefundPayment', 'of what is not paid', async (users, { shop }) => {
    await users.buyer.createPaymentIntent(await posted(users));
    const payment = await shop.models.Payment.findOne({ status: 'pending' }).orFail();
    return because(payment._id.toHexString());
  }),
  by('admin', 'RefundPayment', 'of what the bank decides about', (users, shops) =>
    disputed(users, shops, 'open'),
  ),
  by('admin', 'RefundPayment', 'of what the bank has taken back', (users, shops) =>
    disputed(users, shops, 'lost'),
  ),
  by('admin', 'RefundPayment', 'whose seller is deleted', async (users) => {
    const id = await wholeSale(users);
    await users.admin.deleteUser(users.seller);
    return because(id);
  }),
  by('admin', 'RefundPayment', 'for an unknown id', () => because(unknownId)),
];
