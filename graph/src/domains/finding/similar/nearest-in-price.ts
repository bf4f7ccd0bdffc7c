/** The sort keys of similar products. */
type Position = { id: string; price: number };

/**
 * Products by distance from a price, nearest first; at the same distance, the cheaper one first. Among equal prices,
 * the newest comes first up to the given price and the oldest above it: the order of an index on prices and ids.
 * @param price in minor units
 * @param positionOf a product's id and price in minor units
 */
export const nearestInPrice = <Product>(
  products: readonly Product[],
  price: number,
  positionOf: (product: Product) => Position,
): Product[] =>
  products.toSorted((one, other) => comparePositions(positionOf(one), positionOf(other), price));

function comparePositions(one: Position, other: Position, price: number): number {
  const byDistance = Math.abs(one.price - price) - Math.abs(other.price - price);
  if (byDistance !== 0) return byDistance;
  if (one.price !== other.price) return one.price - other.price;
  const byId = one.id < other.id ? -1 : 1;
  return one.price > price ? byId : -byId;
}
