import { oneOf } from '../reads/random-numbers.ts';
import type { BrowserClient } from './browser-client.ts';
import { compared, type Given, mostOwn, type Writer } from './own-writes.ts';

type Entry = { id: string; product: { id: string } };
type Entries = { edges: { node: Entry }[] };
type Answer = { success: boolean; cartItem?: Entry; wishItem?: Entry };

/** Books and wishes products; looks for the entries in both lists, their counts and the product. */
export function aBuyer(own: BrowserClient, { market, random }: Given): Writer {
  /** Entry ids by product id. */
  const booked = new Map<string, string>();
  const wished = new Map<string, string>();
  const lists = [
    { entries: booked, add: 'addToBookingList', field: 'cartItem', remove: 'deleteBookingProduct' },
    { entries: wished, add: 'addToWishList', field: 'wishItem', remove: 'deleteWishProduct' },
  ] as const;

  return {
    async write() {
      const { entries, add, field, remove } = oneOf(random, lists);
      const id = market.products.at(-1 - random(Math.min(market.products.length, mostOwn)));
      if (entries.size > 0 && (random(2) === 0 || entries.size > mostOwn)) {
        const [productId, entryId] = oneOf(random, [...entries]);
        await own.ask(`mutation { ${remove}(id: "${entryId}") { success } }`);
        entries.delete(productId);
      } else if (id) {
        const query = `mutation { ${add}(productId: "${id}") { success ${field} { id product { id } } } }`;
        const { [add]: answer } = await own.ask<Record<string, Answer>>(query);
        const entry = answer?.success ? answer[field] : undefined;
        if (!entry) return;
        entries.set(id, entry.id);
        if (entries === booked) wished.delete(id);
      }
    },
    async read() {
      if (random(2) === 0) {
        const fields = 'edges { node { id product { id } } }';
        const { me, bookingList, wishList } = await own.ask<{
          me: { bookingCount: number; wishCount: number };
          bookingList: Entries;
          wishList: Entries;
        }>(
          `{ me { bookingCount wishCount } bookingList(first: 50) { ${fields} } wishList(first: 50) { ${fields} } }`,
        );
        const idsOf = ({ edges }: Entries) => edges.map(({ node }) => node.product.id);
        const counts = [`${me.bookingCount} and ${me.wishCount}`];
        return (
          compared('booking list', idsOf(bookingList), booked.keys()) ??
          compared('wish list', idsOf(wishList), wished.keys()) ??
          compared('counts', counts, [`${booked.size} and ${wished.size}`])
        );
      }
      const id = market.products.at(-1 - random(Math.min(market.products.length, mostOwn)));
      if (!id) return null;
      const { product } = await own.ask<{
        product: { viewerHasBooked: boolean; viewerHasWished: boolean } | null;
      }>(`{ product(id: "${id}") { viewerHasBooked viewerHasWished } }`);
      // The seller has removed it.
      if (!product) return null;
      return compared(
        `marks of ${id}`,
        [`${product.viewerHasBooked} ${product.viewerHasWished}`],
        [`${booked.has(id)} ${wished.has(id)}`],
      );
    },
  };
}
