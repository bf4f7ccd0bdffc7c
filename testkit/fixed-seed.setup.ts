import fc from 'fast-check';
import { isFull } from './breadth.ts';

// A commit's result is the same in each run; `npm run proof` takes other sequences each time.
if (!isFull) fc.configureGlobal({ seed: 1 });
