import { useHydrated } from '../../lib/rendered/useHydrated.ts';
import { formatFullMoment, timeAgo } from '../../lib/time/dates.ts';
import { useRenderedAt } from '../../lib/time/shopClock.ts';

/** A moment (RFC 3339) in words such as "2 days ago"; hovering shows the exact time in the reader's time zone. */
export function RelativeDate({ at }: { at: string }) {
  const now = useRenderedAt();
  const isHydrated = useHydrated();
  return (
    <time
      // During hydration React keeps the server's text, which is older and lacks the time zone.
      key={String(isHydrated)}
      dateTime={at}
      title={isHydrated ? formatFullMoment(at) : undefined}
      style={{ whiteSpace: 'nowrap' }}
      suppressHydrationWarning
    >
      {timeAgo(at, now)}
    </time>
  );
}
