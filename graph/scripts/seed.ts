import { parseArgs } from 'node:util';
import { pino } from 'pino';
import { fillShopUpTo } from '../seed/fill-shop.ts';
import { readConfig } from '../src/config/config.ts';
import { loadEnvFile } from '../src/config/load-env-file.ts';
import { openShop } from '../src/start/open-shop.ts';

// Fills the shop up to a number of products: npm run seed -- --products 5000

try {
  loadEnvFile();
  const { values } = parseArgs({ options: { products: { type: 'string', default: '132' } } });
  const products = Number(values.products);
  if (!Number.isInteger(products) || products < 1 || products > 1_000_000) {
    throw new Error('--products takes a whole number from 1 to 1,000,000.');
  }
  const started = performance.now();
  const { shop, startJobs, close } = await openShop(readConfig(), pino({ level: 'warn' }));
  startJobs();
  try {
    await fillShopUpTo(shop, products);
    const seconds = ((performance.now() - started) / 1000).toFixed(1);
    console.log(`The shop holds ${products} products of the sample data (${seconds} s).`);
  } finally {
    await close();
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
