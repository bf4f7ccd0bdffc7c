import { useEffect, useState } from 'react';
import { forgetSetup, lastSetupCheck } from './setupUnderWay.ts';

const askAgainMs = 1500;
/** Time limit for the provider's answer. */
const longestMs = 20_000;

/**
 * True after a return from the card provider's page until the shop knows the outcome. Polls for a while, until the
 * account was checked.
 * @param checkedAt the last check; undefined until known
 */
export function useSetupReturn(
  checkedAt: string | null | undefined,
  refetch: () => Promise<unknown>,
): boolean {
  const [before] = useState(lastSetupCheck);
  const [isOver, setOver] = useState(before === undefined);
  const isChecked = checkedAt !== undefined && (checkedAt ?? '') !== before;
  const isWaiting = !isOver && !isChecked;
  useEffect(() => {
    if (isChecked) forgetSetup();
  }, [isChecked]);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const asking = setInterval(() => void refetch().catch(() => {}), askAgainMs);
    const ending = setTimeout(() => {
      forgetSetup();
      setOver(true);
    }, longestMs);
    return () => {
      clearInterval(asking);
      clearTimeout(ending);
    };
  }, [isWaiting, refetch]);
  return isWaiting;
}
