import type { ApiClient } from '../api/api-client.ts';

type Caller = Pick<ApiClient, 'graphql'>;
type Question = Record<string, unknown>;

const fields = 'totalCount pageInfo { endCursor hasNextPage }';
const query = (name: string, parameters: Record<string, string>) => {
  const declared = Object.entries({ ...parameters, after: 'String' });
  const given = declared.map(([parameter]) => `${parameter}: $${parameter}`).join(', ');
  return `query (${declared.map(([parameter, type]) => `$${parameter}: ${type}`).join(', ')}) {
    list: ${name}(first: 1, ${given}) { ${fields} } }`;
};

const filterOf = (filter: object, sort = 'NEWEST'): Question => ({ filter, sort });

/** Filters and orders of admins' lists. */
const lists: {
  query: string;
  questions: (seller: { sellerId: string; email: string }) => Question[];
}[] = [
  {
    query: query('adminPeople', { filter: 'PersonFilter', sort: 'PersonSort!' }),
    questions: ({ email }) => [
      ...['NEWEST', 'OLDEST', 'LAST_ACTIVE'].flatMap((sort) => [
        ...[{}, { role: 'SELLER' }, { verified: true }, { state: 'ACTIVE' }].map((filter) =>
          filterOf(filter, sort),
        ),
        ...[{ state: 'SUSPENDED' }, { role: 'BUYER', verified: false }].map((filter) =>
          filterOf(filter, sort),
        ),
      ]),
      filterOf({ text: email }),
    ],
  },
  {
    query: query('adminProducts', { filter: 'AdminProductFilter', sort: 'AdminProductSort!' }),
    questions: ({ sellerId }) => [
      ...['NEWEST', 'OLDEST', 'PRICE_ASC', 'PRICE_DESC'].map((sort) => filterOf({}, sort)),
      ...[{ stock: 'SOLD' }, { sellerId }, { advertised: true }, { reported: true }].map((filter) =>
        filterOf(filter),
      ),
      filterOf({ stock: 'AVAILABLE', reported: false }, 'PRICE_ASC'),
    ],
  },
  {
    query: query('adminPayments', { filter: 'PaymentFilter', sort: 'PaymentSort!' }),
    questions: ({ sellerId }) => [
      ...['NEWEST', 'OLDEST', 'AMOUNT_DESC'].map((sort) => filterOf({}, sort)),
      ...['PAID', 'REFUNDED', 'PENDING'].map((status) => filterOf({ status })),
      ...['PAID', 'HANDED_OVER', 'DISPUTED', 'REFUNDED'].map((handOver) => filterOf({ handOver })),
      ...['NOT_DUE', 'DUE', 'OVERDUE', 'PAID', 'CANCELLED'].map((balance) => filterOf({ balance })),
      ...[{ disputed: true }, { disputed: false }, { sellerId }, { buyerId: sellerId }].map(
        (filter) => filterOf(filter),
      ),
    ],
  },
  {
    query: query('adminPayouts', { filter: 'AdminPayoutFilter', sort: 'PayoutSort!' }),
    questions: ({ sellerId, email }) => [
      filterOf({}, 'OLDEST'),
      ...[{ state: 'FAILED' }, { wait: 'SET_UP' }, { owing: true }, { userId: sellerId }].map(
        (filter) => filterOf(filter),
      ),
      filterOf({ text: email }),
    ],
  },
  {
    query: query('adminAuditLog', { filter: 'AuditEntryFilter' }),
    questions: () =>
      [{}, { action: 'VERIFY_USER' }, { from: '2026-01-01', to: '2026-12-31' }].map((filter) => ({
        filter,
      })),
  },
];

/** Requests two pages of each admin list, with every filter and every order. */
export async function askAdminQueries(
  admin: Caller,
  seller: { sellerId: string; email: string },
): Promise<void> {
  type Answer = { list: { pageInfo: { endCursor: string | null; hasNextPage: boolean } } };
  for (const { query: asked, questions } of lists) {
    for (const question of questions(seller)) {
      const { list } = await admin.graphql<Answer>(asked, question);
      const { endCursor: after, hasNextPage } = list.pageInfo;
      if (hasNextPage) await admin.graphql<Answer>(asked, { ...question, after });
    }
  }
}
