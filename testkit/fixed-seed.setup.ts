import fc from 'fast-check';
import { isFull } from './breadth.ts';

// A fixed seed, so that a commit's result is the same in each run; `npm run proof` takes new seeds.
if (!isFull) fc.configureGlobal({ seed: 1 });
