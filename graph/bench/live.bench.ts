import { setTimeout as sleep } from 'node:timers/promises';
import { signUp } from '@fitness-zone/testkit/users/sign-up.ts';
import type { Heard } from './live/pages.process.ts';
import { cpuOf, memoryOf, messageOf, startModule } from './reads/process.ts';
import { metricsToken, postsTo, startFilledShop } from './reads/shop.ts';

// Measures what one posted product costs a shop on the embedded store while pages are open, each over its own socket.
// The pages run in another process. The CPU time is the shop's alone, in all its threads; the idle cost of the same
// time is subtracted from time and commands. Also measures the memory that the pages take.

const visitors = 300;
const signedIn = 100;
const posts = 15;
/** Pause between two posts, in milliseconds: longer than all work that a post causes. */
const pauseMs = 2_000;

const shop = await startFilledShop(1_000);

/** Microseconds of CPU time and commands to the database, until now. */
async function spent(): Promise<{ cpu: number; commands: number }> {
  const cpu = cpuOf(shop.pid);
  const headers = { authorization: `Bearer ${metricsToken}` };
  const text = await (await fetch(`${shop.url}/metrics`, { headers })).text();
  const [, commands] = /^\w*database_command_duration_seconds_count (\d+)$/m.exec(text) ?? [];
  if (commands === undefined) throw new Error('the metrics count no commands');
  return { cpu, commands: Number(commands) };
}

try {
  const { post } = await postsTo(shop.url, await shop.signIn('seller'));
  const people = [await shop.signIn('admin')];
  for (let number = 1; number < signedIn; number += 1) {
    const role = number % 3 ? 'buyer' : 'seller';
    people.push((await signUp(shop, { role, name: 'Person' })).token ?? '');
  }
  const tokens = [...Array<null>(visitors).fill(null), ...people];
  const withoutPages = memoryOf(shop.pid);
  const pages = startModule('../live/pages.process.ts', { url: shop.url, tokens });
  await messageOf(pages);
  const heard: Heard[] = [];
  pages.on('message', (message: Heard) => heard.push(message));
  for (let warmUp = 0; warmUp < 3; warmUp += 1) {
    await post();
    await sleep(pauseMs);
  }
  const arrivals: number[] = [];
  let [cpu, commands, otherCpu] = [0, 0, 0];
  for (let count = 0; count < posts; count += 1) {
    const begun = await spent();
    await sleep(pauseMs);
    const idle = await spent();
    heard.length = 0;
    const at = Date.now();
    const id = await post();
    await sleep(at + pauseMs - Date.now());
    const end = await spent();
    otherCpu += idle.cpu - begun.cpu;
    cpu += end.cpu - idle.cpu - (idle.cpu - begun.cpu);
    commands += end.commands - idle.commands - (idle.commands - begun.commands);
    // A page may hear about a product twice.
    const times = heard.filter((one) => one.id === id).map((one) => one.at - at);
    if (times.length < tokens.length)
      throw new Error(`${times.length} of ${tokens.length} pages heard of a product`);
    arrivals.push(times.toSorted((one, other) => one - other)[tokens.length - 1] ?? 0);
  }
  const withPages = memoryOf(shop.pid);
  pages.kill();
  process.stdout.write(
    `\none post with ${visitors} visitors' and ${signedIn} signed-in pages open: ` +
      `${(cpu / posts / 1000).toFixed(0)} ms of CPU, ${(commands / posts).toFixed(0)} commands, ` +
      `everywhere within ${Math.max(...arrivals)} ms ` +
      `(in ${pauseMs} ms without a post: ${(otherCpu / posts / 1000).toFixed(0)} ms of CPU)\n` +
      `memory: ${withoutPages.toFixed(0)} MB before the pages open, ${withPages.toFixed(0)} MB at the end\n`,
  );
} finally {
  await shop.close();
}
