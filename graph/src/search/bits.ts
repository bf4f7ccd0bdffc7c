/**
 * A set of the index's numbers, one bit for each. All sets of an index have the same length, which grows by doubling.
 * Signed, because V8 calculates with unsigned popCount as with floating-point numbers, many times slower.
 */
export type Bits = Int32Array<ArrayBuffer>;

/** So many numbers are in a block of a set: one element of the array. */
export const blockLength = 32;

/** An empty set for numbers below a capacity. */
export const emptyBits = (capacity: number): Bits => new Int32Array((capacity + 31) >>> 5);

/** The same set for a larger capacity. */
export function widened(bits: Bits, capacity: number): Bits {
  const wider = emptyBits(capacity);
  wider.set(bits);
  return wider;
}

/** Whether a number is in the set. */
export const hasBit = (bits: Bits, number: number): boolean =>
  (((bits[number >>> 5] as number) >>> (number & 31)) & 1) === 1;

/** Adds a number, or takes it out. */
export function setBit(bits: Bits, number: number, isIn = true): void {
  const mask = 1 << (number & 31);
  if (isIn) bits[number >>> 5] = (bits[number >>> 5] as number) | mask;
  else bits[number >>> 5] = (bits[number >>> 5] as number) & ~mask;
}

/** Adds all that another set has. */
export function addAll(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at += 1) {
    bits[at] = (bits[at] as number) | (others[at] as number);
  }
}

/** Leaves what another set has, too. */
export function keepCommon(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at += 1) {
    bits[at] = (bits[at] as number) & (others[at] as number);
  }
}

/** Takes out what another set has. */
export function takeOut(bits: Bits, others: Bits): void {
  for (let at = 0; at < bits.length; at += 1) {
    bits[at] = (bits[at] as number) & ~(others[at] as number);
  }
}

/** What another set does not have, in a set of its own. */
export function difference(bits: Bits, others: Bits): Bits {
  const rest = bits.slice();
  takeOut(rest, others);
  return rest;
}

/** How many numbers are in the set. */
export function countBits(bits: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) count += popCount(bits[at] as number);
  return count;
}

/** How many numbers are in both sets. */
export function countCommon(bits: Bits, others: Bits): number {
  let count = 0;
  for (let at = 0; at < bits.length; at += 1) {
    count += popCount((bits[at] as number) & (others[at] as number));
  }
  return count;
}

/** Whether a number is in both sets. */
export function haveCommon(bits: Bits, others: Bits): boolean {
  for (let at = 0; at < bits.length; at += 1) {
    if (((bits[at] as number) & (others[at] as number)) !== 0) return true;
  }
  return false;
}

/** Calls for each number of a set, or for each that is in another set, too, from the least. */
export function eachNumber(bits: Bits, call: (number: number) => void, others = bits): void {
  for (let at = 0; at < bits.length; at += 1) {
    let rest = (bits[at] as number) & (others[at] as number);
    while (rest !== 0) {
      call((at << 5) + 31 - Math.clz32(rest & -rest));
      rest &= rest - 1;
    }
  }
}

/** The numbers of a set, or those that are in another set, too, from the least. */
export function numbersOf(bits: Bits, others = bits): number[] {
  const numbers: number[] = [];
  eachNumber(bits, (number) => numbers.push(number), others);
  return numbers;
}

/** How many bits of a block are set (Hacker's Delight, 5-1). */
export function popCount(block: number): number {
  let rest = (block - ((block >>> 1) & 0x55555555)) | 0;
  rest = ((rest & 0x33333333) + ((rest >>> 2) & 0x33333333)) | 0;
  return Math.imul(((rest + (rest >>> 4)) | 0) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
