import { attributes as table } from '@fitness-zone/contract/catalog/attributes.ts';
import { oneOf, type Random } from '../reads/random-numbers.ts';
import type { AttributeSearch, Candidate, Search, Sort } from './candidate.ts';

const synonyms = ['erg', 'cross trainer', 'spin', 'weights', 'punch bag', 'treadmill run'];

/** A word of a product, sometimes cut, respelt or misspelt. */
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
  const text = words.join(oneOf(random, [' ', ', ', '-', '  ']));
  // A town at the end would be read as a place, which `near` covers.
  return endsInTown.test(text) ? `${text} bench` : text;
}

const endsInTown =
  /(?:portland|oswego|beaverton|salem|seattle|paul|\b(?:or|me|wa|mn|ma|oregon|maine)|\d{5})$/i;

/** Towns in the tests' data (`testkit/places`). */
const isSampleTown = /^(portland|lake oswego|beaverton|salem|seattle|st\. paul|saint paul)$/i;

/** Coordinates near a product, or words of a location that isn't a known place. */
function randomPlace(random: Random, products: readonly Candidate[]): NonNullable<Search['near']> {
  const { place, location } = oneOf(random, products);
  const unit = oneOf(random, ['mi', 'km'] as const);
  const [quarter = ''] = location.split(',');
  if (!place || random(8) === 0)
    return { place: isSampleTown.test(quarter) ? 'Qqq' : quarter, unit };
  const [north, east] = [place.latitude, place.longitude].map(
    (degrees) => Math.round(100 * degrees + random(40) - 20) / 100,
  );
  const within = oneOf(random, [undefined, 5, 10, 25, 50, 100, 1_000, 25_000]);
  return { place: `${north},${east}`, unit, ...(within !== undefined && { within }) };
}

function randomTown(random: Random, products: readonly Candidate[]): string {
  const { place } = oneOf(random, products);
  return place ? `${place.name}, ${place.region}` : 'Portland, OR';
}

/** Filters by one or two facts of a product in its category. */
function randomAttributes(random: Random, products: readonly Candidate[]) {
  const { attributes, categoryId } = oneOf(random, products);
  const asked = new Map(
    attributes
      .filter(({ name }) => table[name].filters && random(5) === 0)
      .slice(0, 2)
      .map(({ name, value }): [string, AttributeSearch] => [
        name,
        typeof value === 'number'
          ? {
              name,
              min: random(2) === 0 ? value : value / 2,
              ...(random(2) === 0 && { max: value * 2 }),
            }
          : typeof value === 'boolean'
            ? { name, is: value }
            : { name, values: [value.toUpperCase()] },
      ]),
  );
  return { categoryIds: [categoryId], ...(asked.size > 0 && { attributes: [...asked.values()] }) };
}

/** A search for some of these products, which sometimes finds none. */
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
    ...(one() && randomAttributes(random, products)),
    ...(one() && { conditions: [oneOf(random, products).condition, 'Good'] }),
    ...(one() && { minPrice: prices[0] as number }),
    ...(one() && { maxPrice: prices[1] as number }),
    ...(one() && { maxYearsOfUse: random(12) / 2 }),
    ...(random(2) === 0 && { near: randomPlace(random, products) }),
    ...(random(8) === 0 && { towns: [randomTown(random, products), 'Nowhere, OR'] }),
    ...(random(6) === 0 && { verifiedSeller: random(4) > 0 }),
    ...(random(6) === 0 && { advertised: random(3) > 0 }),
  };
  const sorts = ['NEWEST', 'PRICE_ASC', 'PRICE_DESC', 'SAVING_DESC', 'RELEVANCE'] as const;
  const all = search.near ? ([...sorts, 'NEAREST', 'NEAREST'] as const) : sorts;
  return { search, sort: oneOf(random, all) };
}
