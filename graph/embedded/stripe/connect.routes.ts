import type {
  BalanceTransaction,
  Payout,
  ThinEvent,
  Transfer,
  TransferReversal,
} from './connect.objects.ts';
import { createAccountLink } from './operations/account-links.ts';
import {
  closeAccount,
  createAccount,
  findAccount,
  listAccounts,
  showAccount,
} from './operations/accounts.ts';
import { retrieveBalance } from './operations/balance.ts';
import { createTransfer, findTransfer, reverseTransfer } from './operations/transfers.ts';
import { one, page, pageOf } from './page.ts';
import type { Call, Route } from './route.ts';

/** The calls of Connect: accounts, transfers to them, and the later steps of the money. */
export const connectRoutes: readonly Route[] = [
  {
    method: 'POST',
    url: '/v2/core/accounts',
    run: ({ context, params }) => createAccount(context, params),
  },
  {
    method: 'GET',
    url: '/v2/core/accounts',
    run: ({ context, params }) => listAccounts(context, params),
  },
  { method: 'GET', url: '/v2/core/accounts/:id', accounts: true, run: account },
  {
    method: 'POST',
    url: '/v2/core/accounts/:id/close',
    run: ({ context, id, params }) => closeAccount(context, findAccount(context, id), params),
  },
  {
    method: 'POST',
    url: '/v2/core/account_links',
    run: ({ context, params, origin }) => createAccountLink(context, params, origin),
  },
  { method: 'GET', url: '/v2/core/events/:id', run: one<ThinEvent>('v2.core.event', 'event') },
  {
    method: 'POST',
    url: '/v1/transfers',
    run: ({ context, params }) => createTransfer(context, params),
  },
  {
    method: 'GET',
    url: '/v1/transfers',
    run: (call) => page<Transfer>('transfer', call, { fields: ['destination', 'transfer_group'] }),
  },
  { method: 'GET', url: '/v1/transfers/:id', run: one<Transfer>('transfer') },
  {
    method: 'POST',
    url: '/v1/transfers/:id/reversals',
    run: ({ context, id, params }) => reverseTransfer(context, findTransfer(context, id), params),
  },
  { method: 'GET', url: '/v1/transfers/:id/reversals', run: reversals },
  {
    method: 'GET',
    url: '/v1/balance',
    accounts: true,
    run: ({ context, params, account }) => {
      params.finish();
      return retrieveBalance(context, account);
    },
  },
  {
    method: 'GET',
    url: '/v1/balance_transactions',
    accounts: true,
    run: (call) =>
      page<BalanceTransaction>('balance_transaction', call, {
        parent: 'payout',
        fields: ['currency', 'source', 'type'],
      }),
  },
  {
    method: 'GET',
    url: '/v1/balance_transactions/:id',
    accounts: true,
    run: one<BalanceTransaction>('balance_transaction'),
  },
  {
    method: 'GET',
    url: '/v1/payouts',
    accounts: true,
    run: (call) => page<Payout>('payout', call, { fields: ['status'] }),
  },
  { method: 'GET', url: '/v1/payouts/:id', accounts: true, run: one<Payout>('payout') },
];

function account({ context, id, params }: Call): object {
  const include = params.list('include');
  params.finish();
  return showAccount(findAccount(context, id), include);
}

function reversals(call: Call): object {
  const { id } = findTransfer(call.context, call.id);
  const url = `/v1/transfers/${id}/reversals`;
  return pageOf<TransferReversal>('transfer_reversal', call, { parent: id }, url);
}
