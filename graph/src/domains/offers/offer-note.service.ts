import type { Types } from 'mongoose';
import { requireUser } from '../../context/access.ts';
import type { Context } from '../../context/context.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { MessageRecord } from '../messages/message.model.ts';
import { findThread, openThread } from '../messages/write/open-thread.service.ts';
import { send } from '../messages/write/send-message.service.ts';
import { refusalFor, requestKeyOf } from '../messages/write/write-message.service.ts';
import { writeObstacle } from '../messages/write-obstacle.queries.ts';
import type { ProductRecord } from '../product/product.model.ts';
import type { OfferRecord, Proposal } from './offer.model.ts';

// A note is a message in the thread of the two, so blocks, reports, deletion and personal data need no rule of their
// own. The offer finds it by its request id, which names the proposal: a repeat after a crash writes it once.

/** @throws Refusal as `writeMessage` where the viewer can't write to the other side */
export async function checkNote(
  context: Context,
  product: Pick<ProductRecord, '_id' | 'sellerId'>,
  buyerId: Types.ObjectId,
): Promise<void> {
  const obstacle = await writeObstacle(context, await openThread(context, product, buyerId));
  if (obstacle) throw refusalFor(obstacle);
}

/** Writes the note of an offer's latest proposal, unless its thread was closed at this moment. */
export async function sendNote(context: Context, offer: OfferRecord, text: string): Promise<void> {
  const thread = await findThread(context, offer.productId, offer.buyerId);
  const proposal = offer.proposals.at(-1);
  if (!thread || !proposal) return;
  try {
    const draft = { text, requestId: requestIdOf(offer, proposal) };
    await send(context, requireUser(context), thread._id, draft);
  } catch (error) {
    // The offer was made: that counts.
    if (!(error instanceof Refusal)) throw error;
  }
}

/**
 * Whether an offer's latest proposal has this note, or none is given: then the same amount again changes nothing.
 * Another note comes with a proposal of its own, so that each has one.
 */
export async function isNoted(
  context: Pick<Context, 'loaders'>,
  offer: OfferRecord,
  note: string | null | undefined,
): Promise<boolean> {
  return !note || (await noteOf(context, offer))?.text === note;
}

/** The note of an offer's latest proposal; null without one. */
export async function noteOf(
  { loaders }: Pick<Context, 'loaders'>,
  offer: OfferRecord,
): Promise<MessageRecord | null> {
  const { buyerId, sellerId, productId } = offer;
  const proposal = offer.proposals.at(-1);
  const thread = proposal && (await loaders.threadAbout.load({ buyerId, productId }));
  if (!thread || !proposal) return null;
  const writer = proposal.by === 'buyer' ? buyerId : sellerId;
  return loaders.writtenMessage.load(
    requestKeyOf(thread._id, writer, requestIdOf(offer, proposal)),
  );
}

/** Whether a message is the note of an offer. */
export const isOfferNote = ({ requestKey }: MessageRecord): boolean =>
  requestKey?.includes(`:${notePrefix}`) ?? false;

const notePrefix = 'offer-';

const requestIdOf = ({ _id }: OfferRecord, { at }: Proposal): string =>
  `${notePrefix}${_id.toHexString()}-${at.getTime()}`;
