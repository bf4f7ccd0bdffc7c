import { spawnSync } from 'node:child_process';
import { shards } from './proof-shards.ts';

// npm run proof: runs everything at full breadth, in parts, or only the named parts.

const named = process.argv.slice(2);
const unknown = named.filter((name) => !shards.some((shard) => shard.name === name));
if (unknown.length > 0 || named.includes('--list')) {
  for (const { name, what } of shards) process.stdout.write(`${name.padEnd(16)} ${what}\n`);
  process.exit(unknown.length > 0 ? 1 : 0);
}

const chosen = shards.filter(({ name }) => named.length === 0 || named.includes(name));
// The browser tests open the built application.
spawnSync(process.execPath, ['graph/scripts/build.ts', '--if-changed'], { stdio: 'inherit' });

const ends = chosen.map(({ name, args }) => {
  const began = performance.now();
  const { status } = spawnSync('vitest', ['run', ...args], { stdio: 'inherit' });
  const minutes = ((performance.now() - began) / 60_000).toFixed(1);
  return { name, minutes, passed: status === 0 };
});

process.stdout.write('\n');
for (const { name, minutes, passed } of ends) {
  const outcome = passed ? 'passed' : 'FAILED';
  process.stdout.write(`${outcome} ${name.padEnd(16)} ${minutes.padStart(6)} min\n`);
}
process.exit(ends.every(({ passed }) => passed) ? 0 : 1);
