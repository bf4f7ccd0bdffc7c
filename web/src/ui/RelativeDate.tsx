import { useState } from 'react';
import { exactTime, timeAgo } from '../lib/dates.ts';

/** A moment (epoch milliseconds) in words such as "2 days ago", the exact date on hover. */
export function RelativeDate({ at }: { at: number }) {
  const [now] = useState(() => Date.now());
  return (
    <time dateTime={new Date(at).toISOString()} title={exactTime(at)} suppressHydrationWarning>
      {timeAgo(at, now)}
    </time>
  );
}
