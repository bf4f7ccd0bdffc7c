import { type AttributeName, attributes } from '@fitness-zone/contract/catalog/attributes.ts';
import { attributesOf } from '@fitness-zone/contract/catalog/category-attributes.ts';
import type { Query } from '../../graph/src/search/text/read-query.ts';
import { hasTerms, startTerms, toIndexWords } from '../../graph/src/search/text/terms.ts';
import type { AttributeSearch, Candidate, Search, Sort } from './candidate.ts';
import { type Match, matchOf, priceOf } from './match-text.ts';

/** Whether the text's words are prefixes of words in the location. */
const isLocation = (text: string, location: string): boolean => {
  const terms = startTerms(text);
  return terms.length > 0 && hasTerms(toIndexWords(location), terms);
};

/** A product's town, as facets and filters name it; all of them are in the United States. */
const townOf = ({ place }: Candidate): string | null =>
  place ? `${place.name}, ${place.region}` : null;

/** Kilometres from a search's coordinates to a product's place, along the great circle; null without either. */
function kmTo(near: Search['near'], { place }: Candidate): number | null {
  const from = near?.place.split(',').map(Number) ?? [];
  if (!place || from.length !== 2 || from.some(Number.isNaN)) return null;
  const point = ([latitude = 0, longitude = 0]: number[]) => {
    const [north, east] = [latitude, longitude].map((degrees) => (degrees * Math.PI) / 180) as [
      number,
      number,
    ];
    return [Math.cos(north) * Math.cos(east), Math.cos(north) * Math.sin(east), Math.sin(north)];
  };
  const [one, other] = [point(from), point([place.latitude, place.longitude])];
  const chord = Math.hypot(...one.map((at, axis) => at - (other[axis] as number)));
  return 2 * 6371 * Math.asin(chord / 2);
}

/** Whether a product is in the search's radius; if `near` isn't coordinates, whether its location has those words. */
function isNear(near: Search['near'], product: Candidate): boolean {
  if (!near) return true;
  if (/[a-z]/i.test(near.place)) return isLocation(near.place, product.location);
  const km = kmTo(near, product);
  const within = near.within ?? Number.POSITIVE_INFINITY;
  if (near.within === undefined) return true;
  return km !== null && km <= within * (near.unit === 'mi' ? 1.609344 : 1);
}

type Filter = (product: Candidate) => boolean;

function hasAttribute(product: Candidate, asked: AttributeSearch): boolean {
  const { min = 0, max = Number.MAX_VALUE, is, values } = asked;
  const value = product.attributes.find(({ name }) => name === asked.name)?.value;
  if (typeof value === 'number') return value >= min && value <= max;
  if (typeof value === 'boolean') return is === value;
  const isSame = (one: string) => one.toLowerCase() === value?.toLowerCase();
  return value !== undefined && values?.some(isSame) === true;
}

/** An attribute's facet over some products; none if no product has the attribute. */
function attributeFacet(name: AttributeName, products: readonly Candidate[]) {
  const own = products.flatMap((one) => one.attributes.filter((fact) => fact.name === name));
  const numbers = own.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const spelt = new Map<string, number>();
  for (const { value } of own)
    if (typeof value !== 'number') spelt.set(`${value}`, (spelt.get(`${value}`) ?? 0) + 1);
  const most = [...spelt].sort(
    ([one, first], [other, second]) => second - first || (one < other ? -1 : 1),
  );
  const values = new Map<string, { value: string; count: number }>();
  for (const [value, count] of most) {
    const known = values.get(value.toLowerCase());
    values.set(value.toLowerCase(), {
      value: known?.value ?? value,
      count: (known?.count ?? 0) + count,
    });
  }
  if (own.length === 0) return [];
  return [
    {
      name,
      count: own.length,
      min: numbers.length > 0 ? Math.min(...numbers) : null,
      max: numbers.length > 0 ? Math.max(...numbers) : null,
      values: [...values.values()]
        .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
        .slice(0, 30),
    },
  ];
}

/** The filters by facet name; `others` have no facet. */
function filtersOf(search: Search, isFound: Filter): Record<string, Filter> {
  const { categoryIds = [], conditions = [], minPrice = 0, maxPrice = Number.MAX_VALUE } = search;
  const { maxYearsOfUse = Number.MAX_VALUE, near, towns = [], verifiedSeller, advertised } = search;
  return {
    others: (product) =>
      isFound(product) &&
      product.yearsOfUsedProduct <= maxYearsOfUse &&
      isNear(near, product) &&
      (advertised === undefined || product.advertisement === advertised),
    category: ({ categoryId }) => categoryIds.length === 0 || categoryIds.includes(categoryId),
    condition: ({ condition }) => conditions.length === 0 || conditions.includes(condition),
    seller: ({ isSellerVerified }) => verifiedSeller !== true || isSellerVerified,
    town: (product) => towns.length === 0 || towns.includes(townOf(product) ?? ''),
    price: ({ resalePrice }) => resalePrice >= minPrice && resalePrice <= maxPrice,
    ...Object.fromEntries(
      (search.attributes ?? []).map((asked) => [
        asked.name,
        (product: Candidate) => hasAttribute(product, asked),
      ]),
    ),
  };
}

