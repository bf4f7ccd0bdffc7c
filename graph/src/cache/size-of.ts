const ofObject = 64;
const ofField = 16;
const ofLeaf = 48;

/** The approximate memory of a record or a list of records, in bytes. */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return ofLeaf + value.length;
  if (typeof value !== 'object' || value === null) return ofField;
  if (value instanceof Date) return ofLeaf;
  if (value instanceof Set) return ofObject + value.size * (ofLeaf + ofField);
  let size = ofObject;
  for (const field of Array.isArray(value) ? value : Object.values(value)) {
    // An ObjectId has its bytes in a field.
    size += field instanceof Uint8Array ? ofLeaf + field.length : ofField + sizeOf(field);
  }
  return size;
}
