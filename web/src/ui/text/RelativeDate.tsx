import { useHydrated } from '../../lib/rendered/useHydrated.ts';
import { formatFullMoment, timeAgo } from '../../lib/time/dates.ts';
import { useRenderedAt } from '../../lib/time/shopClock.ts';

/** A moment (RFC 3339) in words such as "2 days ago", the exact one in the reader's time zone on hover. */
export function RelativeDate({ at }: { at: string }) {
  const now = useRenderedAt();
  const isHydrated = useHydrated();
  return (
    <time
      // React leaves the text of the server, which is older and knows no time zone, in the element that it hydrates.
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
