/** The value typed into one of two fields: null if empty, an error if unreadable. */
export type TypedBound = { value: number | null; error?: string };

/** The content of two fields. */
export type TypedRange = {
  min: number | null;
  max: number | null;
  /** the error, and the field it belongs to */
  error?: string;
  wrong?: 'from' | 'to';
};

/**
 * Reads the two ends of a range as people type them.
 * @param reversed the error for an upper end below the lower one
 */
export function readRange(
  [from, to]: readonly [string, string],
  read: (text: string) => TypedBound,
  reversed: string,
): TypedRange {
  const [least, most] = [from, to].map(
    (text): TypedBound => (text.trim() === '' ? { value: null } : read(text)),
  ) as [TypedBound, TypedBound];
  const range = { min: least.value, max: most.value };
  if (least.error) return { ...range, error: least.error, wrong: 'from' };
  if (most.error) return { ...range, error: most.error, wrong: 'to' };
  if (range.min !== null && range.max !== null && range.min > range.max) {
    return { ...range, error: reversed, wrong: 'to' };
  }
  return range;
}
