import { boxAround } from '@fitness-zone/contract/places/distance.ts';
import type { Area, ProductConditions, SearchedProduct } from '../../search/search-engine.ts';

// A saved search has one key per category and place, and a product has the few keys of the searches that may want it.
// One indexed query by these keys finds the searches that may match a product: maybe too many, never too few.

const any = '*';
/** Degrees of a cell's sides; a usual radius reaches into four cells at most. */
const cellDegrees = 2;
/** A radius over more cells gets the key for everywhere. */
const mostCells = 24;
/** A search with more keys gets the key for everywhere. */
const mostKeys = 100;

export function keysOfSearch(conditions: ProductConditions): string[] {
  const categories = conditions.categoryIds ?? [any];
  const places = placesOf(conditions);
  const narrowed = categories.length * places.length > mostKeys ? [any] : places;
  return categories.flatMap((category) => narrowed.map((place) => keyOf(category, place)));
}

/** The keys of the searches that may want a product. */
export function keysOfProduct({
  categoryId,
  place,
}: Pick<SearchedProduct, 'categoryId' | 'place'>): string[] {
  const places = place
    ? [any, townKey(place.town), cellAt(row(place.latitude), column(place.longitude))]
    : [any];
  return [any, categoryId].flatMap((category) => places.map((one) => keyOf(category, one)));
}

const keyOf = (category: string, place: string) => `${category} ${place}`;
const townKey = (town: string) => `town ${town}`;

function placesOf({ near, towns }: ProductConditions): readonly string[] {
  if (towns) return [...new Set(towns)].map(townKey);
  return (near && cellsAround(near)) ?? [any];
}

const row = (latitude: number) => Math.floor((latitude + 90) / cellDegrees);
const columns = 360 / cellDegrees;
const column = (longitude: number) =>
  ((Math.floor((longitude + 180) / cellDegrees) % columns) + columns) % columns;
const cellAt = (ofRow: number, ofColumn: number) => `cell ${ofRow} ${ofColumn}`;

/** Coordinates have two decimals. */
const margin = 0.01;

/** The cells that a radius covers; null if too many. */
function cellsAround({ latitude, longitude, withinKm }: Area): string[] | null {
  if (withinKm === null) return null;
  const box = boxAround(latitude, withinKm);
  const [north, east] = [box.north + margin, box.east + margin];
  const rows = steps(latitude - north, latitude + north).map(row);
  const ofColumns = steps(longitude - east, longitude + east).map(column);
  const cells = new Set(rows.flatMap((one) => ofColumns.map((other) => cellAt(one, other))));
  return cells.size > mostCells ? null : [...cells];
}

/** Numbers from the first to the last, at most a cell apart. */
function steps(first: number, last: number): number[] {
  const count = Math.min(Math.ceil((last - first) / cellDegrees), mostCells);
  return [...Array.from({ length: count }, (_, at) => first + at * cellDegrees), last];
}
