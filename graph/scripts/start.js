// JavaScript, since Node keeps all that it needs to strip types, 12 MB in each thread, once it has loaded a file of
// TypeScript that its compile cache lacks. The build fills the cache.
import { enableCompileCache } from 'node:module';
import { join } from 'node:path';
import { useOneArena } from './use-one-arena.js';

useOneArena();
const folder = join(import.meta.dirname, '../dist/compile-cache');
enableCompileCache(folder);
const { env } = process;
// For the store's thread and the Auth emulator.
env.NODE_COMPILE_CACHE = folder;
const { startBuilt } = await import('./start.ts');
await startBuilt();
