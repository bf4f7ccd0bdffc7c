import { type Bits, hasBit } from '../bits.ts';
import type { SearchIndex } from '../search-index.ts';

const most = 3;

/**
 * The ids of the advertised products of a set whose turn it is: three of them a minute, in the order of their ids.
 * @param minute counted from any moment
 */
export function advertisementsOf(index: SearchIndex, bits: Bits, minute: number): string[] {
  const numbers = index.advertisedInOrder().filter((number) => hasBit(bits, number));
  const count = numbers.length;
  const start = count > most ? (minute * most) % count : 0;
  const idAt = (place: number) => index.entry(numbers[place % count] as number).id;
  return Array.from({ length: Math.min(most, count) }, (_, place) => idAt(start + place));
}
