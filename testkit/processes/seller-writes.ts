import { aProduct } from '../factories.ts';
import { oneOf } from '../reads/random-numbers.ts';
import type { BrowserClient } from './browser-client.ts';
import { compared, type Given, mostOwn, type Writer } from './own-writes.ts';

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

/** Posts, advertises, pauses and removes own products; looks for them as a seller and as a visitor. */
export function aSeller(
  own: BrowserClient,
  visitor: BrowserClient,
  { market, random }: Given,
): Writer {
  const posted = new Set<string>();
  const available = new Set<string>();
  const advertised = new Set<string>();
  const paused = new Set<string>();
  const mine = ({ edges }: Connection) =>
    edges.map(({ node }) => node).filter(({ id }) => posted.has(id));

  async function post(): Promise<void> {
    const input = literal(aProduct({ categoryId: market.categoryId }));
    const { addProduct } = await own.ask<{ addProduct: { product: { id: string } } }>(
      `mutation { addProduct(input: { ${input} }) { product { id } } }`,
    );
    const { id } = addProduct.product;
    for (const ids of [posted, available]) ids.add(id);
    market.products.push(id);
  }

  async function change(name: string, id: string): Promise<void> {
    const query = `mutation { ${name}(id: "${id}") { success message } }`;
    const { [name]: answer } = await own.ask<Record<string, { success: boolean }>>(query);
    if (!answer?.success) throw new Error(`${name}: ${JSON.stringify(answer)}`);
  }

  return {
    async write() {
      const kind = random(4);
      if (available.size === 0 || (kind < 2 && available.size < mostOwn)) return post();
      if (paused.size > 0 && random(2)) {
        const id = oneOf(random, [...paused]);
        await change('resumeProduct', id);
        paused.delete(id);
        available.add(id);
        return;
      }
      const id = oneOf(random, [...available]);
      if (kind === 3 && !advertised.has(id)) {
        await change('advertiseProduct', id);
        advertised.add(id);
        return;
      }
      const isPause = random(2) === 0;
      await change(isPause ? 'pauseProduct' : 'deleteProduct', id);
      available.delete(id);
      if (isPause) paused.add(id);
    },
    async read() {
      const kind = random(5);
      const fields = 'edges { node { id inStock advertisement } }';
      if (kind === 0) {
        const query = `{ myProducts(first: 50) { ${fields} } }`;
        const { myProducts } = await own.ask<{ myProducts: Connection }>(query);
        const found = mine(myProducts).filter(({ inStock }) => inStock === 'AVAILABLE');
        return compared(
          'own products',
          found.map(({ id }) => id),
          available,
        );
      }
      if (kind === 1) {
        // A page that all visitors share.
        const query = `{ products(first: 50) { ${fields} } }`;
        const { products } = await visitor.ask<{ products: Connection }>(query);
        return compared(
          'products of visitors',
          mine(products).map(({ id }) => id),
          available,
        );
      }
      if (kind === 2) {
        const answer = await visitor.send({ method: 'GET', url: '/products?limit=1000' });
        const listed = (answer.json() as { _id: string; inStock: string }[]).filter(
          ({ _id, inStock }) => posted.has(_id) && inStock === 'available',
        );
        return compared(
          'products through REST',
          listed.map(({ _id }) => _id),
          available,
        );
      }
      if (kind === 3) {
        const list = (name: string, filter: string) =>
          `${name}: products(first: 50, sort: PRICE_DESC, filter: { text: "bench"${filter} }) { ${fields} }`;
        const query = `{ ${list('all', '')} ${list('ads', ', advertised: true')} }`;
        const { all, ads } = await visitor.ask<Record<'all' | 'ads', Connection>>(query);
        const states = (name: string, ids: Iterable<string>) =>
          [...ids].map((id) => `${name} ${id}`);
        return compared(
          'searched products',
          [
            ...states(
              'all',
              mine(all).map(({ id }) => id),
            ),
            ...states(
              'ads',
              mine(ads).map(({ id }) => id),
            ),
          ],
          [
            ...states('all', available),
            ...states(
              'ads',
              [...advertised].filter((id) => available.has(id)),
            ),
          ],
        );
      }
      const id = [...posted].at(-1 - random(posted.size));
      if (!id) return null;
      const query = `{ product(id: "${id}") { id inStock advertisement } }`;
      const { product } = await own.ask<{ product: Node | null }>(query);
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
