import { useConfig } from '../config.ts';
import { useHydrated } from '../rendered/useHydrated.ts';

/** The time zone for dates on screen: the reader's, or the shop's during hydration, to match the server's HTML. */
export function useTimeZone(): string | undefined {
  const { timeZone } = useConfig();
  return useHydrated() ? undefined : timeZone;
}
