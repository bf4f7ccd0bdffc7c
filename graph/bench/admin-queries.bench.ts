import { setTimeout as sleep } from 'node:timers/promises';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { fillRecords, makeAdmin } from './admin-queries/fill-records.ts';
import { cpuOf, memoryOf } from './reads/process.ts';
import { startFilledShop } from './reads/shop.ts';

// What admins ask for in a shop with 100,000 people, products and payments, in a process of its own. Before every
// fourth question a record is changed, so that a list is never merely repeated. Times are those of a whole request.

const records = Number(process.argv[2] ?? 100_000);
const rounds = 200;
/** A year whose days are stored is answered within so many milliseconds. */
const storedMs = 150;

type Asked = { query: string; variables?: (round: number) => object };

const at = (items: readonly string[], round: number) => items[round % items.length];
const dayOf = (daysAgo: number) =>
  new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);

const people = `query ($filter: PersonFilter, $sort: PersonSort!, $after: String) {
  adminPeople(first: 24, filter: $filter, sort: $sort, after: $after) {
    totalCount pageInfo { endCursor hasNextPage } edges { node { id user { id name email role verified } } } } }`;
const products = `query ($filter: AdminProductFilter, $sort: AdminProductSort!, $after: String) {
  adminProducts(first: 24, filter: $filter, sort: $sort, after: $after) {
    totalCount pageInfo { endCursor hasNextPage }
    edges { node { id productName inStock sellerName category { title } } } } }`;
const payments = `query ($text: String, $status: PaymentStatus, $after: String) {
  adminPayments(first: 24, filter: { text: $text, status: $status }, after: $after) {
    totalCount pageInfo { endCursor hasNextPage }
    edges { node { id transactionId status buyerName sellerName } } } }`;
const overview = `query ($from: LocalDate!, $to: LocalDate!, $interval: OverviewInterval!) {
  adminOverview(from: $from, to: $to, interval: $interval) {
    periods { from productCount buyerCount sellerCount saleCount money { amount currency } }
    categories { category { id title } saleCount money { amount currency } }
    payments { status count } openReportCount overdueBalanceCount } }`;

const kinds: Record<string, Asked> = {
  'people, newest': { query: people, variables: () => ({ sort: 'NEWEST' }) },
  'people by activity, sellers': {
    query: people,
    variables: () => ({ sort: 'LAST_ACTIVE', filter: { role: 'SELLER' } }),
  },
  'people by text': {
    query: people,
    variables: (round) => ({
      sort: 'NEWEST',
      filter: { text: at(['ada 160', 'klein 777', 'jo 12', 'person777@', 'person777'], round) },
    }),
  },
  'products, newest': { query: products, variables: () => ({ sort: 'NEWEST' }) },
  'products by text and price': {
    query: products,
    variables: (round) => ({
      sort: 'PRICE_ASC',
      filter: { text: at(['rower 77', 'solid be 12', 'denver 55', 'x'], round) },
    }),
  },
  'payments, newest': { query: payments },
  'payments by text': {
    query: payments,
    variables: (round) => ({ text: at(['ada 77', 'rower 12', 'pi_bench_77', 'person55'], round) }),
  },
  'payments that were refunded': { query: payments, variables: () => ({ status: 'REFUNDED' }) },
  'overview of a year by day': {
    query: overview,
    variables: () => ({ from: dayOf(364), to: dayOf(0), interval: 'DAY' }),
  },
  'overview of a month by day': {
    query: overview,
    variables: () => ({ from: dayOf(30), to: dayOf(0), interval: 'DAY' }),
  },
};

type People = { adminPeople: { edges: { node: { user: { id: string; email: string } } }[] } };

const shop = await startFilledShop(120, async (dataDir) => {
  await fillRecords(dataDir, records);
  await makeAdmin(dataDir, 'buyer');
});
try {
  await measureAdminQueries(await shop.signIn('buyer'));
} finally {
  await shop.close();
}

async function measureAdminQueries(token: string) {
  const ask = async (query: string, variables: object = {}) => {
    const response = await fetch(`${shop.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `bearer ${token}` },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors } = (await response.json()) as { data?: unknown; errors?: unknown };
    if (errors || !data) throw new Error(JSON.stringify(errors));
    return data;
  };

  const { adminPeople } = (await ask(people, {
    sort: 'NEWEST',
    filter: { role: 'SELLER' },
  })) as People;
  const sellers = adminPeople.edges.map(({ node }) => node.user);

  let written = 0;
  async function write() {
    const seller = sellers[written % sellers.length];
    const turn = Math.floor(written / sellers.length) % 2;
    written += 1;
    const field = turn === 0 ? 'verifyUser' : 'adminUnverifyUser';
    const named = turn === 0 ? `email: "${seller?.email}"` : `userId: "${seller?.id}"`;
    await ask(`mutation { ${field}(${named}) { success } }`, {});
  }

  const year = { from: dayOf(364), to: dayOf(0), interval: 'DAY' };
  const timed = async (query: string, variables: object) => {
    const began = performance.now();
    await ask(query, variables);
    return performance.now() - began;
  };
  /** Measures how long others wait while the overview's days are counted for the first time. */
  async function measureFirstDays() {
    const began = performance.now();
    const first = await timed(overview, year);
    const others: number[] = [];
    let latest = first;
    while (latest > storedMs) {
      for (let round = 0; round < 40; round += 1) {
        others.push(await timed(payments, {}));
        await sleep(20);
      }
      latest = await timed(overview, year);
    }
    others.sort((a, b) => a - b);
    const figures = [
      `ready after ${(shop.readyAfterMs / 1_000).toFixed(1)} s with ${memory.toFixed(0)} MB`,
      `first overview of a year: ${first.toFixed(0)} ms`,
      `its days stored within ${((performance.now() - began) / 1_000).toFixed(0)} s`,
      `others waited up to ${others.at(-1)?.toFixed(0)} ms meanwhile`,
    ];
    process.stdout.write(`\n${figures.join('; ')}\n`);
  }
  const memory = memoryOf(shop.pid);
  await measureFirstDays();

  const columns = ['p50 ms', 'p95 ms', 'CPU ms'].map((column) => column.padStart(9)).join('');
  process.stdout.write(
    `\n${`${records} people, products and payments each`.padEnd(48)}${columns}\n`,
  );
  for (const [name, { query, variables = () => ({}) }] of Object.entries(kinds)) {
    const times: number[] = [];
    let cpu = 0;
    for (let round = 0; round < rounds; round += 1) {
      if (round % 4 === 0) await write();
      const [used, began] = [cpuOf(shop.pid), performance.now()];
      await ask(query, variables(round));
      times.push(performance.now() - began);
      cpu += cpuOf(shop.pid) - used;
    }
    times.sort((a, b) => a - b);
    const [p50 = 0, p95 = 0] = [times[rounds / 2], times[Math.floor(rounds * 0.95)]];
    const figures = [p50, p95, cpu / 1_000 / rounds];
    const shown = figures.map((figure) => figure.toFixed(1).padStart(9)).join('');
    process.stdout.write(`${name.padEnd(48)}${shown}\n`);
  }
  process.stdout.write(`${memoryOf(shop.pid).toFixed(0)} MB\n`);
}
