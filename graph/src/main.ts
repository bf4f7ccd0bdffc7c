import { enableCompileCache, flushCompileCache } from 'node:module';
import { dirname } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { loadEnvFile } from './config/load-env-file.ts';
import { stopWithParent } from './start/stop-with-parent.ts';

// The program of a shop. It loads the rest after it has set how Node compiles and collects garbage.

// Lets the heap grow by half of the size that the last collection left. By default V8 lets it grow to about four times
// that, and most of a busy shop's memory was garbage. The limit follows the data, so it suits any number of products.
setFlagsFromString('--heap-growing-percent=50');

if (process.env.npm_lifecycle_event) stopWithParent();
loadEnvFile();

// Keeps compiled code for the next start, in NODE_COMPILE_CACHE or the system's temporary folder. Threads learn the
// folder from the variable.
const { directory } = enableCompileCache();
if (directory) process.env.NODE_COMPILE_CACHE = dirname(directory);

const { startShop } = await import('./start/start-shop.ts');
await startShop();
// Otherwise Node writes it at the end, which a killed process never reaches.
flushCompileCache();
