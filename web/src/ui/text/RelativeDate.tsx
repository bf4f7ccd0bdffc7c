import { useState } from 'react';
import { exactTime, timeAgo } from '../../lib/time/dates.ts';

/** A moment (RFC 3339) in words such as "2 days ago", the exact date on hover. */
export function RelativeDate({ at }: { at: string }) {
  const [now] = useState(() => Date.now());
  const moment = Date.parse(at);
  return (
    <time
      dateTime={at}
      title={exactTime(moment)}
      style={{ whiteSpace: 'nowrap' }}
      suppressHydrationWarning
    >
      {timeAgo(moment, now)}
    </time>
  );
}
