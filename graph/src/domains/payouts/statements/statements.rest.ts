import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Shop } from '../../../context/shop.ts';
import { type CsvColumns, csvFile, csvHeaders } from '../../../rest/csv.ts';
import { pdfHeaders, serveSignedFile } from '../../../rest/signed-file.ts';
import { openStatement, type Statement, statementPdf } from './statement.service.ts';

type Line = Statement['lines'][number];
type Sum = keyof Line['payout']['sums'];

const sum =
  (...names: readonly [Sum, ...Sum[]]) =>
  ({ payout: { sums, currency } }: Line) => {
    const [first, ...others] = names;
    return toMajor(
      others.reduce((rest, name) => rest - sums[name], sums[first]),
      currency,
    );
  };

const columns: CsvColumns<Line> = {
  Order: ({ payout }) => payout._id.toHexString(),
  Product: ({ productName }) => productName,
  Sold: ({ payout }) => payout.createdAt,
  Currency: ({ payout }) => payout.currency.toUpperCase(),
  'Paid by the buyer': sum('charged'),
  Refunded: sum('refunded'),
  'Taken back by the bank': sum('lostInDisputes'),
  Fee: sum('fee'),
  'Your share': sum('share'),
  'Sent to you': sum('transferred', 'reversed'),
  Owed: sum('owed'),
  State: ({ payout }) => payout.state,
};

const params = Type.Object({ file: Type.String({ pattern: '^20\\d{2}-\\d{2}-01\\.(pdf|csv)$' }) });

/** Registers the addresses of statements as PDF and CSV. */
export function serveStatements(app: FastifyInstance, shop: Shop, answerWithinMs: number): void {
  const address = { url: '/payout-statements/:file', params, points: 10, answerWithinMs };
  serveSignedFile(app, shop, address, async ({ file }, query) => {
    const [month = '', type] = file.split('.');
    const statement = await openStatement(shop, month, query);
    const name = `payouts-${month.slice(0, 7)}`;
    return type === 'pdf'
      ? { headers: pdfHeaders(name), body: await statementPdf(shop, statement) }
      : {
          headers: Object.fromEntries(csvHeaders(name)),
          body: csvFile(columns, eachOf(statement.lines)),
        };
  });
}

async function* eachOf(lines: readonly Line[]) {
  yield* lines;
}
