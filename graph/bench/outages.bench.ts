import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startEngineShop } from '@fitness-zone/testkit/engines/start-engine-shop.ts';
import { uploadPhoto } from '@fitness-zone/testkit/engines/upload-photo.ts';
import { signIn, signUp, uniqueName } from '@fitness-zone/testkit/users/sign-up.ts';
import { startEngines } from './outages/engines.ts';
import { faultsOf } from './outages/faults.ts';
import { openPage } from './outages/pages.ts';
import { collectReceived, recordsOf, rowOf } from './outages/report.ts';
import { startRequests } from './outages/requests.ts';
import { tableOf } from './table.ts';

// Ends or holds up each part of a shop of several processes in turn, under load: npm run bench -- outages [--products
// N] [--only TEXT] Starts nginx and, with tools/engines, all engines.

const { values } = parseArgs({
  options: { products: { type: 'string', default: '0' }, only: { type: 'string', default: '' } },
});
process.env.NGINX ??= '/usr/sbin/nginx';
process.env.ENGINE_PROCESSES ??= '3';

/** A fault is over once no request has failed for so long. */
const calmMs = 8_000;
/** The longest wait for that, and for pages to hear of all posts. */
const patienceMs = 120_000;
const pageCount = 6;

const dataDir = await mkdtemp(join(tmpdir(), 'outages-'));
const engines = await startEngines(dataDir);
const shop = await startEngineShop({ products: Number(values.products) });
try {
  const seller = await signUp(shop, { role: 'seller', name: 'Greta Moss' });
  const buyer = await signUp(shop, { role: 'buyer', name: 'Paul Reed' });
  const admin = await signIn(shop, shop.admin);
  const photo = await uploadPhoto(shop.url, seller.token);
  const category = { title: uniqueName('Rowers'), body: 'Air and water.', image: photo };
  const { id: categoryId } = await admin.addCategory(category);
  const pages = await Promise.all(
    [...shop.urls, ...Array<string>(pageCount).fill(shop.url)].map((url) => openPage(url)),
  );
  const tokens = { seller: seller.token, buyer: buyer.token };
  const requests = startRequests({ url: shop.url, tokens, categoryId, photo });
  const spans: { name: string; from: number; healedAt: number; to: number }[] = [];
  const note = async (name: string, happen: (healed: () => void) => Promise<void>) => {
    const from = Date.now();
    let healedAt = from;
    await happen(() => {
      healedAt = Date.now();
    });
    do await sleep(calmMs);
    while (requests.failedSince(Date.now() - calmMs) && Date.now() < healedAt + patienceMs);
    spans.push({ name, from, healedAt, to: Date.now() });
    await requests.pause();
    process.stdout.write(`${new Date().toISOString()} ${name}\n`);
  };
  await sleep(calmMs);
  await note('nothing', () => sleep(calmMs));
  for (const { name, happen } of faultsOf(shop, engines))
    if (name.includes(values.only)) await note(name, happen);
  await requests.end();
  const ended = Date.now();
  const heard = () => collectReceived(pages, requests.posted);
  do await sleep(calmMs);
  while (heard().missed.length > 0 && Date.now() < ended + patienceMs);
  const records = await recordsOf(shop.databaseUri, requests);
  const rows = spans.map((span) => rowOf(span, { requests, pages }));
  process.stdout.write(`\n${tableOf(rows)}\n\n`);
  process.stdout.write(
    `${JSON.stringify({
      ...records,
      missedOwn: requests.missedOwn.length,
      missedByPages: heard().missed.length,
      heardTwice: pages.map((page) => page.repeats()),
      connections: pages.map((page) => page.connections()),
      askedAgain: pages.map((page) => page.askedAgain.length),
    })}\n`,
  );
  for (const page of pages) await page.close();
} finally {
  process.stderr.write(shop.said());
  await shop.close();
  await engines.close();
  await rm(dataDir, { recursive: true, force: true });
}
