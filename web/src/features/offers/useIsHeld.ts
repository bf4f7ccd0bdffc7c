import { useNow } from '../../lib/time/useNow.ts';

/**
 * Whether a product is still held for a buyer.
 * @param hold the product's, with its end in RFC 3339; null for none
 */
export function useIsHeld(hold: { until: string } | null): boolean {
  const now = useNow([hold?.until]);
  return hold !== null && now < Date.parse(hold.until);
}
