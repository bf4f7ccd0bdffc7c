import { aProduct } from '../factories.ts';
import { oneOf, type Random } from '../reads/random-numbers.ts';
import type { VersionedClient } from './versioned-client.ts';

/** What all people may act on. */
export type Market = { categoryId: string; products: string[] };

/** Somebody who writes, and what they must find of their own writes; null where they find it, else what is wrong. */
export type Writer = {
  write(process: number): Promise<void>;
  read(process: number): Promise<string | null>;
};

const most = 12;

/** Compares what was found with what was written. */
const compared = (what: string, found: Iterable<string>, written: Iterable<string>) => {
  const [left, right] = [found, written].map((ids) => [...ids].toSorted().join(' '));
  return left === right ? null : `${what}: found [${left}], written [${right}]`;
};

/** The literal of an input in a GraphQL document. */
const literal = (input: object): string =>
  Object.entries(input)
    .map(([name, value]) => {
      const isEnum = name === 'condition';
      return `${name}: ${isEnum ? value : JSON.stringify(value)}`;
    })
    .join(', ');

type Node = { id: string; inStock: string; advertisement: boolean };
type Connection = { edges: { node: Node }[] };

/** Posts, advertises and removes own products; finds them as a seller and as a visitor. */
export function aSeller(
  own: VersionedClient,
  visitor: VersionedClient,
  { market, random }: { market: Market; random: Random },
): Writer {
  const posted = new Set<string>();
  const available = new Set<string>();
  const advertised = new Set<string>();
  const mine = ({ edges }: Connection) =>
    edges.map(({ node }) => node).filter(({ id }) => posted.has(id));

  async function post(process: number): Promise<void> {
    const input = literal(aProduct({ categoryId: market.categoryId }));
    const { addProduct } = await own.ask<{ addProduct: { product: { id: string } } }>(
      process,
      `mutation { addProduct(input: { ${input} }) { product { id } } }`,
    );
    const { id } = addProduct.product;
    for (const ids of [posted, available]) ids.add(id);
    market.products.push(id);
  }

  async function change(process: number, name: string, id: string): Promise<void> {
    const query = `mutation { ${name}(id: "${id}") { success message } }`;
    const { [name]: answer } = await own.ask<Record<string, { success: boolean }>>(process, query);
    if (!answer?.success) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  }

  return {
    async write(process) {
      const kind = random(4);
      if (available.size === 0 || (kind < 2 && available.size < most)) return post(process);
      const id = oneOf(random, [...available]);
      if (kind === 3 && !advertised.has(id)) {
        await change(process, 'advertiseProduct', id);
        advertised.add(id);
        return;
      }
      await change(process, 'deleteProduct', id);
      available.delete(id);
    },
    async read(process) {
      const kind = random(4);
      const fields = 'edges { node { id inStock advertisement } }';
      if (kind === 0) {
        const query = `{ myProducts(first: 50) { ${fields} } }`;
        const { myProducts } = await own.ask<{ myProducts: Connection }>(process, query);
        const found = mine(myProducts).filter(({ inStock }) => inStock === 'AVAILABLE');
        return compared(
          'own products',
          found.map(({ id }) => id),
          available,
        );
      }
      if (kind === 1) {
        // What all visitors get.
        const query = `{ products(first: 50) { ${fields} } }`;
        const { products } = await visitor.ask<{ products: Connection }>(process, query);
        return compared(
          'products of visitors',
          mine(products).map(({ id }) => id),
          available,
        );
      }
      if (kind === 2) {
        const answer = await visitor.send(process, { method: 'GET', url: '/products?limit=1000' });
        const listed = (answer.json() as { _id: string; inStock: string }[]).filter(
          ({ _id, inStock }) => posted.has(_id) && inStock === 'available',
        );
        return compared(
          'products through REST',
          listed.map(({ _id }) => _id),
          available,
        );
      }
      const id = [...posted].at(-1 - random(posted.size));
      if (!id) return null;
      const query = `{ product(id: "${id}") { id inStock advertisement } }`;
      const { product } = await own.ask<{ product: Node | null }>(process, query);
      const stateOf = (isAvailable: boolean, isAdvertised: boolean) => [
        `available ${isAvailable}, advertised ${isAdvertised}`,
      ];
      return compared(
        'one product',
        stateOf(product?.inStock === 'AVAILABLE', product?.advertisement === true),
        stateOf(available.has(id), advertised.has(id) && product !== null),
      );
    },
  };
}

type Entry = { id: string; product: { id: string } };
type Entries = { edges: { node: Entry }[] };
type Answer = { success: boolean; cartItem?: Entry; wishItem?: Entry };

/** Books and wishes products; finds the entries in both lists, in their counts and at the product. */
export function aBuyer(
  own: VersionedClient,
  { market, random }: { market: Market; random: Random },
): Writer {
  /** The entries' ids by their products'. */
  const booked = new Map<string, string>();
  const wished = new Map<string, string>();
  const lists = [
    { entries: booked, add: 'addToBookingList', field: 'cartItem', remove: 'deleteBookingProduct' },
    { entries: wished, add: 'addToWishList', field: 'wishItem', remove: 'deleteWishProduct' },
  ] as const;

  return {
    async write(process) {
      const { entries, add, field, remove } = oneOf(random, lists);
      const id = market.products.at(-1 - random(Math.min(market.products.length, most)));
      if (entries.size > 0 && (random(2) === 0 || entries.size > most)) {
        const [productId, entryId] = oneOf(random, [...entries]);
        await own.ask(process, `mutation { ${remove}(id: "${entryId}") { success } }`);
        entries.delete(productId);
      } else if (id) {
        const query = `mutation { ${add}(productId: "${id}") { success ${field} { id product { id } } } }`;
        const { [add]: answer } = await own.ask<Record<string, Answer>>(process, query);
        const entry = answer?.success ? answer[field] : undefined;
        if (!entry) return;
        entries.set(id, entry.id);
        if (entries === booked) wished.delete(id);
      }
    },
    async read(process) {
      if (random(2) === 0) {
        const fields = 'edges { node { id product { id } } }';
        const { me, bookingList, wishList } = await own.ask<{
          me: { bookingCount: number; wishCount: number };
          bookingList: Entries;
          wishList: Entries;
        }>(
          process,
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
      const id = market.products.at(-1 - random(Math.min(market.products.length, most)));
      if (!id) return null;
      const { product } = await own.ask<{
        product: { viewerHasBooked: boolean; viewerHasWished: boolean } | null;
      }>(process, `{ product(id: "${id}") { viewerHasBooked viewerHasWished } }`);
      // Its seller has removed it.
      if (!product) return null;
      return compared(
        `marks of ${id}`,
        [`${product.viewerHasBooked} ${product.viewerHasWished}`],
        [`${booked.has(id)} ${wished.has(id)}`],
      );
    },
  };
}
