import { useEffect, useRef, useState } from 'react';
import type { RowAction } from './rowAction.ts';

/** How far something is that is done to rows one after the other. */
export type OneByOne<Row> = {
  rows: readonly Row[];
  reason: string;
  /** how many of the rows it was done to, or tried */
  ended: number;
  failures: readonly { row: Row; message: string }[];
  isRunning: boolean;
};

/** The rows that it is still to be done to: those where it failed, and those that it has not come to. */
export const leftOf = <Row>({ rows, ended, failures }: OneByOne<Row>): Row[] => [
  ...failures.map(({ row }) => row),
  ...rows.slice(ended),
];

/**
 * Does something to rows one after the other, each by a request of its own. What fails does not stop the others.
 * @returns `progress`: null before the first start; `start`: gives how it ended; `stop`: ends it after the row under way
 */
export function useOneByOne<Row>(act: RowAction<Row>['act']) {
  const [progress, setProgress] = useState<OneByOne<Row> | null>(null);
  const isStopped = useRef(false);
  const stop = () => {
    isStopped.current = true;
  };
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );

  async function start(rows: readonly Row[], reason: string): Promise<OneByOne<Row>> {
    isStopped.current = false;
    let now: OneByOne<Row> = { rows, reason, ended: 0, failures: [], isRunning: true };
    const show = (changes: Partial<OneByOne<Row>>) => {
      now = { ...now, ...changes };
      setProgress(now);
    };
    show({});
    for (const row of rows) {
      const outcome = await act(row, reason);
      const { ended, failures } = now;
      const failed = outcome.ok ? [] : [{ row, message: outcome.refusal.message }];
      show({ ended: ended + 1, failures: [...failures, ...failed] });
      if (isStopped.current) break;
    }
    show({ isRunning: false });
    return now;
  }

  return { progress, start, stop };
}
