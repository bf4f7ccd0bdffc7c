import { randomUUID } from 'node:crypto';
import { openOwnEngines } from '@fitness-zone/testkit/engines/own-engines.ts';
import { type Measured, measureScale } from './scale/measure-scale.ts';
import { openScaleShop } from './scale/open-scale-shop.ts';
import { tableOf } from './scale/table.ts';

// CPU and memory of a shop with 10,000, 100,000 and 300,000 products: npm run bench -- scale [PRODUCTS...]. The shop and
// its database run in processes of their own. Searches use the embedded engine and, with SEARCH_URL, OpenSearch as well.
// The benchmark `live` measures open pages.

const sizes = process.argv.slice(2).map(Number);
const engines = process.env.SEARCH_URL
  ? (['embedded', 'OpenSearch'] as const)
  : (['embedded'] as const);

const figures: Measured[] = [];
for (const products of sizes.length > 0 ? sizes : [10_000, 100_000, 300_000]) {
  const scale = await openScaleShop(products);
  const own = await openOwnEngines(randomUUID());
  const { SEARCH_URL: _elsewhere, ...others } = own.variables;
  try {
    for (const engine of engines) {
      const variables = engine === 'embedded' ? others : own.variables;
      // The first start fills the index, in which other processes find the products.
      if (engine === 'OpenSearch') await (await scale.start(variables)).end('SIGTERM');
      const measured = await measureScale(scale, products, engine, variables);
      figures.push(measured);
      process.stdout.write(`${JSON.stringify(measured)}\n`);
    }
  } finally {
    await own.close();
    await scale.close();
  }
}
process.stdout.write(`\n${tableOf(figures)}\n`);
if (engines.length === 1) process.stdout.write('OpenSearch was skipped: SEARCH_URL isn’t set.\n');
