import { Types } from 'mongoose';
import { expect } from 'vitest';
import { sweepPayouts } from '../../graph/src/domains/payouts/payouts.sweeper.ts';
import { settlePayout } from '../../graph/src/domains/payouts/state/settle-payout.service.ts';
import { aProduct } from '../factories.ts';
import { startTestShop } from '../shop/start-test-shop.ts';
import type { TestUser } from '../users/create-users.ts';
import { answerOnboarding } from './card-sandbox.ts';

export type PayoutShop = Awaited<ReturnType<typeof startPayoutShop>>;

/** The fields of an order's payout that tests read. */
export const payoutSelection = `{
  id state wait until charged { amount } refunded { amount } fee { amount } share { amount }
  transferred { amount } reversed { amount } held { amount } owed { amount }
  moves { kind amount { amount } state failure otherOrderId bank }
  hold { reason } viewerCanHold viewerCanRelease viewerCanRetry
}`;

const halfMinuteMs = 30_000;

/** A shop with a fee and immediate payouts, a clock of its own, and people's actions around payouts. */
export async function startPayoutShop(env: Record<string, string> = {}) {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const shop = await startTestShop({
    env: { PAYOUT_DELAY_DAYS: '0', FEE_PERCENT: '5', FEE_FIXED: '0.30', ...env },
    listen: true,
    now,
  });

  /** An order's payout as a caller sees it, once all due money has moved. */
  // biome-ignore lint/suspicious/noExplicitAny: the answer's shape is that of the selection
  async function payoutOf(caller: TestUser, id: string): Promise<any> {
    await settlePayout(shop, new Types.ObjectId(id));
    const query = `query ($id: ID!) { order(id: $id) { payout ${payoutSelection} } }`;
    return (await caller.graphql<{ order: { payout: unknown } }>(query, { id })).order.payout;
  }

  async function startSetup(seller: TestUser) {
    const { startPayoutSetup } = await seller.graphql<{
      startPayoutSetup: {
        success: boolean;
        url: string | null;
        account: { state: string; missing: string[] };
      };
    }>('mutation { startPayoutSetup { success url account { state missing } } }');
    return startPayoutSetup;
  }

  /** Activates a seller's payout account. */
  async function setUp(seller: TestUser, bank?: string): Promise<void> {
    const { url } = await startSetup(seller);
    await answerOnboarding(url ?? '', 'active', bank);
    expect(await startSetup(seller)).toMatchObject({ url: null, account: { state: 'ACTIVE' } });
  }

  async function aSale(
    { buyer, seller }: { buyer: TestUser; seller: TestUser },
    price = 100_00,
    card?: string,
  ) {
    const product = await seller.addProduct(aProduct({ resalePrice: price }));
    const payment = await buyer.payPart(product, 'WHOLE', card);
    const order = await shop.models.Order.findOne({ firstPaymentId: payment.id }).lean().orFail();
    return { payment, product, id: order._id.toHexString() };
  }

  const confirm = (buyer: TestUser, orderId: string) =>
    buyer.graphql('mutation ($id: ID!) { confirmOrderReceipt(orderId: $id) { success message } }', {
      id: orderId,
    });

  /** The id of a seller's account at the card provider. */
  async function accountOf({ id }: TestUser): Promise<string> {
    const { accountId } = await shop.models.PayoutAccount.findById(id).lean().orFail();
    return accountId ?? '';
  }

  /** Opens the card provider's page as a seller does from the provider's own mails. */
  async function visitProvider(
    seller: TestUser,
    ...answer: [outcome: Parameters<typeof answerOnboarding>[1], bank?: string]
  ): Promise<void> {
    const refresh_url = 'http://127.0.0.1:1/again';
    const use_case = { type: 'account_onboarding' as const, account_onboarding: { refresh_url } };
    const account = await accountOf(seller);
    const { url } = await shop.cards.stripe.v2.core.accountLinks.create({ account, use_case });
    await answerOnboarding(url, ...answer);
  }

  /** Moves the shop's clock; the sandbox reads it with each request. */
  async function pass(ms: number): Promise<void> {
    ahead += ms;
    await shop.cards.stripe.balance.retrieve();
  }

  /** Runs the sweeper once. */
  const sweep = () => sweepPayouts(shop, Date.now() - 30 * halfMinuteMs);

  /** Lets the card provider pay out sellers' balances and banks receive them; webhook events report it. */
  async function payOut(): Promise<void> {
    await pass(2.5 * halfMinuteMs);
    await pass(halfMinuteMs);
  }

  /** Lets all of a seller's sent money reach the bank, and the shop learn of it. */
  async function arriveAtBank({ id }: TestUser): Promise<void> {
    await payOut();
    await expect
      .poll(() => shop.models.Payout.countDocuments({ sellerId: id, 'sums.onItsWay': { $gt: 0 } }))
      .toBe(0);
  }

  return {
    shop,
    now,
    pass,
    sweep,
    payOut,
    arriveAtBank,
    payoutOf,
    startSetup,
    setUp,
    visitProvider,
    accountOf,
    aSale,
    confirm,
  };
}
