import { readAmount } from '@fitness-zone/contract/inputs/typed-number.ts';
import { useConfig } from '../../../lib/config.ts';
import { shareText } from '../../payouts/shareText.ts';

/** A space that keeps the line's height, so that the fields below don't move. */
const nothing = '\u00a0';

/** The seller's share of the typed price. */
export function FormShare({ typed, currency }: { typed: string; currency: string }) {
  const { fee } = useConfig().payouts;
  const price = readAmount(typed, currency);
  return price !== null && price > 0 ? shareText(price, fee, currency) : nothing;
}
