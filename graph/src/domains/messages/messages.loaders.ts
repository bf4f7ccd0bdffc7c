import DataLoader from 'dataloader';
import type { Types } from 'mongoose';
import type { Cache } from '../../cache/cache.ts';
import type { Models, Viewer } from '../../context/merged-types.ts';
import { type Eventually, whenReady } from '../../shared/when-ready.ts';
import { type About, aboutAny, keyOfAbout } from '../orders/thread/about.rules.ts';
import { answerTimesLoader } from './answer-time.queries.ts';
import type { MessageRecord } from './message.model.ts';
import type { ThreadRecord } from './thread.model.ts';
import { ownThreads } from './unread/own-threads.queries.ts';

type Id = Types.ObjectId;
type ById<Value> = DataLoader<Id, Value, string>;

const cacheKeyFn = (id: Id) => id.toHexString();

/** One request's loaders of threads, messages and the viewer's relation to them. */
export function messageLoaders(models: Models, cache: Cache, viewer: Viewer | null) {
  const { Thread, Message, Block } = models;
  const thread: ById<ThreadRecord | null> = new DataLoader(
    async (ids) => inOrder(ids, await Thread.find({ _id: { $in: [...ids] } }).lean()),
    { cacheKeyFn },
  );
  const message: ById<MessageRecord | null> = new DataLoader(
    async (ids) => inOrder(ids, await Message.find({ _id: { $in: [...ids] } }).lean()),
    { cacheKeyFn },
  );
  return {
    thread,
    message,
    /** The threads from which an account's answer time is computed. */
    asked: answerTimesLoader(models, cache),
    /** Whether the viewer has blocked an account. */
    hasBlocked: new DataLoader<Id, boolean, string>(
      async (ids) => {
        const own = viewer
          ? await Block.find({ blockerId: viewer._id, blockedId: { $in: [...ids] } }).lean()
          : [];
        const blocked = new Set(own.map(({ blockedId }) => blockedId.toHexString()));
        return ids.map((id) => blocked.has(id.toHexString()));
      },
      { cacheKeyFn },
    ),
    /** Messages by their `requestKey`. */
    writtenMessage: new DataLoader<string, MessageRecord | null>(async (keys) => {
      const found: MessageRecord[] = await Message.find({ requestKey: { $in: [...keys] } }).lean();
      const messages = new Map(found.map((one) => [one.requestKey, one]));
      return keys.map((key) => messages.get(key) ?? null);
    }),
    /** The thread of a buyer about a product. */
    threadAbout: new DataLoader<About, ThreadRecord | null, string>(
      async (asked) => {
        const found: ThreadRecord[] = await Thread.find(aboutAny(asked)).lean();
        const threads = new Map(found.map((one) => [keyOfAbout(one), one]));
        return asked.map((one) => threads.get(keyOfAbout(one)) ?? null);
      },
      { cacheKeyFn: keyOfAbout },
    ),
    viewerThread: threadsOfBuyer({ models, cache, thread }, viewer),
  };
}

function inOrder<Item extends { _id: Id }>(ids: readonly Id[], items: Item[]): (Item | null)[] {
  const found = new Map(items.map((item) => [item._id.toHexString(), item]));
  return ids.map((id) => found.get(id.toHexString()) ?? null);
}

type Source = { models: Models; cache: Cache; thread: ById<ThreadRecord | null> };

/** The viewer's thread about a product; null for visitors and sellers, without a query. */
function threadsOfBuyer(source: Source, viewer: Viewer | null) {
  const { models, cache, thread } = source;
  const asked = new DataLoader<Id, ThreadRecord | null, string>(
    async (ids) => {
      const own = { productId: { $in: [...ids] }, buyerId: viewer?._id ?? null };
      const threads: ThreadRecord[] = viewer ? await models.Thread.find(own).lean() : [];
      const found = new Map(threads.map((one) => [one.productId.toHexString(), one]));
      return ids.map((id) => found.get(id.toHexString()) ?? null);
    },
    { cacheKeyFn },
  );
  return {
    load(productId: Id): Eventually<ThreadRecord | null> {
      if (!viewer || viewer.role === 'seller') return null;
      if (!cache.isServing) return asked.load(productId);
      return whenReady(ownThreads({ models, cache }, viewer), ({ askedAbout }) => {
        if (!askedAbout) return asked.load(productId);
        const id = askedAbout.get(productId.toHexString());
        return id ? thread.load(id) : null;
      });
    },
    /** Forgets this request's data about a product. */
    clear(productId: Id): void {
      asked.clear(productId);
    },
  };
}
