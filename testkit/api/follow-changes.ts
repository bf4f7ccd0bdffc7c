import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

/** The fields that every test's subscription selects. The id is in the record, or beside it if the record is gone. */
type Change = { __typename: string };
type Batch<Changed extends Change> = {
  cursor: string;
  complete: boolean;
  viewer?: unknown;
  changes: Changed[];
};

/**
 * Opens a subscription as a page does, waits for its first batch, and collects what it receives.
 * @param query a subscription to `changes`
 */
export async function followChanges<Changed extends Change>(
  { url }: { url: string },
  token: string | null,
  query: string,
  variables: Record<string, unknown> = {},
) {
  const received: Batch<Changed>[] = [];
  let closed: unknown;
  let arrival = Promise.withResolvers<void>();
  const notify = () => {
    arrival.resolve();
    arrival = Promise.withResolvers();
  };
  const socket = createClient({
    url: `${url}/graphql`.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: 0,
    ...(token && { connectionParams: { authorization: `bearer ${token}` } }),
  });
  const end = (reason?: unknown) => {
    closed = reason ?? 'complete';
    notify();
  };
  socket.subscribe<{ changes: Batch<Changed> }>(
    { query, variables },
    {
      next: ({ data }) => {
        if (data) received.push(data.changes);
        notify();
      },
      error: end,
      complete: end,
    },
  );
  const page = {
    received,
    changes: () => received.flatMap(({ changes }) => changes),
    isOver: () => closed !== undefined,
    async until(fits: () => boolean) {
      while (!fits()) await arrival.promise;
    },
    receives: async (typename: Changed['__typename'], id: string) => {
      const found = () =>
        page.changes().findLast((one) => one.__typename === typename && names(one, id));
      await page.until(() => found() !== undefined);
      return found() as Changed;
    },
    ended: async () => {
      await page.until(() => closed !== undefined);
      return closed as { code?: number };
    },
    [Symbol.asyncDispose]: async () => socket.dispose(),
  };
  await page.until(() => received.length > 0 || closed !== undefined);
  return page;
}

const names = (change: object, id: string): boolean =>
  Object.values(change).some((value) => value === id || value?.id === id);
