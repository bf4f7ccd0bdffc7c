/// <reference lib="esnext.temporal" />
import { writeNumber } from '@fitness-zone/contract/inputs/typed-number.ts';
import { toMinor } from '@fitness-zone/contract/payments/money.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { namesFlaw } from '@fitness-zone/sample-data/flaws.ts';
import { phones } from '@fitness-zone/sample-data/people.ts';
import { readPicture } from '@fitness-zone/sample-data/read-picture.ts';
import { type StoryProductName, storyProducts } from '@fitness-zone/sample-data/story-products.ts';
import { noteActivity } from '../../src/domains/accounts/note-activity.service.ts';
import { browseProducts } from '../../src/domains/finding/all-products/browse-products.queries.ts';
import { addProduct } from '../../src/domains/listings/add-product.service.ts';
import { sendOrderMessage } from '../../src/domains/messages/order/send-order-message.service.ts';
import { findThread } from '../../src/domains/messages/write/open-thread.service.ts';
import { askSeller, sendMessage } from '../../src/domains/messages/write/send-message.service.ts';
import { acceptOffer } from '../../src/domains/offers/accept-offer.service.ts';
import { counterOffer } from '../../src/domains/offers/counter-offer.service.ts';
import { declineOffer, withdrawOffer } from '../../src/domains/offers/end-offer.service.ts';
import { makeOffer } from '../../src/domains/offers/make-offer.service.ts';
import { enterHandOverCode } from '../../src/domains/orders/hand-over/hand-over.service.ts';
import type { OrderRecord } from '../../src/domains/orders/order.model.ts';
import {
  acceptPickUp,
  proposePickUp,
} from '../../src/domains/orders/pick-up/arrange-pick-up.service.ts';
import { savePickUpPlan } from '../../src/domains/orders/pick-up/windows/pick-up-plans.service.ts';
import { reportProblem } from '../../src/domains/orders/problems/problem-steps.service.ts';
import { openPayment } from '../../src/domains/payments/open/open-payment.service.ts';
import { recordPayment } from '../../src/domains/payments/record-payment.service.ts';
import { checkAccount } from '../../src/domains/payouts/accounts/check-account.service.ts';
import { startPayoutSetup } from '../../src/domains/payouts/accounts/start-setup.service.ts';
import { settlePayout } from '../../src/domains/payouts/state/settle-payout.service.ts';
import { noteMissedBankPayouts } from '../../src/domains/payouts/transfers/note-bank-payout.service.ts';
import { storePrivatePhoto } from '../../src/domains/private-photos/private-photos.service.ts';
import { viewProduct } from '../../src/domains/product/product.queries.ts';
import { imagesOf } from '../../src/domains/product/product-images.rules.ts';
import { addReview } from '../../src/domains/reviews/add-review.service.ts';
import { Refusal } from '../../src/shared/refusals/refusal.ts';
import { requireSeeded } from '../require-seeded.ts';
import type { PastCards, Stage } from './stage.ts';

// The acts of the story's people. Each can be repeated: after a kill, the story continues with the interrupted act.

/** Performs an act that may already be done. */
export async function once(act: Promise<unknown>): Promise<void> {
  try {
    await act;
  } catch (error) {
    if (!(error instanceof Refusal && error.alreadyDone)) throw error;
  }
}

/** An amount in whole units of the shop's currency. */
export const money = ({ shop }: Stage, whole: number): number =>
  toMinor(whole, shop.config.currency);

export const productId = async (stage: Stage, name: string): Promise<string> =>
  (await stage.product(name)).toHexString();

async function orderOf(stage: Stage, name: string): Promise<OrderRecord> {
  const found: OrderRecord | null = await stage.shop.models.Order.findOne({
    productId: await stage.product(name),
  })
    .sort({ createdAt: -1 })
    .lean();
  return requireSeeded(found ?? undefined, `order of ${name}`);
}

export const orderId = async (stage: Stage, name: string): Promise<string> =>
  (await orderOf(stage, name))._id.toHexString();

/**
 * Posts a product of the story. Its pictures, facts and place come from a similar written product, without that one's
 * flaws.
 */
