import { expect, test } from 'vitest';
import { cpuOfTasks, type TraceEvent } from './main-thread.ts';

const event = (name: string, more: Partial<TraceEvent>): TraceEvent => ({
  name,
  ph: 'X',
  pid: 1,
  tid: 1,
  ts: 0,
  args: {},
  ...more,
});
const task = (ts: number, cpuMs: number, more: Partial<TraceEvent> = {}) =>
  event('ThreadControllerImpl::RunTask', { ts, tdur: cpuMs * 1_000, ...more });
const mainThread = (pid: number) =>
  event('thread_name', { ph: 'M', pid, args: { name: 'CrRendererMain' } });

test('CPU time of the page’s main thread is counted, and as blocking what a four times slower one does after the first paint beyond 50 ms', () => {
  const events = [
    mainThread(1),
    mainThread(2),
    // Tasks of another page and of another thread.
    task(10, 30, { pid: 2 }),
    task(10, 500, { tid: 7 }),
    task(10, 40),
    event('firstContentfulPaint', { ph: 'I', ts: 20 }),
    task(30, 12),
    task(40, 20),
    event('FunctionCall', { ts: 41, tdur: 19_000 }),
  ];
  expect(cpuOfTasks(events)).toEqual({ 'CPU ms': 72, 'longest task': 40, 'blocking ms': 30 });
});

test('a page that paints nothing is no visit', () => {
  expect(() => cpuOfTasks([mainThread(1), task(10, 40)])).toThrow('painted nothing');
});
