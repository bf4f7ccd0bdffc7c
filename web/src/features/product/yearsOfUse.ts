import { countText } from '../../lib/countText.ts';

/** Formats years of use, such as "2.5 years". */
export function yearsOfUse(count: number): string {
  if (count === 0) return 'Less than a year';
  return countText(count, 'year');
}
