import { setTimeout as sleep } from 'node:timers/promises';
import { mutationText } from '@fitness-zone/testkit/api/graphql-mutations.ts';
import { uploadPhoto } from '@fitness-zone/testkit/engines/upload-photo.ts';
import { aProduct } from '@fitness-zone/testkit/factories.ts';

/** A request of the load: its time by the computer's clock, and its outcome. */
export type Sent = { kind: string; at: number; ms: number; outcome: string };

/** A post that the shop has confirmed, and when. */
export type Posted = { id: string; at: number };

type Given = {
  url: string;
  tokens: { seller: string | null; buyer: string | null };
  categoryId: string;
  photo: string;
};

/** Milliseconds between two requests of a kind. */
const paces = { list: 300, search: 600, detail: 400, post: 1_000, photo: 10_000, wish: 3_000 };
export const words = 'bench, rower, bike, iron, adjustable, plates kg, treadmil, erg'.split(', ');
const patienceMs = 90_000;

/** The fields of the answer of `GET /category/:id` that the load reads. */
export type CategoryList = { products: { _id: string }[] };

class Refused extends Error {}

/**
 * Sends requests of every kind to nginx at a steady pace, even if answers are slow. Sellers later delete the products
 * that were wished for, so buyers are notified.
 */
export function startRequests({ url, tokens, categoryId, photo }: Given) {
  const over = new AbortController();
  const sent: Sent[] = [];
  const posted: Posted[] = [];
  const wished = new Set<string>();
  const removed: string[] = [];
  /** Own posts that were missing in the poster's next read. */
  const missedOwn: string[] = [];
  const underWay = new Set<Promise<void>>();
  let count = 0;
  const next = () => ++count;

  async function ask(path: string, init: RequestInit = {}): Promise<unknown> {
    const answer = await fetch(url + path, { ...init, signal: AbortSignal.timeout(patienceMs) });
    const text = await answer.text();
    if (!answer.ok) throw new Refused(String(answer.status));
    return JSON.parse(text);
  }

  async function graphql<Data>(token: string | null, query: string, variables: object) {
    const headers = { 'content-type': 'application/json', authorization: `bearer ${token}` };
    const body = JSON.stringify({ query, variables });
    const answer = (await ask('/graphql', { method: 'POST', headers, body })) as {
      data?: Record<string, { success?: boolean; code?: string; message?: string }>;
      errors?: { extensions?: { code?: string } }[];
    };
    if (answer.errors) throw new Refused(answer.errors[0]?.extensions?.code);
    for (const one of Object.values(answer.data ?? {}))
      if (one?.success === false) throw new Refused(one.code ?? one.message);
    return answer.data as Data;
  }

  const list = (headers = {}) =>
    ask(`/category/${categoryId}?limit=50`, { headers }) as Promise<CategoryList>;

  const lastPosted = (back: number) => posted.at(-1 - (count % back))?.id;

  async function post(): Promise<void> {
    const productName = `Quokka Bench ${next()}`;
    const input = aProduct({ categoryId, image: photo, productName });
    const { addProduct } = await graphql<{ addProduct: { product: { id: string } } }>(
      tokens.seller,
      mutationText('addProduct', 'product { id }'),
      { input },
    );
    const { id } = addProduct.product;
    posted.push({ id, at: Date.now() });
    const shown = await list({ 'cache-control': 'no-cache' }).catch(() => null);
    if (shown && !shown.products.some(({ _id }) => _id === id)) missedOwn.push(id);
  }

  const kinds: Record<keyof typeof paces, () => Promise<unknown>> = {
    list: () => list(),
    search: () =>
      graphql(
        tokens.buyer,
        `query ($text: String!) { products(first: 24, filter: { text: $text }) {
          totalCount edges { node { id productName } } } }`,
        { text: words[next() % words.length] },
      ),
    async detail() {
      const id = lastPosted(20);
      const query = 'query ($id: ID!) { product(id: $id) { id productName body } }';
      if (id) await graphql(tokens.buyer, query, { id });
    },
    post,
    photo: () => uploadPhoto(url, tokens.seller),
    async wish() {
      const id = lastPosted(5);
      if (!id || wished.has(id)) return;
      wished.add(id);
      await graphql(tokens.buyer, mutationText('addToWishList'), { productId: id });
      await graphql(tokens.seller, mutationText('deleteProduct'), { id });
      removed.push(id);
    },
  };

  async function measured(kind: keyof typeof paces): Promise<void> {
    const at = Date.now();
    const outcome = await kinds[kind]().then(() => 'ok', outcomeOf);
    sent.push({ kind, at, ms: Date.now() - at, outcome });
  }

  let isPaused = false;
  const repeated = (Object.keys(paces) as (keyof typeof paces)[]).map(async (kind) => {
    while (!over.signal.aborted) {
      if (!isPaused) {
        const one = measured(kind).finally(() => underWay.delete(one));
        underWay.add(one);
      }
      await sleep(paces[kind]);
    }
  });

  return {
    sent,
    posted,
    removed,
    missedOwn,
    failedSince: (time: number) =>
      sent.some(({ at, ms, outcome }) => outcome !== 'ok' && at + ms > time),
    /** Waits for the open requests before it sends more, so that no request meets two faults. */
    async pause() {
      isPaused = true;
      await Promise.all(underWay);
      isPaused = false;
    },
    async end() {
      over.abort();
      await Promise.all(repeated);
      await Promise.all(underWay);
    },
  };
}

export type Requests = ReturnType<typeof startRequests>;

function outcomeOf(error: Error): string {
  if (error instanceof Refused) return error.message;
  if (error.name === 'TimeoutError') return 'no answer';
  const [, status] = /refused: (\d+)/.exec(error.message) ?? [];
  return status ?? 'no connection';
}
