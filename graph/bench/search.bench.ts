import { cpuOf, memoryOf } from './reads/process.ts';
import { startFilledShop } from './reads/shop.ts';

// Searches of a signed-in buyer, whose answers are not kept, in a shop with 1,000 and one with 100,000 products: what
// the screen asks for, with every kind of filter. Texts, categories, conditions and whole years of use come again, as
// they do in a shop, and what the process keeps of them counts; each price bound comes once. The CPU time is the shop's
// alone, in all its threads. A page of a small shop is often shorter, and costs less for that alone: the ratio is that
// of pages of the same lengths.

const [small, large] = [1_000, Number(process.argv[2] ?? 100_000)];
const rounds = 250;
/** How often each kind is measured, at both shops in turn. */
const passes = 5;
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
  'text and location': (text, round) => ({
    filter: { text, location: places[round % places.length] },
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
  const memory = () => memoryOf(shop.pid).toFixed(0);
  process.stdout.write(`${products} products after ${seconds} s, ${memory()} MB\n`);

  return {
    /** What the searches of a kind cost, with pages of so many products at most. */
    async measure(kind: Kind, pass: number, lengthOf: (round: number) => number = () => wholePage) {
      const [cpu, times, lengths] = [cpuOf(shop.pid), [] as number[], [] as number[]];
      for (let round = 0; round < rounds; round += 1) {
        const text = words[round % words.length] ?? '';
        const { filter, sort = 'NEWEST' } = kind(text, pass * rounds + round, ids);
        const variables = { filter, sort, first: lengthOf(round) };
        const began = performance.now();
        const { edges } = (await ask({ query, variables })).products;
        times.push(performance.now() - began);
        lengths.push(edges.length);
      }
      times.sort((a, b) => a - b);
      const [p95 = 0] = times.slice(Math.floor(rounds * 0.95));
      return { p95, cpuMs: (cpuOf(shop.pid) - cpu) / 1000 / rounds, lengths };
    },
    /** The memory of the shop's process, in megabytes. */
    memory,
    close: () => shop.close(),
  };
}

const smallShop = await openSearches(small);
const largeShop = await openSearches(large);

/**
 * One pass over a kind of search: at the small shop, at the large one with the pages of the small one, and there with
 * its own.
 */
async function compare(kind: Kind, pass: number) {
  const before = await smallShop.measure(kind, pass);
  const same = await largeShop.measure(kind, 2 * pass + 1, (round) => before.lengths[round] || 1);
  const whole = await largeShop.measure(kind, 2 * pass);
  const columns = [before.cpuMs, before.p95, whole.cpuMs, whole.p95, same.cpuMs];
  return [...columns, same.cpuMs / before.cpuMs];
}

const median = (figures: number[]) =>
  figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? Number.NaN;

const measured = new Map<string, number[][]>();
for (let pass = 0; pass <= passes; pass += 1) {
  for (const [name, kind] of Object.entries(kinds)) {
    const columns = await compare(kind, pass);
    // The first pass only warms up.
    if (pass > 0) measured.set(name, [...(measured.get(name) ?? []), columns]);
  }
}
process.stdout.write(`${smallShop.memory()} and ${largeShop.memory()} MB after the searches\n`);
await Promise.all([smallShop.close(), largeShop.close()]);

process.stdout.write(
  `\n${'medians of a search'.padEnd(28)} CPU ms, p95 ms at ${small}; at ${large}; CPU ms at ${large} with pages of the same lengths; ratio\n`,
);
for (const [name, rows] of measured) {
  const medians = (rows[0] ?? []).map((_, column) => median(rows.map((row) => row[column] ?? 0)));
  const shown = medians.map((figure) => figure.toFixed(2).padStart(8)).join('  ');
  process.stdout.write(`${name.padEnd(28)} ${shown}\n`);
}
