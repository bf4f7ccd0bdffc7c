import fc from 'fast-check';
import { isFull } from './breadth.ts';

// A fixed seed makes a commit's result repeatable; `npm run proof` uses new seeds.
if (!isFull) fc.configureGlobal({ seed: 1 });
