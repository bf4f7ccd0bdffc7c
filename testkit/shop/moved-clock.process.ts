import { readFileSync } from 'node:fs';
import { startShop } from '../../graph/src/start/start-shop.ts';
import { sampleTowns } from '../places/sample-towns.ts';

/**
 * The shop with a clock that its parent moves: by the milliseconds in the file named by the first argument. When the
 * clock has moved, tasks at intervals run as they would have meanwhile. Tokens keep the computer's time. It knows a few
 * towns.
 */
const [file = ''] = process.argv.slice(2);
const repeated = new Map<unknown, () => void>();
let ahead = 0;

function now(): number {
  const ms = Number(readFileSync(file, 'utf8'));
  if (ms !== ahead) for (const work of repeated.values()) setImmediate(work);
  ahead = ms;
  return Date.now() + ms;
}

const { setInterval: begin, clearInterval: end } = globalThis;
globalThis.setInterval = Object.assign((work: () => void, ms?: number) => {
  const timer = begin(work, ms);
  repeated.set(timer, work);
  return timer;
}, begin);
globalThis.clearInterval = (timer) => {
  repeated.delete(timer);
  end(timer);
};

await startShop({ towns: sampleTowns, now });
