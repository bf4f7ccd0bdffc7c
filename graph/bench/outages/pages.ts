import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import { WebSocket } from 'ws';

// The same pauses as in the browser, `web/src/app/live`.
const pingAfterMs = 20_000;
const answerWithinMs = 10_000;
const backoffMs = (retries: number) =>
  Math.min(30_000, 1_000 * 2 ** retries) * (0.5 + Math.random() / 2);

type Batch = { cursor: string; complete: boolean; changes: { product?: { id: string } }[] };

const query = `subscription ($since: String) { changes(since: $since) {
  cursor complete changes { __typename ... on ProductChanged { product { id } } } } }`;

/** A visitor's open page, which reconnects from its cursor in the way that the browser's pages do. */
export async function openPage(url: string) {
  /** When it first heard of each product. */
  const heard = new Map<string, number>();
  /** When it was told that changes are missing. */
  const askedAgain: number[] = [];
  const variables: { since?: string } = {};
  const first = Promise.withResolvers<void>();
  let [connections, repeats, failures] = [0, 0, 0];
  let deadline: NodeJS.Timeout | undefined;
  const socket = createClient({
    url: `${url}/graphql`.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => sleep(backoffMs(Math.max(failures - 1, 0))),
    keepAlive: pingAfterMs,
    on: {
      connected: () => {
        connections += 1;
      },
      ping(received) {
        if (!received) deadline = setTimeout(() => socket.terminate(), answerWithinMs);
      },
      message: () => clearTimeout(deadline),
      closed() {
        failures += 1;
        clearTimeout(deadline);
      },
    },
  });
  const subscribe = () =>
    socket.subscribe<{ changes: Batch }>(
      { query, variables },
      { next, error: again, complete: again },
    );
  let stop = subscribe();
  let isOver = false;

  function next({ data }: { data?: { changes: Batch } | null }): void {
    if (!data) {
      socket.terminate();
      return;
    }
    failures = 0;
    const { cursor, complete, changes } = data.changes;
    variables.since = cursor;
    if (!complete) askedAgain.push(Date.now());
    for (const { product } of changes)
      if (product && heard.has(product.id)) repeats += 1;
      else if (product) heard.set(product.id, Date.now());
    first.resolve();
  }

  async function again(): Promise<void> {
    await sleep(1_000);
    if (!isOver) stop = subscribe();
  }

  await first.promise;
  return {
    heard,
    askedAgain,
    repeats: () => repeats,
    connections: () => connections,
    close() {
      isOver = true;
      stop();
      return socket.dispose();
    },
  };
}

export type Page = Awaited<ReturnType<typeof openPage>>;
