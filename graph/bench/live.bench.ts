import { setTimeout as sleep } from 'node:timers/promises';
import { signUp } from '@fitness-zone/testkit/users/sign-up.ts';
import type { ReceivedProduct } from './live/pages.process.ts';
import { costOf } from './reads/cost.ts';
import { memoryOf, messageOf, startModule } from './reads/process.ts';
import { postsTo, startFilledShop } from './reads/shop.ts';

// Measures what one posted product costs a shop on the embedded store while pages are open, each over its own socket.
// The pages run in another process. The CPU time is the shop's alone, in all its threads, until every page has the
// product and the shop is quiet again, without its idle work. Also measures the memory that the pages take.

const visitors = 300;
const signedIn = 100;
const posts = 20;
/** Milliseconds within which every page must hear of a product, however busy the machine is. */
const patienceMs = 120_000;

const shop = await startFilledShop(1_000);

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
  const heard: ReceivedProduct[] = [];
  pages.on('message', (message: ReceivedProduct) => heard.push(message));
  /** Milliseconds until the last page heard of each post. */
  const arrivals: number[] = [];
  const postEverywhere = async () => {
    const at = Date.now();
    const id = await post();
    const times = () => heard.filter((one) => one.id === id).map((one) => one.at - at);
    while (times().length < tokens.length) {
      if (Date.now() - at > patienceMs)
        throw new Error(`${times().length} of ${tokens.length} pages heard of a product`);
      await sleep(100);
    }
    arrivals.push(Math.max(...times()));
  };
  for (let warmUp = 0; warmUp < 3; warmUp += 1) await postEverywhere();
  const { cpu, commands } = await costOf(shop, posts, postEverywhere);
  process.stdout.write(
    `\none post with ${visitors} visitors' and ${signedIn} signed-in pages open: ` +
      `${(cpu / 1000).toFixed(0)} ms of CPU, ${commands.toFixed(0)} commands, ` +
      `everywhere within ${Math.max(...arrivals.slice(-posts))} ms\n` +
      `memory: ${withoutPages.toFixed(0)} MB before the pages open, ${memoryOf(shop.pid).toFixed(0)} MB at the end\n`,
  );
  pages.kill();
} finally {
  await shop.close();
}
