import type { SampleProduct } from '../../sample-data/product.ts';
import { sampleProduct, writtenProducts } from '../../sample-data/sample-products.ts';
import { labelsOfProducts } from './judged-products.ts';
import { judgedQueries } from './judged-queries.ts';

/** Number of judged products on the first page. */
export const judged = 6;

/** Finds products by a text, the best first; gives their names. */
export type Find = (text: string) => Promise<string[]>;

export type JudgedQuery = {
  query: string;
  /** The names on the first page. */
  shown: string[];
  /** The ones that a person doesn't accept. */
  wrong: string[];
  /** The share of accepted ones among those shown. */
  precision: number;
  /** The first is accepted, and all others but one are, or there are no more to show before those that are similar. */
  isRight: boolean;
};

/** The sample products that are for sale, in the order in which a shop begins with them. */
export const forSale = Array.from({ length: writtenProducts }, (_, at) => sampleProduct(at)).filter(
  ({ product }) => !product.sold,
);

/** All words hold; of `a|b` one. */
function isAccepted(accepted: string, { name, resale, place }: SampleProduct): boolean {
  const labels = (labelsOfProducts[name] ?? '').split(' ');
  return accepted.split(' ').every((word) => {
    if (word.startsWith('<=')) return resale <= Number(word.slice(2));
    if (word.startsWith('@')) return place.endsWith(`, ${word.slice(1)}`);
    return word.split('|').some((label) => labels.includes(label));
  });
}

/** Looks at the first page of every judged query. */
export async function judgeSearches(find: Find): Promise<JudgedQuery[]> {
  const results: JudgedQuery[] = [];
  for (const [query, accepted] of judgedQueries) {
    const right = new Set(
      forSale.flatMap(({ product }) => (isAccepted(accepted, product) ? product.name : [])),
    );
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