export async function post(stage: Stage, name: StoryProductName): Promise<void> {
  const story = requireSeeded(
    storyProducts.find((one) => one.name === name),
    name,
  );
  const like = await stage.shop.models.Product.findById(await stage.product(story.like))
    .lean()
    .orFail();
  const images = imagesOf(like)
    .filter(({ description }) => namesFlaw(story.body) || !namesFlaw(description))
    .map(({ url, description }) => ({ url, description }));
  await addProduct(stage.as(story.seller), {
    requestId: `story: ${name}`.slice(0, 64),
    categoryId: like.categoryId.toHexString(),
    condition: story.condition ?? like.condition,
    productName: name,
    yearsOfUsedProduct: story.years,
    originalPrice: money(stage, story.original),
    resalePrice: money(stage, story.resale),
    phone: phones[story.seller],
    location: like.location,
    ...(like.place && { place: like.place }),
    body: story.body,
    image: images[0]?.url,
    images,
    attributes: (like.attributes ?? []).map(({ name: attribute, value }) => ({
      name: attribute,
      value: typeof value === 'number' ? writeNumber(value) : String(value),
    })),
  });
}

/** Pays with a test card and reports it, as the payment page does. */
export async function pay(
  stage: Stage,
  buyer: string,
  name: string,
  part: 'whole' | 'first-half' | 'balance' = 'whole',
): Promise<void> {
  const context = stage.as(buyer);
  const id = await productId(stage, name);
  const { clientSecret } = await openPayment(context, { productId: id, part });
  // Paid before the story was interrupted.
  if (!clientSecret) return;
  const [transactionId = ''] = clientSecret.split('_secret');
  const { paymentIntents } = stage.cards.stripe;
  const { status } = await paymentIntents.retrieve(transactionId);
  if (status !== 'succeeded')
    await paymentIntents.confirm(transactionId, { payment_method: 'pm_card_visa' });
  await recordPayment(context, { transactionId, productId: id });
}

/** The seller enters the code that the buyer shows. */
export async function enterCode(stage: Stage, seller: string, name: string): Promise<void> {
  const { _id, code, handOverProof } = await orderOf(stage, name);
  // Done before the story was interrupted.
  if (handOverProof) return;
  const context = stage.as(seller);
  await enterHandOverCode(context, { orderId: _id.toHexString(), code: code?.text });
}

export async function review(
  stage: Stage,
  author: string,
  name: string,
  [stars, text]: readonly [number, string],
): Promise<void> {
  const { firstPaymentId } = await orderOf(stage, name);
  await addReview(stage.as(author), { paymentId: firstPaymentId.toHexString(), stars, text });
}

/** Opens the seller's account at the card provider and completes it. */
export async function setUpPayouts(
  stage: Stage,
  seller: string,
  bank: Parameters<PastCards['completeSetup']>[1],
): Promise<void> {
  const context = stage.as(seller);
  const { url } = await startPayoutSetup(context);
  if (url) await stage.cards.completeSetup(url, bank);
  await checkPayoutAccount(stage, seller);
}

/** Checks a seller's account as the hourly job does: its state, and the payouts that its bank has received. */
export async function checkPayoutAccount({ shop, user }: Stage, seller: string): Promise<void> {
  const account = await shop.models.PayoutAccount.findById(user(seller)._id).lean();
  if (account) await noteMissedBankPayouts(shop, await checkAccount(shop, account));
}

/** Moves the money of a sale as far as is allowed now. */
export async function moveMoney(stage: Stage, seller: string, name: string): Promise<void> {
  await settlePayout(stage.shop, (await orderOf(stage, name))._id);
  await checkPayoutAccount(stage, seller);
}

export async function settleAll({ shop }: Stage): Promise<void> {
  for (const { _id } of await shop.models.Order.find({}, { _id: 1 }).lean())
    await settlePayout(shop, _id);
}

/** Writes about a product: the first message is a question, the others answer in its thread. */
export async function say(
  stage: Stage,
  { who, to: [buyer, name], text }: { who: string; to: readonly [string, string]; text: string },
): Promise<void> {
  const context = stage.as(who);
  const requestId = `story: ${text}`.slice(0, 64);
  const id = await stage.product(name);
  if (who === buyer) {
    await askSeller(context, { productId: id.toHexString(), text, requestId });
    return;
  }
  const thread = await findThread(stage.shop, id, stage.user(buyer)._id);
  const { _id } = requireSeeded(thread ?? undefined, `thread about ${name}`);
  await sendMessage(context, { threadId: _id.toHexString(), text, requestId });
}

/** Writes to the other side of an order. */
export async function writeInOrder(
  stage: Stage,
  who: string,
  name: string,
  text: string,
): Promise<void> {
  const requestId = `story: ${text}`.slice(0, 64);
  await sendOrderMessage(stage.as(who), { orderId: await orderId(stage, name), text, requestId });
}

