import { cpuOf, memoryOf } from './reads/process.ts';
import { startFilledShop } from './reads/shop.ts';

// Searches of a signed-in buyer, whose answers are not kept, in a shop with 1,000 and one with 100,000 products: what
// the screen asks for, with every kind of filter. The CPU time is the shop's alone, in all its threads.

const [small, large] = [1_000, Number(process.argv[2] ?? 100_000)];
const rounds = 50;
/** Each kind is measured so often, at both shops in turn; the first pass only warms up. */
const passes = 4;

const query = `query Search($first: Int!, $filter: ProductFilter, $sort: ProductSort!) {
  products(first: $first, filter: $filter, sort: $sort) {
    totalCount correctedText pageInfo { endCursor hasNextPage }
    edges { cursor distance node { ...card } }
    near { text lookup latitude longitude }
    facets {
      categories { category { id title } count } conditions { condition count }
      towns { town count }
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
const places = ['Portland, OR', 'Chicago, IL', '45.52,-122.68', 'Austin', 'Nowhere'];

type Filter = Record<string, unknown>;

const nearIn = (round: number, within?: number) => ({
  place: places[round % places.length],
  within,
});
type Kind = (
  text: string,
  round: number,
  categoryIds: string[],
) => { filter: Filter; sort?: string };

/** A price bound that no other round has: between 0 and 250 dollars. */
const boundOf = (round: number) => 100 * (round % rounds) + Math.floor(round / rounds);

const kinds: Record<string, Kind> = {
  'no text, by price': (_text, round) => ({
    filter: { minPrice: boundOf(round) },
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
    filter: { text, minPrice: boundOf(round), maxPrice: 60_000 },
  }),
  'text and years': (text, round) => ({ filter: { text, maxYearsOfUse: 1 + (round % 9) } }),
  'text and radius': (text, round) => ({ filter: { text, near: nearIn(round, 25) } }),
  'radius, nearest': (_text, round) => ({
    filter: { near: nearIn(round, 100), minPrice: boundOf(round) },
    sort: 'NEAREST',
  }),
  'text, nearest': (text, round) => ({ filter: { text, near: nearIn(round) }, sort: 'NEAREST' }),
  'all, nearest': (_text, round) => ({ filter: { near: nearIn(round) }, sort: 'NEAREST' }),
  'a place in the text': (text, round) => ({
    filter: { text: `${text} near ${places[round % places.length]}` },
    sort: 'RELEVANCE',
  }),
  towns: (_text, round) => ({
    filter: { towns: ['Portland, OR', 'Asheville, NC'], minPrice: boundOf(round) },
  }),
  'text and verified seller': (text) => ({ filter: { text, verifiedSeller: true } }),
  'text and advertised': (text) => ({ filter: { text, advertised: true } }),
  'text and all others': (text, round, ids) => ({
    filter: {
      text,
      categoryIds: ids.slice(0, 6),
      conditions: ['GOOD'],
      minPrice: 1_000,
      maxPrice: 90_000,
      maxYearsOfUse: 8,
      verifiedSeller: round % 2 === 0,
    },
    sort: 'PRICE_DESC',
  }),
  'text, misspelt': (_text, round) => ({
    filter: { text: ['treadmlil', 'elliptcal', 'dumbel set', 'kettelbell'][round % 4] },
    sort: 'RELEVANCE',
  }),
};

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
  const memory = () => memoryOf(shop.pid);
  process.stdout.write(`${products} products after ${seconds} s, ${memory().toFixed(0)} MB\n`);

  return {
    times: [] as number[],
    /** The CPU milliseconds that a search of a kind costs, and how long each took. */
    async measure(kind: Kind, pass: number) {
      const [cpu, times] = [cpuOf(shop.pid), [] as number[]];
      for (let round = 0; round < rounds; round += 1) {
        const text = words[round % words.length] ?? '';
        const { filter, sort = 'NEWEST' } = kind(text, pass * rounds + round, ids);
        const began = performance.now();
        await ask({ query, variables: { filter, sort, first: 24 } });
        times.push(performance.now() - began);
      }
      return { cpuMs: (cpuOf(shop.pid) - cpu) / 1000 / rounds, times };
    },
    memory,
    close: () => shop.close(),
  };
}

const shops = [await openSearches(small), await openSearches(large)];

const p95 = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length * 0.95)] ?? Number.NaN;
const shown = (figures: number[]) => figures.map((one) => one.toFixed(2).padStart(9)).join('');

process.stdout.write(`\n${'a search: CPU ms, p95 ms'.padEnd(28)} at ${small}, at ${large}\n`);
for (const [name, kind] of Object.entries(kinds)) {
  const columns: number[] = [];
  for (const shop of shops) {
    const measured = [];
    for (let pass = 0; pass < passes; pass += 1) measured.push(await shop.measure(kind, pass));
    const [, ...counted] = measured;
    const times = counted.flatMap((one) => one.times);
    shop.times.push(...times);
    columns.push(counted.reduce((sum, { cpuMs }) => sum + cpuMs, 0) / counted.length, p95(times));
  }
  process.stdout.write(`${name.padEnd(28)} ${shown(columns)}\n`);
}
process.stdout.write(
  `${'p95 ms of all'.padEnd(28)} ${shown(shops.map(({ times }) => p95(times)))}\n`,
);
process.stdout.write(
  `${'MB after the searches'.padEnd(28)} ${shown(shops.map((one) => one.memory()))}\n`,
);
await Promise.all(shops.map((shop) => shop.close()));