/** Whether a product meets the search with its complete text, regardless of other products. */
export function meetsSearch(product: Candidate, search: Search, query: Query): boolean {
  const price = priceOf(query);
  const isInFilters = Object.values(filtersOf(search, () => true)).every((fits) => fits(product));
  if (!isInFilters || !search.text?.trim()) return isInFilters;
  if (query.terms === null) return false;
  const { isLeftOut, lost, isMention } = matchOf(query, price, product);
  return !isLeftOut && lost === 0 && !isMention;
}

const byId = (a: Candidate, b: Candidate) => (a._id < b._id ? 1 : -1);

/**
 * The expected answer of a search, by a scan of every product for sale.
 * @param query the meaning of its text (`expectedQuery`)
 */
export function bruteForce(products: Candidate[], search: Search, sort: Sort, query: Query) {
  const price = priceOf(query);
  const isSearchText =
    Boolean(search.text?.trim()) && (query.terms === null || query.terms.length > 0 || price);
  const matches = new Map<Candidate, Match>();
  if (isSearchText && query.terms !== null) {
    for (const product of products) matches.set(product, matchOf(query, price, product));
  }
  const others = filtersOf(search, () => true);
  const misses = (product: Candidate) =>
    Object.values(others).filter((fits) => !fits(product)).length;
  const isCandidate = (product: Candidate) =>
    others.others?.(product) && misses(product) <= 1 && isFoundBy(matches.get(product));
  const candidates = products.filter(isCandidate);
  const fitting = candidates.filter((product) => misses(product) === 0);
  const isFound = isSearchText
    ? resultsAmong(fitting.length > 0 ? fitting : candidates, matches)
    : () => true;
  const filters = filtersOf(search, isFound);
  const without = (own: string) =>
    products.filter((product) =>
      Object.entries(filters).every(([name, fits]) => name === own || fits(product)),
    );
  const keys: Record<Sort, (product: Candidate) => number> = {
    NEWEST: () => 0,
    PRICE_ASC: (product) => product.resalePrice,
    PRICE_DESC: (product) => -product.resalePrice,
    SAVING_DESC: (product) => product.resalePrice - product.originalPrice,
    RELEVANCE: (product) => matches.get(product)?.relevance ?? 0,
    NEAREST: (product) => Math.round(1_000 * (kmTo(search.near, product) ?? 100_000)),
  };
  const list = without('none').sort((a, b) => keys[sort](a) - keys[sort](b) || byId(a, b));
  const counts = new Map<string, number>();
  for (const { categoryTitle } of without('category')) {
    counts.set(categoryTitle, (counts.get(categoryTitle) ?? 0) + 1);
  }
  const inTowns = new Map<string, number>();
  for (const town of without('town').map(townOf))
    if (town) inTowns.set(town, (inTowns.get(town) ?? 0) + 1);
  const chosen = new Set(search.categoryIds);
  const title =
    chosen.size === 1
      ? products.find(({ categoryId }) => chosen.has(categoryId))?.categoryTitle
      : undefined;
  const prices = without('price').map(({ resalePrice }) => resalePrice);
  const inAnyCondition = without('condition');
  return {
    ids: list.map(({ _id }) => _id),
    missing: list.map((product) => matches.get(product)?.missing ?? []),
    advertised: list.filter(({ advertisement }) => advertisement).map(({ _id }) => _id),
    facets: {
      categories: [...counts]
        .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
        .map(([title, count]) => ({ category: { title }, count })),
      conditions: ['Excellent', 'Good', 'Fair'].map((condition) => ({
        condition: condition.toUpperCase(),
        count: inAnyCondition.filter((product) => product.condition === condition).length,
      })),
      towns: [...inTowns]
        .sort(([one, first], [other, second]) => second - first || (one < other ? -1 : 1))
        .slice(0, 50)
        .map(([town, count]) => ({ town, count })),
      attributes: (title === undefined ? [] : attributesOf({ title }))
        .filter((name) => attributes[name].filters)
        .flatMap((name) => attributeFacet(name, without(name))),
      attributeFilters: (search.attributes ?? []).map(({ name }) => ({
        name,
        countWithout: without(name).length,
      })),
      verifiedSellerCount: without('seller').filter((product) => product.isSellerVerified).length,
      priceRange:
        prices.length === 0
          ? null
          : { min: { amount: Math.min(...prices) }, max: { amount: Math.max(...prices) } },
    },
  };
}

/** A text that only excludes products loses nothing with the others. */
const isFoundBy = (match: Match | undefined): boolean =>
  match !== undefined && !match.isLeftOut && (match.matched > 0 || match.lost === 0);

/** Lists the fitting products that match best. */
function resultsAmong(
  fitting: readonly Candidate[],
  matches: ReadonlyMap<Candidate, Match>,
): Filter {
  const all = fitting.flatMap((product) => matches.get(product) ?? []);
  const whole = all.filter(({ lost }) => lost === 0);
  const isWhole = whole.some(({ isMention }) => !isMention);
  const most = Math.max(...all.map(({ matched }) => matched));
  const isMentioned = whole.some(({ matched }) => matched === most);
  return (product) => {
    const match = matches.get(product);
    if (!match || !isFoundBy(match)) return false;
    if (isWhole) return match.lost === 0 && !match.isMention;
    return isMentioned ? match.lost === 0 : 2 * match.matched >= most;
  };
}
