import { useEffect, useRef, useState } from 'react';
import type { Outcome, RowAction } from './rowAction.ts';

/** Progress of an action on rows, one after the other. */
export type OneByOne<Row> = {
  rows: readonly Row[];
  reason: string;
  /** number of rows done or tried */
  ended: number;
  failures: readonly { row: Row; message: string }[];
  /** until when (epoch milliseconds) it waits, since there were too many requests; null while it does not */
  waitsUntil: number | null;
  isRunning: boolean;
};

/** The rows that it is still to be done to: those where it failed, and those that it has not come to. */
export const leftOf = <Row>({ rows, ended, failures }: OneByOne<Row>): Row[] => [
  ...failures.map(({ row }) => row),
  ...rows.slice(ended),
];

/** After how many seconds the same may be tried again; 0 where that is no use. */
const secondsToWait = (outcome: Outcome) => (outcome.ok ? 0 : (outcome.refusal.retryAfter ?? 0));

/**
 * Applies an action to rows one after the other, each in its own request. A failure doesn't stop the others; a
 * rate-limited request is repeated after the wait that its refusal names.
 * @returns `progress`: null before the first start; `start`: resolves to the outcome; `stop`: ends it after the
 * current row, and a wait at once
 */
export function useOneByOne<Row>(act: RowAction<Row>['act']) {
  const [progress, setProgress] = useState<OneByOne<Row> | null>(null);
  const isStopped = useRef(false);
  const endWait = useRef(() => {});
  const stop = () => {
    isStopped.current = true;
    endWait.current();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the page is left.
  useEffect(() => stop, []);

  const wait = (ms: number) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      endWait.current = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  async function start(rows: readonly Row[], reason: string): Promise<OneByOne<Row>> {
    isStopped.current = false;
    let now: OneByOne<Row> = {
      rows,
      reason,
      ended: 0,
      failures: [],
      waitsUntil: null,
      isRunning: true,
    };
    const show = (changes: Partial<OneByOne<Row>>) => {
      now = { ...now, ...changes };
      setProgress(now);
    };
    show({});
    while (now.ended < rows.length && !isStopped.current) {
      const row = rows[now.ended] as Row;
      const outcome = await act(row, reason);
      const seconds = secondsToWait(outcome);
      if (seconds > 0) {
        // Stopped meanwhile, the row is left and has not failed.
        if (isStopped.current) break;
        show({ waitsUntil: Date.now() + seconds * 1000 });
        await wait(seconds * 1000);
        show({ waitsUntil: null });
        continue;
      }
      const { ended, failures } = now;
      const failed = outcome.ok ? [] : [{ row, message: outcome.refusal.message }];
      show({ ended: ended + 1, failures: [...failures, ...failed] });
    }
    show({ isRunning: false });
    return now;
  }

  return { progress, start, stop };
}
