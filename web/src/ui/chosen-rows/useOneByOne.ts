import { useEffect, useRef, useState } from 'react';
import type { Outcome, RowAction } from './rowAction.ts';

/** Progress of an action on rows, one after the other. */
export type OneByOne<Row> = {
  rows: readonly Row[];
  reason: string;
  /** number of rows done or tried */
  ended: number;
  failures: readonly { row: Row; message: string }[];
  /** end of the wait (epoch milliseconds) after too many requests; null without one */
  waitsUntil: number | null;
  isRunning: boolean;
};

/** The remaining rows: failed and untried ones. */
export const leftOf = <Row>({ rows, ended, failures }: OneByOne<Row>): Row[] => [
  ...failures.map(({ row }) => row),
  ...rows.slice(ended),
];

/** Seconds until a retry makes sense; 0 if it doesn't. */
const secondsToWait = (outcome: Outcome) => (outcome.ok ? 0 : (outcome.refusal.retryAfter ?? 0));

/**
 * Applies an action to rows one after another, each in its own request. A failure doesn't stop the others; a
 * rate-limited request is repeated after the wait that its refusal states.
 * @returns `progress`: null before the first start; `start`: resolves to the outcome; `stop`: stops after the current
 * row, or at once during a wait
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
        // After a stop, the row counts as untried rather than failed.
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
