import { useConfig } from '../config.ts';
import { useHydrated } from '../rendered/useHydrated.ts';

/**
 * The time zone in which a screen shows dates: the reader's; the shop's while a rendered page is hydrated, as the server
 * has written it.
 */
export function useTimeZone(): string | undefined {
  const { timeZone } = useConfig();
  return useHydrated() ? undefined : timeZone;
}
