/** One event of Chromium's trace; times in microseconds, `tdur` of CPU. */
export type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args: { name?: string };
};

/** A task blocks input from here on, in milliseconds (https://web.dev/articles/tbt). */
const blockingMs = 50;
/** Lighthouse's phone, compared with this machine. */
const slowdown = 4;

/** CPU milliseconds of a page's main thread: all its tasks, the longest one, and the part that blocks input. */
export function cpuOfTasks(events: readonly TraceEvent[]) {
  const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
  const isMainThread = ({ name, args }: TraceEvent) =>
    name === 'thread_name' && args.name === 'CrRendererMain';
  const mainThreads = new Set(events.filter(isMainThread).map(threadOf));
  const tasks = Map.groupBy(
    events.filter(
      (event) =>
        event.name.endsWith('RunTask') && event.ph === 'X' && mainThreads.has(threadOf(event)),
    ),
    threadOf,
  );
  const total = (list: readonly TraceEvent[]) =>
    list.reduce((sum, { tdur = 0 }) => sum + tdur, 0) / 1_000;
  // The page's own process does most.
  const [own] = [...tasks.values()].sort((a, b) => total(b) - total(a));
  if (!own) throw new Error('the trace has no task of a page');
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (!paint) throw new Error('the page has painted nothing');
  const painted = own.filter(({ ts }) => ts >= paint.ts).map(({ tdur = 0 }) => tdur / 1_000);
  return {
    'CPU ms': total(own),
    'longest task': Math.max(...own.map(({ tdur = 0 }) => tdur / 1_000)),
    'blocking ms': painted.reduce((sum, cpu) => sum + Math.max(0, cpu * slowdown - blockingMs), 0),
  };
}