export async function offer(
  stage: Stage,
  buyer: string,
  name: string,
  whole: number,
  note: string | null = null,
) {
  const id = await productId(stage, name);
  await makeOffer(stage.as(buyer), { productId: id, amount: money(stage, whole), note });
}

/** Proposes another amount to a buyer's last offer, as the seller. */
export async function counter(
  stage: Stage,
  seller: string,
  [buyer, name]: readonly [string, string],
  [whole, note]: readonly [number, string],
): Promise<void> {
  const { _id, amount: instead } = await lastOffer(stage, buyer, name);
  const id = _id.toHexString();
  await once(counterOffer(stage.as(seller), { id, instead, amount: money(stage, whole), note }));
}

async function lastOffer(stage: Stage, buyer: string, name: string) {
  const productId = await stage.product(name);
  const found = await stage.shop.models.Offer.findOne({ productId, buyerId: stage.user(buyer)._id })
    .sort({ attempt: -1 })
    .lean();
  return requireSeeded(found ?? undefined, `offer for ${name}`);
}

/** Ends or accepts a buyer's last offer. */
export async function answerOffer(
  stage: Stage,
  [who, answer]: readonly [string, 'accept' | 'decline' | 'withdraw'],
  [buyer, name]: readonly [string, string],
): Promise<void> {
  const { _id, amount } = await lastOffer(stage, buyer, name);
  const context = stage.as(who);
  const id = _id.toHexString();
  if (answer === 'accept') await once(acceptOffer(context, { id, amount }));
  if (answer === 'decline') await once(declineOffer(context, id));
  if (answer === 'withdraw') await once(withdrawOffer(context, id));
}

type PickUp = {
  zone: string;
  place: string;
  times: readonly (readonly [day: number, time: string])[];
};

/** Proposes times at the seller's place, in days from the present. */
export async function proposeTimes(
  stage: Stage,
  who: string,
  name: string,
  { zone, place, times }: PickUp,
): Promise<void> {
  const local = times.map(([day, time]) => {
    const date = Temporal.Instant.fromEpochMilliseconds(stage.presentAt + day * dayMs);
    return `${date.toZonedDateTimeISO(zone).toPlainDate()}T${time}`;
  });
  const given = { orderId: await orderId(stage, name), times: local, timeZone: zone, place };
  await proposePickUp(stage.as(who), given);
}

/** Sets the seller's place and windows for pick-ups. */
export async function offerTimes(
  stage: Stage,
  who: string,
  plan: Parameters<typeof savePickUpPlan>[1],
): Promise<void> {
  await savePickUpPlan(stage.as(who), plan);
}

/** Accepts the first of the times that the other side has proposed. */
export async function acceptTime(stage: Stage, who: string, name: string): Promise<void> {
  const { _id, pickUp } = await orderOf(stage, name);
  const { proposal } = pickUp ?? {};
  const [time] = proposal?.times ?? [];
  // Accepted before the story was interrupted.
  if (!proposal || !time) return;
  const given = { orderId: _id.toHexString(), proposalId: proposal._id.toHexString() };
  await acceptPickUp(stage.as(who), { ...given, time: time.toISOString() });
}

/** Uploads pictures of the sample data for an attachment; returns their ids. */
async function attach(stage: Stage, who: string, pictures: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const name of pictures) {
    const photo = await readPicture(name);
    const { _id } = await storePrivatePhoto(stage.shop, stage.user(who)._id, photo);
    ids.push(_id.toHexString());
  }
  return ids;
}

/** Searches for a text, as its results page does. */
export async function search(stage: Stage, who: string, text: string): Promise<void> {
  const page = { first: 12, after: null, sort: 'RELEVANCE' as const };
  await browseProducts(stage.as(who), page, { text });
}

export const beActive = async (stage: Stage, who: string): Promise<void> => {
  const found = await stage.shop.models.User.findById(stage.user(who)._id).lean().orFail();
  await noteActivity(stage.shop, found);
};

/** Opens a product's page, which counts as a view. */
export async function view(stage: Stage, who: string, name: string): Promise<void> {
  await viewProduct(stage.as(who), await productId(stage, name));
}

/** Reports a problem with photos that show it. */
export async function reportWithPhotos(
  stage: Stage,
  who: string,
  name: string,
  { pictures, ...problem }: { pictures: readonly string[] } & Record<string, unknown>,
): Promise<void> {
  const { _id, hasOpenProblem } = await orderOf(stage, name);
  // A second try would attach its own photos.
  if (hasOpenProblem) return;
  const photoIds = await attach(stage, who, pictures);
  await reportProblem(stage.as(who), { orderId: _id.toHexString(), ...problem, photoIds });
}
