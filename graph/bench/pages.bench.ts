import { parseArgs } from 'node:util';
import { demoAccounts } from '@fitness-zone/sample-data/demo-accounts.ts';
import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { startShopProcess } from '@fitness-zone/testkit/shop/start-shop-process.ts';
import { savedLogin } from '@fitness-zone/testkit/users/saved-login.ts';
import { lighthouseOf } from './pages/lighthouse.ts';
import { type Figures, visit } from './pages/visit.ts';
import { production } from './reads/shop.ts';
import { percentile, tableOf } from './table.ts';

// First visits of six pages on a phone: requests, script, and what the browser's main thread does, by CPU time, so that
// a busy machine changes little.
//
// npm run bench -- pages [--runs N] [--only PAGE] [--lighthouse] [NAME=URL...]
// measures a shop of its own or, in turn, running ones with the sample data and the Auth emulator.

const { values, positionals } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    only: { type: 'string', default: '' },
    lighthouse: { type: 'boolean', default: false },
  },
  allowPositionals: true,
});
const runs = Number(values.runs);

type Page = { name: string; path: string; as?: 'seller' };

async function pagesOf(url: string): Promise<Page[]> {
  const { products } = await apiClient(overHttp(url), null).graphql<{
    products: { edges: { node: { id: string } }[] };
  }>('{ products(first: 1) { edges { node { id } } } }');
  return [
    { name: 'home', path: '/' },
    { name: 'all products', path: '/pages' },
    { name: 'search', path: '/pages?q=bench' },
    { name: 'product', path: `/pages/product/${products.edges[0]?.node.id}` },
    { name: 'sign-in', path: '/sign-in' },
    { name: 'seller’s products', path: '/pages/product-list', as: 'seller' },
  ];
}

function mediansOf(runs: readonly Figures[]): Figures {
  const median = (values: number[]) => Math.round(percentile(values, 50));
  const columns = Object.keys(runs[0] ?? {});
  return Object.fromEntries(
    columns.map((column) => [column, median(runs.map((run) => run[column] ?? Number.NaN))]),
  );
}

const named = positionals.map((argument) => {
  const [name = '', ...url] = argument.split('=');
  return { name, url: url.join('=') };
});
const own = named.length > 0 ? null : await startShopProcess(production, { isOpened: true });
const shops = own ? [{ name: 'now', url: own.url }] : named;
try {
  const seller = demoAccounts.find(({ role }) => role === 'seller');
  if (!seller) throw new Error('no demo account is a seller');
  const found: { page: string; figures: Figures }[] = [];
  /** The first pass only warms up. */
  for (let run = -1; run < runs; run += 1) {
    for (const shop of run % 2 === 0 ? shops : shops.toReversed()) {
      for (const { name, path, as } of await pagesOf(shop.url)) {
        if (!name.includes(values.only)) continue;
        const login = as ? await savedLogin(shop.url, seller) : [];
        const figures = await visit(shop.url, path, login);
        if (run < 0) continue;
        if (values.lighthouse) Object.assign(figures, await lighthouseOf(shop.url, path, login));
        found.push({ page: shops.length > 1 ? `${name}, ${shop.name}` : name, figures });
      }
    }
  }
  const rows = [...Map.groupBy(found, ({ page }) => page)].map(([page, visits]) => {
    return { Page: page, ...mediansOf(visits.map(({ figures }) => figures)) };
  });
  process.stdout.write(`${tableOf(rows)}\n`);
} finally {
  await own?.end('SIGTERM');
}
