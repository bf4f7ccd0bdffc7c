import { useNow } from '../../lib/time/useNow.ts';

/**
 * Still held for the buyer whose offer was accepted.
 * @param hold as the product has it, with the moment of its end in RFC 3339; null for none
 */
export function useIsHeld(hold: { until: string } | null): boolean {
  const now = useNow([hold?.until]);
  return hold !== null && now < Date.parse(hold.until);
}
