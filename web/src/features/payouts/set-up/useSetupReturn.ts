import { useEffect, useState } from 'react';
import { forgetSetup, notedSetup } from './setupUnderWay.ts';

const askAgainMs = 1500;
/** The provider has answered by then, or nothing has changed. */
const longestMs = 20_000;

/**
 * True for somebody who is back from the card provider's page before the shop has heard of its outcome. Asks again for
 * a while, until the account was checked.
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
