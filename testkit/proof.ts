import { type TestAPI, test } from 'vitest';
import { isFull } from './breadth.ts';

type DeclareTest = Pick<TestAPI, 'each'> & ((name: string, run: () => Promise<void>) => void);

/** Declares a test that only `npm run proof` runs. */
export const proof: DeclareTest = isFull
  ? test
  : Object.assign(() => {}, { each: (() => () => {}) as unknown as TestAPI['each'] });
