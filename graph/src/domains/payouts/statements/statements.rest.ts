import { toMajor } from '@fitness-zone/contract/payments/money.ts';
import type { FastifyInstance } from 'fastify';
import { type Static, Type } from 'typebox';
import type { Shop } from '../../../context/shop.ts';
import { clientAddress } from '../../../http/request/client-address.ts';
import { spendRequestPoints } from '../../../http/request-points.ts';
import { refused } from '../../../rest/answers.ts';
import { type CsvColumns, csvFile, csvHeaders } from '../../../rest/csv.ts';
import { signedQuery } from '../../../rest/signed-query.ts';
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

/** Registers the signed addresses of statements as PDF and CSV. */
export function serveStatements(app: FastifyInstance, shop: Shop, answerWithinMs: number): void {
  app.get<{ Params: { file: string }; Querystring: Static<typeof signedQuery> }>(
    '/payout-statements/:file',
    {
      config: { answerWithinMs },
      schema: {
        // Whoever opens it has its address from an answer.
        hide: true,
        params,
        querystring: signedQuery,
        response: { '4xx': refused, '5xx': refused },
      },
    },
    async ({ params: { file }, query, raw }, reply) => {
      const address = clientAddress(raw, shop.config.trustProxy);
      await spendRequestPoints({ ...shop, viewer: null, address }, 10, (name, value) => {
        reply.header(name, value);
      });
      const [month = '', type] = file.split('.');
      const statement = await openStatement(shop, month, query);
      reply
        .header('cache-control', 'private, no-store')
        .header('x-content-type-options', 'nosniff');
      const name = `payouts-${month.slice(0, 7)}`;
      if (type === 'pdf') {
        reply
          .type('application/pdf')
          .header('content-disposition', `inline; filename="${name}.pdf"`);
        return reply.send(await statementPdf(shop, statement));
      }
      for (const [header, value] of csvHeaders(name)) reply.header(header, value);
      return reply.send(csvFile(columns, eachOf(statement.lines)));
    },
  );
}

async function* eachOf(lines: readonly Line[]) {
  yield* lines;
}
