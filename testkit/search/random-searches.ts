import { oneOf, type Random } from '../reads/random-numbers.ts';
import type { Candidate, Search, Sort } from './brute-force.ts';

const synonyms = ['erg', 'cross trainer', 'spin', 'weights', 'punch bag', 'treadmill run'];

/** A word of a product, now and then cut, written otherwise or misspelt. */
function randomWord(random: Random, products: readonly Candidate[]): string {
  const { productName, body, location, categoryTitle, condition } = oneOf(random, products);
  const text = oneOf(random, [productName, productName, body, location, categoryTitle, condition]);
  const word = oneOf(random, text.split(/[^\p{L}\p{N}]+/u).filter(Boolean));
  switch (random(8)) {
    case 0:
      return word.slice(0, 1 + random(word.length));
    case 1:
      return word.toUpperCase();
    case 2: {
      const at = random(word.length);
      return word.slice(0, at) + word.slice(at + 1);
    }
    default:
      return word;
  }
}

function randomText(random: Random, products: readonly Candidate[]): string {
  if (random(10) === 0) return oneOf(random, synonyms);
  const words = Array.from({ length: 1 + random(3) }, () => randomWord(random, products));
  return words.join(oneOf(random, [' ', ', ', '-', '  ']));
}

/** A search for some of these products, which finds none now and then. */
export function randomSearch(
  random: Random,
  products: readonly Candidate[],
): { search: Search; sort: Sort } {
  const categoryIds = [...new Set(products.map(({ categoryId }) => categoryId))];
  const prices = [oneOf(random, products), oneOf(random, products)]
    .map(({ resalePrice }) => resalePrice)
    .sort((a, b) => a - b);
  const one = () => random(3) === 0;
  const search: Search = {
    ...(random(3) > 0 && { text: randomText(random, products) }),
    ...(one() && { categoryIds: [oneOf(random, categoryIds), oneOf(random, categoryIds)] }),
    ...(one() && { conditions: [oneOf(random, products).condition, 'Good'] }),
    ...(one() && { minPrice: prices[0] as number }),
    ...(one() && { maxPrice: prices[1] as number }),
    ...(one() && { maxYearsOfUse: random(12) / 2 }),
    ...(random(6) === 0 && { location: oneOf(random, products).location.slice(0, 3 + random(9)) }),
    ...(random(6) === 0 && { verifiedSeller: random(4) > 0 }),
    ...(random(6) === 0 && { advertised: random(3) > 0 }),
  };
  const sorts = ['NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'SAVING_DESC', 'RELEVANCE'] as const;
  return { search, sort: oneOf(random, sorts) };
}
