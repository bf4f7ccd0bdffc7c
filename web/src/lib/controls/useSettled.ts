import { useEffect, useState } from 'react';
import { pauseMs } from './useTyped.ts';

/** The text of a field at the last pause in typing. */
export function useSettled(typed: string): string {
  const [settled, setSettled] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pauseMs);
    return () => clearTimeout(timer);
  }, [typed]);
  return settled;
}
