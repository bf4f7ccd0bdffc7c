import type { ProductRecord, Records, UserRecord } from './records.ts';

type Numbers = { viewCount: number; wishCount: number };

/** The statistics of one product. */
export type ProductNumbers = Numbers & { product: ProductRecord };

/** Who has viewed what on which day, of each shop. */
const views = new WeakMap<Records, Set<string>>();

/** Counts that an account has opened a product's page, once a day. */
export function countView(records: Records, { id }: ProductRecord, viewer: UserRecord): void {
  const known = views.get(records) ?? new Set<string>();
  views.set(records, known);
  const view = `${new Date().toISOString().slice(0, 10)}:${id}:${viewer.id}`;
  if (known.has(view)) return;
  known.add(view);
  const counted = records.viewCounts.find(({ productId }) => productId === id);
  if (counted) counted.count += 1;
  else records.viewCounts.push({ productId: id, count: 1 });
}

/** How often some products are looked at and remembered, together. */
export function numbersOf(
  { viewCounts, wishes }: Records,
  products: readonly ProductRecord[],
): Numbers {
  const ids = new Set(products.map(({ id }) => id));
  const counted = viewCounts.filter(({ productId }) => ids.has(productId));
  return {
    viewCount: counted.reduce((total, { count }) => total + count, 0),
    wishCount: wishes.filter(({ productId }) => ids.has(productId)).length,
  };
}

/** What a seller sold in each of the last months, the oldest first; the mocks' time zone is UTC. */
export function salesOverTime({ payments }: Records, { id }: UserRecord, months: number) {
  const now = new Date();
  return Array.from({ length: months }, (_month, index) => {
    const monthsAgo = months - 1 - index;
    const [from, to] = [monthsAgo, monthsAgo - 1].map((ago) =>
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ago)).toISOString(),
    ) as [string, string];
    const sales = payments.filter(
      ({ sellerId, status, paidAt }) =>
        sellerId === id && status === 'PAID' && paidAt && from <= paidAt && paidAt < to,
    );
    const amount = sales
      .filter(({ currency }) => currency === 'usd')
      .reduce((total, sale) => total + sale.amount - sale.amountRefunded, 0);
    return {
      month: from.slice(0, 7),
      from,
      count: sales.filter(({ part }) => part !== 'BALANCE').length,
      amount,
    };
  });
}
