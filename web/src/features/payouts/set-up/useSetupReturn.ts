import { useEffect, useState } from 'react';
import { forgetSetup, notedSetup } from './setupUnderWay.ts';

const askAgainMs = 1500;
/** The provider has answered by then, or nothing has changed. */
const longestMs = 20_000;

/**
 * Whether somebody is back from the card provider's page and the shop hasn't heard of its outcome yet. Asks again until
 * the account was checked, for a while.
 * @param checkedAt when it was checked last; undefined until that is known
 */
export function useSetupReturn(
  checkedAt: string | null | undefined,
  refetch: () => Promise<unknown>,
): boolean {
  const [before] = useState(notedSetup);
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
