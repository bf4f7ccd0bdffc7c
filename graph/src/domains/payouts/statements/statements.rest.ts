import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import type { Shop } from '../../../context/shop.ts';
import { type CsvColumns, csvFile, csvHeaders } from '../../../rest/csv.ts';
import { serveSignedFile } from '../../../rest/signed-file.ts';
import type { PayoutSums } from '../payout.model.ts';
import { openStatement, type Statement, statementName, statementPdf } from './statement.service.ts';

type Line = Statement['lines'][number];

const money =
  (amountOf: (sums: PayoutSums) => number) =>
  ({ payout: { sums, currency } }: Line) =>
    toMajor(amountOf(sums), currency);

const columns: CsvColumns<Line> = {
  Order: ({ payout }) => payout._id.toHexString(),
  Product: ({ productName }) => productName,
  Sold: ({ payout }) => payout.createdAt,
  Currency: ({ payout }) => payout.currency.toUpperCase(),
  'Paid by the buyer': money(({ charged }) => charged),
  Refunded: money(({ refunded }) => refunded),
  'Taken back by the bank': money(({ lostInDisputes }) => lostInDisputes),
  Fee: money(({ fee }) => fee),
  'Your share': money(({ share }) => share),
  'Sent to you': money(({ transferred, reversed }) => transferred - reversed),
  Owed: money(({ owed }) => owed),
  State: ({ payout }) => payout.state,
};

const params = Type.Object({ file: Type.String({ pattern: '^20\\d{2}-\\d{2}-01\\.(pdf|csv)$' }) });

/** Registers the addresses of statements as PDF and CSV. */
export function serveStatements(app: FastifyInstance, shop: Shop, answerWithinMs: number): void {
  const address = { url: '/payout-statements/:file', params, points: 10, answerWithinMs };
  serveSignedFile(app, shop, address, async ({ file }, query) => {
    const [month = '', type] = file.split('.');
    const statement = await openStatement(shop, month, query);
    return type === 'pdf'
      ? statementPdf(shop, statement)
      : {
          headers: Object.fromEntries(csvHeaders(statementName(month))),
          body: csvFile(columns, eachOf(statement.lines)),
        };
  });
}

async function* eachOf(lines: readonly Line[]) {
  yield* lines;
}
