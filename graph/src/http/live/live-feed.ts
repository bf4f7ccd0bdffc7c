import { type Change, changeKey } from '@fitness-zone/contract/changes.ts';
import { execute, type GraphQLSchema } from 'graphql';
import { CloseCode } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Context } from '../../context/context.ts';
import type { Shop } from '../../context/shop.ts';
import {
  type Audience,
  anyOwn,
  type Follower,
  findAudiences,
  receivedBy,
} from '../../domains/live/audiences.queries.ts';
import { gatherChanges } from '../../domains/live/gather-changes.service.ts';
import type { LiveBatch } from '../../domains/live/live-batch.rules.ts';
import { formatError } from '../../graphql/format-error.ts';
import type { Subscription } from './read-subscription.ts';

/** The close code "Try Again Later" of the WebSocket registry. Clients wait and reconnect. */
export const tryAgainLater = 1013;

/** A page with more unread bytes than this is too slow. */
const maxBufferedBytes = 1024 * 1024;
/** Number of viewers' own batches built at once, to leave database connections for requests. */
const atOnce = 8;

/** An open subscription. */
export type LivePage = Follower & {
  /** The id that the client gave it. */
  id: string;
  socket: WebSocket;
  subscription: Subscription;
  context: Context;
};

type Page = LivePage & { sending: Promise<void> };

/**
 * Sends changes to open subscriptions. Executes and serialises the selection once for each audience, and sends the same
 * text to all of its pages.
 */
export class LiveFeed {
  readonly #pages = new Set<Page>();
  readonly #shop: Shop;
  readonly #schema: GraphQLSchema;
  readonly #visitorContext: () => Promise<Context>;
  readonly #stop: () => void;

  constructor(shop: Shop, schema: GraphQLSchema, visitorContext: () => Promise<Context>) {
    this.#shop = shop;
    this.#schema = schema;
    this.#visitorContext = visitorContext;
    this.#stop = gatherChanges(shop, (changes) => this.#deliver(changes));
  }

  stop(): void {
    this.#stop();
  }

  /**
   * Sends changes since a cursor, then new ones.
   * @returns yields nothing, since batches go straight to the socket; ends with the subscription
   */
  follow(opened: LivePage, since: string | null): AsyncIterableIterator<never> {
    const missed = since === null ? [] : lastOfEach(this.#shop.events.since(since));
    const page: Page = { ...opened, sending: Promise.resolve() };
    this.#pages.add(page);
    this.#send(page, this.#firstBatch(page, missed));
    const ended = Promise.withResolvers<IteratorResult<never, undefined>>();
    const end = () => {
      this.#pages.delete(page);
      ended.resolve({ done: true, value: undefined });
      return ended.promise;
    };
    return {
      next: () => ended.promise,
      return: end,
      throw: end,
      [Symbol.asyncIterator]() {
        return this;
      },
    };
  }

  #firstBatch(page: Page, missed: Change[] | null): Promise<string> {
    const { viewer } = page.context;
    const audience = { pages: [page], viewer, isBroadcast: false };
    return this.#execute(
      { ...audience, changes: receivedBy(viewer, missed) },
      { cursor: this.#shop.events.cursor(), visitor: page.context },
    );
  }

  async #deliver(changes: Change[] | null): Promise<void> {
    if (this.#pages.size === 0) return;
    const cursor = this.#shop.events.cursor();
    const visitor = await this.#visitorContext();
    const { audiences, ended } = await findAudiences(visitor, changes, [...this.#pages]);
    for (const { socket } of ended) socket.close(CloseCode.Forbidden, 'Forbidden');
    const waiting = audiences.toSorted((one, other) => other.pages.length - one.pages.length);
    while (waiting.length > 0) {
      await Promise.all(
        waiting.splice(0, atOnce).map(async (audience) => {
          const payload = this.#execute(audience, { cursor, visitor });
          for (const page of audience.pages) this.#send(page, payload);
          await payload;
        }),
      );
    }
  }

  async #execute(
    { pages, viewer, isBroadcast, changes }: Audience<Page>,
    { cursor, visitor }: { cursor: string; visitor: Context },
  ): Promise<string> {
    const [page] = pages;
    if (!page) throw new Error('an audience has no page');
    const own = !isBroadcast && (changes === null || anyOwn(viewer, changes));
    const batch: LiveBatch = {
      cursor,
      complete: changes !== null,
      changes: changes ?? [],
      viewer: own ? viewer : null,
    };
    const contextValue = isBroadcast
      ? { ...visitor, viewer }
      : { ...page.context, viewer, loaders: page.context.createLoaders(viewer) };
    const { subscription } = page;
    const { data, errors } = await execute({
      ...subscription,
      schema: this.#schema,
      rootValue: batch,
      contextValue,
    });
    const shown = errors?.map((error) => formatError(this.#shop)(error.toJSON(), error));
    return JSON.stringify({ data, ...(shown && { errors: shown }) });
  }

  /** Sends a batch after the previous ones. */
  #send(page: Page, payload: Promise<string>): void {
    const { id, socket } = page;
    const before = page.sending;
    page.sending = Promise.all([payload, before]).then(
      ([text]) => {
        if (!this.#pages.has(page)) return;
        if (socket.bufferedAmount > maxBufferedBytes)
          return socket.close(tryAgainLater, 'This client reads too slowly.');
        socket.send(`{"id":${JSON.stringify(id)},"type":"next","payload":${text}}`);
      },
      (error: unknown) => {
        this.#shop.log.error({ err: error }, 'a live batch was not made');
        socket.close(tryAgainLater, 'Please try again later.');
      },
    );
  }
}

const lastOfEach = (changes: Change[] | null): Change[] | null =>
  changes && [...new Map(changes.map((change) => [changeKey(change), change])).values()];
