import { useEffect, useState } from 'react';

/** A countdown to a moment (epoch milliseconds). */
export function WaitCountdown({ until }: { until: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(1, Math.ceil((until - now) / 1000));
  return <p>{`Continues in ${seconds === 1 ? '1 second' : `${seconds} seconds`}.`}</p>;
}
