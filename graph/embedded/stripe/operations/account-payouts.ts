import type { Account, Payout } from '../connect.objects.ts';
import { makeId } from '../objects.ts';
import { bankOfNumber } from '../test.banks.ts';
import { findAccount, refuseBank } from './accounts.ts';
import { book } from './balance.ts';
import type { OperationContext } from './operation-context.ts';

/** Pays out due balances of connected accounts, and lets payouts under way arrive or fail. */
export function payOutDue(context: OperationContext): void {
  const { accountTasks } = context.ledger;
  for (const { subject, due } of accountTasks.takeDue('pay_out', context.now))
    payOut(context, findAccount(context, subject), due);
  for (const { subject } of accountTasks.takeDue('end_payout', context.now))
    endPayout(context, subject);
}

/** Sends an account's whole balance to its bank, one payout per currency. Debts wait for money to set off against. */
function payOut(context: OperationContext, account: Account, due: number): void {
  const { ledger } = context;
  const { payouts } = account.configuration.recipient.capabilities.stripe_balance;
  if (account.closed || payouts.status !== 'active') return;
  const arrivesAt = due + arrivesAfterMs(context, account.id);
  for (const { currency, amount } of ledger.balances(account.id)) {
    if (amount <= 0) continue;
    const id = makeId('po_');
    const movement = { type: 'payout', amount: -amount, currency, source: id } as const;
    const payout: Payout = {
      id,
      object: 'payout',
      amount,
      application_fee: null,
      application_fee_amount: null,
      arrival_date: Math.floor(arrivesAt / 1000),
      automatic: true,
      balance_transaction: book(context, { ...movement, account: account.id }).id,
      created: context.seconds,
      currency,
      description: 'STRIPE PAYOUT',
      destination: `ba_${account.id.slice('acct_'.length)}`,
      failure_balance_transaction: null,
      failure_code: null,
      failure_message: null,
      livemode: false,
      metadata: {},
      method: 'standard',
      original_payout: null,
      payout_method: null,
      reconciliation_status: 'completed',
      reversed_by: null,
      source_type: 'card',
      statement_descriptor: null,
      status: 'in_transit',
      trace_id: null,
      type: 'bank_account',
    };
    ledger.insert(payout, { account: account.id });
    ledger.assignToPayout(id, account.id, currency);
    ledger.accountTasks.plan('end_payout', id, arrivesAt);
    context.announce('payout.created', payout, account.id);
  }
}

const arrivesAfterMs = ({ ledger }: OperationContext, account: string): number =>
  bankOfNumber(ledger.hidden(account) ?? '')?.arrivesAfterMs ?? 0;

function endPayout(context: OperationContext, id: string): void {
  const { ledger } = context;
  const accountId = ledger.accountOf(id) ?? '';
  const payout = ledger.find<Payout>('payout', id, accountId);
  if (!payout) throw new Error(`payout ${id} is not in the books`);
  const failure = bankOfNumber(ledger.hidden(accountId) ?? '')?.failure;
  if (failure) {
    const { amount, currency } = payout;
    const movement = { type: 'payout_failure', amount, currency, source: id } as const;
    payout.failure_balance_transaction = book(context, { ...movement, account: accountId }).id;
    payout.failure_code = failure.code;
    payout.failure_message = failure.message;
  }
  payout.status = failure ? 'failed' : 'paid';
  ledger.save(payout);
  context.announce(failure ? 'payout.failed' : 'payout.paid', payout, accountId);
  if (failure) refuseBank(context, findAccount(context, accountId), failure.message);
}
