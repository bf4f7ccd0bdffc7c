import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openOwnEngines } from '@fitness-zone/testkit/engines/own-engines.ts';
import { startStore } from './outages/engines.ts';
import { startFilledShop } from './reads/shop.ts';
import { measureScale } from './scale/measure-scale.ts';
import { tableOf } from './table.ts';

// CPU and memory of a shop with 10,000, 100,000 and 300,000 products: npm run bench -- scale [PRODUCTS...]. The shop
// and its database run in separate processes. Searches use the embedded engine and, with SEARCH_URL, OpenSearch as
// well. The benchmark `live` measures open pages.

const sizes = process.argv.slice(2).map(Number);
const engines = process.env.SEARCH_URL ? ['embedded', 'OpenSearch'] : ['embedded'];

const rows: Record<string, string | number>[] = [];
for (const products of sizes.length > 0 ? sizes : [10_000, 100_000, 300_000]) {
  const dataDir = await mkdtemp(join(tmpdir(), 'scale-'));
  const store = await startStore(join(dataDir, 'store'));
  const own = await openOwnEngines(randomUUID());
  const { SEARCH_URL: _elsewhere, ...others } = own.variables;
  try {
    for (const search of engines) {
      const engine = search === 'embedded' ? others : own.variables;
      // The database is filled once: the second shop finds products and accounts in it.
      const variables = { ...engine, MONGODB_URI: store.uri, DATA_DIR: dataDir };
      const shop = await startFilledShop(products, { variables });
      try {
        rows.push({ search, products, ...(await measureScale(shop)) });
        process.stdout.write(`${JSON.stringify(rows.at(-1))}\n`);
      } finally {
        await shop.close();
      }
    }
  } finally {
    await own.close();
    await store.kill();
    await rm(dataDir, { recursive: true, force: true });
  }
}
process.stdout.write(`\n${tableOf(rows)}\n`);
if (engines.length === 1) process.stdout.write('OpenSearch was skipped: SEARCH_URL isn’t set.\n');
