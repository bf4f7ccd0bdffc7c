type Placed = { position?: number | null | undefined; title: string };

/** The order of categories: by the admins' positions, then by title. Negative if `one` comes first. */
export const compareCategories = (one: Placed, other: Placed): number =>
  (one.position ?? 0) - (other.position ?? 0) || (one.title < other.title ? -1 : 1);

/** The position of a new category: by title in a shop without positions, otherwise at the end. */
export function positionAtEnd(categories: readonly Placed[]): number {
  const positions = categories.map(({ position }) => position ?? 0);
  return positions.every((position) => position === 0) ? 0 : Math.max(...positions) + 1;
}

/**
 * Returns a position between two neighbours, or null if they are equal or too close.
 * @param before undefined for the new first one
 * @param after undefined for the new last one
 */
export function positionBetween(
  before: Placed | undefined,
  after: Placed | undefined,
): number | null {
  if (!after) return (before?.position ?? 0) + 1;
  const end = after.position ?? 0;
  if (!before) return end - 1;
  const start = before.position ?? 0;
  const middle = (start + end) / 2;
  return start < middle && middle < end ? middle : null;
}
