import closeWithGrace from 'close-with-grace';
import { createLogger } from './log.ts';

// Logs 500 lines and ends at once, in the given way: node log.fixture.ts WAY

const [way = ''] = process.argv.slice(2);
const ways: Record<string, () => void> = {
  return: () => undefined,
  exit: () => process.exit(3),
  throw: () => {
    throw new Error('a fault');
  },
  reject: () => void Promise.reject(new Error('a fault')),
  SIGTERM: () => {
    process.kill(process.pid, 'SIGTERM');
    // Keeps the process until the signal arrives.
    setInterval(() => undefined, 1_000);
  },
};
// main.ts does this after its start; before that, a fault ends the process.
if (way === 'SIGTERM') closeWithGrace({ logger: false }, async () => undefined);
const log = createLogger('info');
for (let line = 0; line < 500; line += 1) log.info({ line }, 'answered');
ways[way]?.();
