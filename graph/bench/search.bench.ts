import { cpuOf, memoryOf } from './reads/process.ts';
import { startFilledShop } from './reads/shop.ts';

// Searches of a signed-in buyer, of which nothing is kept, in a shop with 1,000 and one with 100,000 products: what
// the screen asks for, with every kind of filter. The CPU time is the shop's alone, in all its threads. A page of a
// small shop is often shorter, and costs less for that alone: the ratio is that of pages of the same lengths.

const [small, large] = [1_000, Number(process.argv[2] ?? 100_000)];
const rounds = 250;
const wholePage = 24;

const query = `query Search($first: Int!, $filter: ProductFilter, $sort: ProductSort!) {
  products(first: $first, filter: $filter, sort: $sort) {
    totalCount correctedText pageInfo { endCursor hasNextPage }
    edges { cursor node { ...card } }
    facets {
      categories { category { id title } count } conditions { condition count }
      verifiedSellerCount priceRange { min { amount } max { amount } }
    }
    advertisements { ...card }
  }
}
fragment card on Product {
  id productName image { url srcSet } condition resalePrice { amount formatted } originalPrice { amount } location
  sellerName viewerHasBooked viewerHasWished
}`;

const words = [
  'bench',
  'rower',
  'row',
  'bike',
  'iron',
  'pair',
  'adjustable',
  'a',
  'erg',
  'barely used',
  'plates kg',
];
const places = ['Portland', 'MN', 'Oakland', 'Austin', 'o'];

type Filter = Record<string, unknown>;
type Kind = (
  text: string,
  round: number,
  categoryIds: string[],
) => { filter: Filter; sort?: string };

const kinds: Record<string, Kind> = {
  'no text, by price': (_text, round) => ({
    filter: { minPrice: 100 * round },
    sort: 'PRICE_ASC',
  }),
  'text, by relevance': (text) => ({ filter: { text }, sort: 'RELEVANCE' }),
  'text, newest': (text) => ({ filter: { text } }),
  'text, by price': (text) => ({ filter: { text }, sort: 'PRICE_ASC' }),
  'text, by saving': (text) => ({ filter: { text }, sort: 'SAVING_DESC' }),
  'text and categories': (text, round, ids) => ({
    filter: { text, categoryIds: [ids[round % ids.length], ids[(round + 5) % ids.length]] },
  }),
  'text and conditions': (text, round) => ({
    filter: { text, conditions: round % 2 ? ['GOOD', 'FAIR'] : ['EXCELLENT'] },
  }),
  'text and prices': (text, round) => ({
    filter: { text, minPrice: 100 * round, maxPrice: 60_000 },
  }),
  'text and years': (text, round) => ({ filter: { text, maxYearsOfUse: 1 + (round % 9) } }),
  'text and location': (text, round) => ({
    filter: { text, location: places[round % places.length] },
  }),
  'text and verified seller': (text) => ({ filter: { text, verifiedSeller: true } }),
  'text and advertised': (text) => ({ filter: { text, advertised: true } }),
  'text and all others': (text, round, ids) => ({
    filter: {
      ...{ text, categoryIds: ids.slice(0, 6), conditions: ['GOOD'], minPrice: 1_000 },
      ...{ maxPrice: 90_000, maxYearsOfUse: 8, verifiedSeller: round % 2 === 0 },
    },
    sort: 'PRICE_DESC',
  }),
  'text, misspelt': (_text, round) => ({
    filter: { text: ['treadmlil', 'elliptcal', 'dumbel set', 'kettelbell'][round % 4] },
    sort: 'RELEVANCE',
  }),
};

type Measured = { p95: number; cpuMs: number; lengths: number[] };
type Answer = { categories: { id: string }[]; products: { edges: unknown[] } };

/** A shop with so many products, in which searches can be measured. */
async function openSearches(products: number) {
  const filledAt = performance.now();
  const shop = await startFilledShop(products);
  const token = await shop.signIn('buyer');
  const ask = async (asked: object) => {
    const response = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `bearer ${token}` },
      body: JSON.stringify(asked),
    });
    const { data, errors } = (await response.json()) as { data?: Answer; errors?: unknown };
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data;
  };
  const { categories } = await ask({ query: '{ categories { id } }' });
  const ids = categories.map(({ id }) => id);
  const seconds = ((performance.now() - filledAt) / 1000).toFixed(0);
  const memory = () => memoryOf(shop.pid).toFixed(0);
  process.stdout.write(`${products} products after ${seconds} s, ${memory()} MB\n`);

  /** What the searches of a kind cost, with pages of so many products at most. */
  async function measureKind(kind: Kind, lengthOf: (round: number) => number): Promise<Measured> {
    const [cpu, times, lengths] = [cpuOf(shop.pid), [] as number[], [] as number[]];
    for (let round = 0; round < rounds; round += 1) {
      const { filter, sort = 'NEWEST' } = kind(words[round % words.length] ?? '', round, ids);
      const variables = { filter, sort, first: lengthOf(round) };
      const began = performance.now();
      const { edges } = (await ask({ query, variables })).products;
      times.push(performance.now() - began);
      lengths.push(edges.length);
    }
    times.sort((a, b) => a - b);
    const [p95 = 0] = times.slice(Math.floor(rounds * 0.95));
    return { p95, cpuMs: (cpuOf(shop.pid) - cpu) / 1000 / rounds, lengths };
  }

  return {
    /** What the searches of each kind cost; the first pass only warms up. */
    async measure(lengthOf: (name: string, round: number) => number = () => wholePage) {
      const measured = new Map<string, Measured>();
      for (const _pass of ['to warm up', 'to measure']) {
        for (const [name, kind] of Object.entries(kinds)) {
          measured.set(name, await measureKind(kind, (round) => lengthOf(name, round)));
        }
      }
      process.stdout.write(`  ${memory()} MB after the searches\n`);
      return measured;
    },
    close: () => shop.close(),
  };
}

const smallShop = await openSearches(small);
const ofSmall = await smallShop.measure();
await smallShop.close();
const largeShop = await openSearches(large);
const ofLarge = await largeShop.measure();
const ofSameLength = await largeShop.measure(
  (name, round) => ofSmall.get(name)?.lengths[round] || 1,
);
await largeShop.close();

process.stdout.write(
  `\n${'a search'.padEnd(28)} CPU ms, p95 ms at ${small}; at ${large}; CPU ms at ${large} with pages of the same lengths; ratio\n`,
);
for (const [name, before] of ofSmall) {
  const [whole, same] = [ofLarge.get(name), ofSameLength.get(name)];
  const ratio = (same?.cpuMs ?? Number.NaN) / before.cpuMs;
  const columns = [before.cpuMs, before.p95, whole?.cpuMs, whole?.p95, same?.cpuMs, ratio];
  const shown = columns.map((figure) => (figure ?? Number.NaN).toFixed(2).padStart(8)).join('  ');
  process.stdout.write(`${name.padEnd(28)} ${shown}\n`);
}
