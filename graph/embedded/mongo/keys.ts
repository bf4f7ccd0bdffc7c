import { StoreError } from './errors.ts';
import { EMPTY_ARRAY_KEY, invert, keyOf } from './order.ts';
import { type Path, positionOf } from './paths.ts';
import { type Doc, isDoc, type Value } from './values.ts';

/** One field of an index or of a sort. */
export interface KeyField {
  readonly name: string;
  readonly path: Path;
  readonly descending: boolean;
}

/** The keys of a document, and the fields (as bits) under which an array was found. */
export interface Keys {
  readonly keys: Buffer[];
  readonly multikey: number;
}

const EMPTY = Symbol('empty array');

/** How far one field is resolved: its final value, or an array still to be entered. */
type Slot =
  | { readonly done: true; readonly value: Value | undefined | typeof EMPTY }
  | { readonly done: false; readonly value: Value; readonly at: number };

/** Follows the path up to its end or to the first array on it. */
function advance(slot: Slot, path: Path): Slot {
  if (slot.done) return slot;
  let value: Value | undefined = slot.value;
  let at = slot.at;
  for (; at < path.length; at++) {
    const part = path[at] ?? '';
    if (isDoc(value)) value = value.get(part);
    else if (Array.isArray(value) && positionOf(part) !== undefined) value = elementAt(value, part);
    else break;
  }
  if (Array.isArray(value)) return { done: false, value, at };
  return { done: true, value: at < path.length ? undefined : value };
}

function elementAt(items: Value[], part: string): Value | undefined {
  if (items.some((item) => isDoc(item) && item.has(part))) {
    throw new StoreError(16746, `Ambiguous field name found in array, field: '${part}'`);
  }
  return items[Number(part)];
}

/** A field inside one element of an array: at the path's end even an array is one key. */
function enter(slot: Slot, item: Value, path: Path): Slot {
  if (slot.done) return slot;
  if (slot.at === path.length) return { done: true, value: item };
  return isDoc(item) ? { done: false, value: item, at: slot.at } : { done: true, value: undefined };
}

function leaveEmpty(slot: Slot, path: Path): Slot {
  if (slot.done) return slot;
  return { done: true, value: slot.at === path.length ? EMPTY : undefined };
}

/** What to raise for two arrays side by side: a sort and an index differ. */
export const PARALLEL = {
  index: () => new StoreError(171, 'cannot index parallel arrays'),
  sort: () => new StoreError(2, 'cannot sort with keys that are parallel arrays'),
};

/**
 * The ordered keys of a document for the fields, as MongoDB makes them: one for each element of an
 * array, fields that share an array taken from the same element. Raises for parallel arrays.
 */
export function keysOf(
  doc: Doc,
  fields: readonly KeyField[],
  parallel: () => StoreError = PARALLEL.index,
): Keys {
  const rows: Slot[][] = [];
  let multikey = 0;
  const expand = (slots: readonly Slot[]): void => {
    const now = slots.map((slot, i) => advance(slot, fields[i]?.path ?? []));
    const open = now.find((slot) => !slot.done)?.value;
    if (!Array.isArray(open)) {
      rows.push(now);
      return;
    }
    now.forEach((slot, i) => {
      if (slot.done) return;
      if (slot.value !== open) throw parallel();
      multikey |= 1 << i;
    });
    if (open.length === 0) rows.push(now.map((slot, i) => leaveEmpty(slot, fields[i]?.path ?? [])));
    for (const item of open) expand(now.map((slot, i) => enter(slot, item, fields[i]?.path ?? [])));
  };
  expand(fields.map(() => ({ done: false, value: doc, at: 0 })));

  const unique = new Map<string, Buffer>();
  for (const row of rows) {
    const parts = row.map(({ value }, i) => {
      const bytes = value === EMPTY ? EMPTY_ARRAY_KEY : keyOf(value as Value | undefined);
      return fields[i]?.descending ? invert(bytes) : bytes;
    });
    const key = parts.length === 1 && parts[0] ? parts[0] : Buffer.concat(parts);
    unique.set(key.toString('latin1'), key);
  }
  return { keys: [...unique.values()], multikey };
}

/** The key by which a document is sorted: the first of its keys in the order of the sort. */
export function sortKey(doc: Doc, fields: readonly KeyField[]): Buffer {
  const { keys } = keysOf(doc, fields, PARALLEL.sort);
  let [least = Buffer.alloc(0)] = keys;
  for (const key of keys) if (Buffer.compare(key, least) < 0) least = key;
  return least;
}
