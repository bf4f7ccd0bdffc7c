import type { Types } from 'mongoose';
import type { Context } from '../../context/context.ts';
import type { Shop } from '../../context/shop.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { MessageRecord } from '../messages/message.model.ts';
import { isBegun } from '../messages/sides.rules.ts';
import type { BegunThread } from '../messages/thread.model.ts';
import { moveThread } from '../messages/write/move-thread.service.ts';
import { openThread } from '../messages/write/open-thread.service.ts';
import { forgetThread } from '../messages/write/send-message.service.ts';
import { refusalFor, requestKeyOf, writeMessage } from '../messages/write/write-message.service.ts';
import { writeObstacle } from '../messages/write-obstacle.queries.ts';
import type { Outbox, StoredOutboxEntry } from '../outbox/outbox.model.ts';
import type { ProductRecord } from '../product/product.model.ts';
import type { OfferRecord, Proposal } from './offer.model.ts';

// A note is a message in the thread of the two, so blocks, reports, deletion and personal data need no extra rules. The
// update that proposes the amount writes it into the outbox; later it is copied to the thread. Its request id names the
// proposal, so the offer finds it, and a second copy changes nothing.

/** @throws Refusal as `writeMessage` if the viewer can't write to the other side */
export async function checkNote(
  context: Context,
  product: Pick<ProductRecord, '_id' | 'sellerId'>,
  buyerId: Types.ObjectId,
): Promise<void> {
  const obstacle = await writeObstacle(context, await openThread(context, product, buyerId));
  if (obstacle) throw refusalFor(obstacle);
}

/** Brings an offer's amounts and notes from its outbox to the thread before a request is answered. */
export async function bringToThread(context: Context, offer: OfferRecord): Promise<void> {
  for (const entry of Object.values((offer as OfferRecord & Outbox).outbox ?? {})) {
    const thread = await threadWith(context, offer, entry);
    if (thread) forgetThread(context, thread);
  }
}

/**
 * Begins the thread of an outbox entry's amount or moves it up, and copies the note to it, unless it was closed since.
 * May be called at any time, by any process.
 * @returns the thread; null for entries without a new amount, and if a block prevented its beginning
 */
export async function threadWith(
  services: Pick<Shop, 'models' | 'events' | 'now'>,
  offer: OfferRecord,
  entry: StoredOutboxEntry,
): Promise<BegunThread | null> {
  if (entry.kind !== 'offer-made' && entry.kind !== 'offer-countered') return null;
  const { note: text, at } = entry;
  const { _id, buyerId, sellerId, productId } = offer;
  const opened = await openThread(services, { _id: productId, sellerId }, buyerId);
  const moved = await moveThread(services, opened, at);
  const thread = isBegun(moved) ? moved : null;
  if (!text) return thread;
  const sender = { _id: entry.kind === 'offer-made' ? buyerId : sellerId };
  const draft = { text, requestId: requestIdOf({ _id }, { at }), isNote: true };
  try {
    return (await writeMessage(services, moved._id, sender, draft)).thread;
  } catch (error) {
    // The offer itself was made, so the request succeeds.
    if (!(error instanceof Refusal)) throw error;
    return thread;
  }
}

/**
 * Whether an offer's latest proposal has this note, or none is given: then repeating the amount changes nothing. A
 * different note needs a proposal of its own, so that each proposal has at most one.
 */
export async function isNoted(
  context: Context,
  offer: OfferRecord,
  note: string | null | undefined,
): Promise<boolean> {
  if (!note) return true;
  // The process that wrote it may have been killed before.
  await bringToThread(context, offer);
  return (await noteOf(context, offer))?.text === note;
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

export const isOfferNote = ({ requestKey }: MessageRecord): boolean =>
  requestKey?.includes(`:${notePrefix}`) ?? false;

const notePrefix = 'offer-';

const requestIdOf = ({ _id }: Pick<OfferRecord, '_id'>, { at }: Pick<Proposal, 'at'>): string =>
  `${notePrefix}${_id.toHexString()}-${at.getTime()}`;
