import { setImmediate } from 'node:timers/promises';
import { cursorOf, placeAt } from '@fitness-zone/contract/search/product-order.ts';
import type { Identified } from '../shared/ids.ts';
import { type ListBounds, type Page, type PageArguments, pageInfoOf } from '../shared/paging.ts';
import { pageOfRows, type RowOrder } from './page-of-rows.ts';
import type { RecordList } from './record-list.ts';

/** Which records of a list are asked for, and how they are loaded. */
export type ListQuestion<Row extends { id: string }, Item> = {
  list: RecordList<Row>;
  matches: (row: Row) => boolean;
  order: RowOrder<Row>;
  /** Loads records by their ids, in any order; what is no more is left out. */
  load: (ids: readonly string[]) => Promise<readonly Item[]>;
};

/** One page of an admin's list as a Relay connection. Both arguments were checked against the schema. */
export async function listedPage<Row extends { id: string }, Item extends Identified>(
  question: ListQuestion<Row, Item>,
  { first, after }: PageArguments,
): Promise<Page<Item>> {
  const { edges, hasMore, totalCount } = await find(question, first, after);
  return {
    edges,
    pageInfo: pageInfoOf(edges, hasMore, after),
    totalCount: async () => totalCount,
  };
}

/** A slice of an admin's list for REST; `next` is the cursor of the page that follows, or null. */
export async function listedSlice<Row extends { id: string }, Item extends Identified>(
  question: ListQuestion<Row, Item>,
  { limit, after }: ListBounds,
): Promise<{ records: Item[]; next: string | null }> {
  const { edges, hasMore } = await find(question, limit, after);
  return {
    records: edges.map(({ node }) => node),
    next: (hasMore && edges.at(-1)?.cursor) || null,
  };
}

/** So many records are loaded at once, and others answered in between. */
const batchSize = 250;

/**
 * All records of an admin's list in their order, as for a file: those that it has now, each as it is when it is read.
 */
export async function listedRecords<Row extends { id: string }, Item extends Identified>({
  list,
  matches,
  order,
  load,
}: ListQuestion<Row, Item>): Promise<AsyncIterable<Item>> {
  const rows = await list.rows();
  const { places } = pageOfRows({ rows, matches, order, first: rows.length, after: null });
  async function* loaded() {
    for (let at = 0; at < places.length; at += batchSize) {
      const batch = places.slice(at, at + batchSize);
      const items = itemsById(await load(batch.map(({ id }) => id)));
      for (const { id } of batch) {
        const item = items.get(id);
        if (item) yield item;
      }
      await setImmediate();
    }
  }
  return loaded();
}

const itemsById = <Item extends Identified>(items: readonly Item[]): Map<string, Item> =>
  new Map(items.map((item) => [item._id.toHexString(), item]));

async function find<Row extends { id: string }, Item extends Identified>(
  { list, matches, order, load }: ListQuestion<Row, Item>,
  first: number,
  after: string | null | undefined,
) {
  const rows = await list.rows();
  const page = pageOfRows({ rows, matches, order, first, after: after ? placeAt(after) : null });
  const found = await load(page.places.map(({ id }) => id));
  const items = itemsById(found);
  const edges = page.places.flatMap((place) => {
    const node = items.get(place.id);
    return node ? [{ cursor: cursorOf(place), node }] : [];
  });
  return { edges, hasMore: page.hasMore, totalCount: page.totalCount };
}
