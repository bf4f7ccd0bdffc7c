import type { SampleProduct } from '../../sample-data/product.ts';
import { sampleProduct, writtenProducts } from '../../sample-data/sample-products.ts';
import { type DescribedProduct, factQueries } from './fact-queries.ts';
import { labelsOfProducts } from './judged-products.ts';
import { judgedQueries } from './judged-queries.ts';

/** Number of judged products on the first page. */
export const judged = 6;

/** Finds products by a text, best first; resolves to their names. */
export type Find = (text: string) => Promise<string[]>;

export type JudgedQuery = {
  query: string;
  /** The names on the first page. */
  shown: string[];
  /** The shown products that a person doesn't accept. */
  wrong: string[];
  /** The share of accepted products among those shown. */
  precision: number;
  /** The first product is accepted, and at most one other isn't, or all accepted products come before the rest. */
  isRight: boolean;
};

/** The sample products for sale, in the order in which a shop is seeded. */
export const forSale = Array.from({ length: writtenProducts }, (_, at) => sampleProduct(at)).filter(
  ({ product }) => !product.sold,
);

/** A query and the products that answer it. */
export type Judgement = readonly [
  query: string,
  accepts: (one: (typeof forSale)[number]) => boolean,
];

/** All words must hold; of `a|b`, one. */
function isAccepted(accepted: string, { name, resale, place }: SampleProduct): boolean {
  const labels = (labelsOfProducts[name] ?? '').split(' ');
  return accepted.split(' ').every((word) => {
    if (word.startsWith('<=')) return resale <= Number(word.slice(2));
    if (word.startsWith('@')) return place.endsWith(`, ${word.slice(1)}`);
    return word.split('|').some((label) => labels.includes(label));
  });
}

/** Judged by a person who looked at each product. */
export const byLabels: readonly Judgement[] = judgedQueries.map(([query, accepted]) => [
  query,
  ({ product }) => isAccepted(accepted, product),
]);

/** Judged by the products' facts. */
export const byFacts: readonly Judgement[] = factQueries.map(([query, accepts]) => [
  query,
  ({ category, product }) => accepts(goodsOf(category.title, product)),
]);

const goodsOf = (
  category: string,
  { attributes, resale, ...product }: SampleProduct,
): DescribedProduct => ({
  ...product,
  category,
  price: resale,
  facts: attributes,
});

/** Looks at the first page of every judged query. */
export async function judgeSearches(
  find: Find,
  judgements: readonly Judgement[],
): Promise<JudgedQuery[]> {
  const results: JudgedQuery[] = [];
  for (const [query, accepts] of judgements) {
    const right = new Set(forSale.flatMap((one) => (accepts(one) ? one.product.name : [])));
    const shown = (await find(query)).slice(0, judged);
    const wrong = shown.filter((name) => !right.has(name));
    const isLast = shown.slice(shown.length - wrong.length).every((name) => wrong.includes(name));
    const areAllShown = shown.length - wrong.length === Math.min(right.size, judged);
    results.push({
      query,
      shown,
      wrong,
      precision: shown.length === 0 ? 0 : 1 - wrong.length / shown.length,
      isRight:
        shown[0] !== undefined &&
        right.has(shown[0]) &&
        (wrong.length <= 1 || (areAllShown && isLast)),
    });
  }
  return results;
}

/** The share of queries with a right first page, and the mean precision of these pages. */
export const qualityOf = (all: readonly JudgedQuery[]) => ({
  right: all.filter(({ isRight }) => isRight).length / all.length,
  precision: all.reduce((sum, one) => sum + one.precision, 0) / all.length,
});
