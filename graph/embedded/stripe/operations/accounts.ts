import type { Account, Capability, Requirement } from '../connect.objects.ts';
import { makeId } from '../objects.ts';
import type { Params } from '../params.ts';
import { invalidRequest } from '../stripe.errors.ts';
import type { OperationContext } from './operation-context.ts';

/** Milliseconds until a review ends on its own, and until an account is restricted later. */
const standingMs = 60_000;
/** Milliseconds until a connected account's money is paid out. */
const payoutDelayMs = 60_000;

type Standing = 'active' | 'incomplete' | 'rejected' | 'restricted' | 'review';

export type Outcome = Standing | 'restricted-later';

type StatusDetail = Capability['status_details'][number];
const provideInfo: StatusDetail = { code: 'requirements_past_due', resolution: 'provide_info' };
const bankRequirement = 'defaults.payout_methods';

const standings: Record<Standing, { capability: Capability; missing: string[] }> = {
  active: { capability: { status: 'active', status_details: [] }, missing: [] },
  incomplete: {
    capability: { status: 'restricted', status_details: [provideInfo] },
    missing: [
      'identity.individual.date_of_birth',
      'identity.attestations.terms_of_service.account',
      bankRequirement,
    ],
  },
  rejected: {
    capability: {
      status: 'rejected',
      status_details: [{ code: 'rejected_other', resolution: 'contact_stripe' }],
    },
    missing: [],
  },
  restricted: {
    capability: { status: 'restricted', status_details: [provideInfo] },
    missing: ['identity.individual.documents.primary_verification'],
  },
  review: {
    capability: {
      status: 'pending',
      status_details: [{ code: 'requirements_pending_verification', resolution: 'no_resolution' }],
    },
    missing: ['identity.individual.documents.primary_verification'],
  },
};

/** Creates a connected account that requests transfers; its onboarding must come first. */
export function createAccount(context: OperationContext, params: Params): object {
  const transfers = 'configuration[recipient][capabilities][stripe_balance][stripe_transfers]';
  if (!params.flag(`${transfers}[requested]`)) {
    throw invalidRequest(
      'The card sandbox takes accounts only that request configuration.recipient.capabilities.stripe_balance.stripe_transfers.',
      { param: 'configuration.recipient' },
    );
  }
  const feesCollector = params.required('defaults[responsibilities][fees_collector]');
  const lossesCollector = params.required('defaults[responsibilities][losses_collector]');
  if (feesCollector !== 'application' || lossesCollector !== 'application') {
    throw invalidRequest(
      'An account of the recipient configuration needs the application as collector of fees and losses.',
      { param: 'defaults.responsibilities' },
    );
  }
  const { capability } = standings.incomplete;
  const account: Account = {
    id: makeId('acct_', 16),
    object: 'v2.core.account',
    applied_configurations: ['recipient'],
    closed: false,
    configuration: {
      recipient: {
        applied: true,
        capabilities: { stripe_balance: { payouts: capability, stripe_transfers: capability } },
      },
    },
    contact_email: params.text('contact_email') ?? null,
    created: context.timestamp,
    dashboard: readDashboard(params),
    defaults: {
      currency: params.text('defaults[currency]') ?? null,
      responsibilities: {
        fees_collector: feesCollector,
        losses_collector: lossesCollector,
        requirements_collector: 'stripe',
      },
    },
    display_name: params.text('display_name') ?? null,
    identity: {
      country: params.text('identity[country]')?.toUpperCase() ?? null,
      entity_type: params.text('identity[entity_type]') ?? null,
    },
    livemode: false,
    metadata: params.group('metadata'),
    requirements: requirementsOf('incomplete'),
  };
  const include = params.list('include');
  params.finish();
  context.ledger.insert(account, { hidden: '' });
  context.announceAccount('v2.core.account.created', account);
  return showAccount(account, include);
}

/** The account with this id, or the 404 of Stripe's version 2. */
export function findAccount({ ledger }: OperationContext, id: string): Account {
  const account = ledger.find<Account>('v2.core.account', id);
  if (account) return account;
  throw invalidRequest(`No such account: '${id}'`, { code: 'not_found' }, 404);
}

/** The account in version 2's form: fields not requested by `include` are null. */
export function showAccount(account: Account, include: string[]): object {
  const asked = (name: string) => include.includes(name);
  return {
    ...account,
    configuration: asked('configuration.recipient')
      ? { customer: null, merchant: null, ...account.configuration }
      : null,
    defaults: asked('defaults') ? account.defaults : null,
    future_requirements: asked('future_requirements') ? { entries: [], summary: null } : null,
    identity: asked('identity') ? account.identity : null,
    requirements: asked('requirements') ? account.requirements : null,
  };
}

/** Open accounts (or closed ones on request), newest first. */
export function listAccounts({ ledger }: OperationContext, params: Params): object {
  const limit = params.integer('limit') ?? 20;
  const closed = params.flag('closed');
  params.list('applied_configurations');
  const { data, hasMore } = ledger.list<Account>('v2.core.account', {
    limit,
    startingAfter: params.text('page'),
    where: { closed: closed ? '1' : '0' },
  });
  params.finish();
  const next = `/v2/core/accounts?limit=${limit}&closed=${closed}&page=${data.at(-1)?.id}`;
  return {
    data: data.map((account) => showAccount(account, [])),
    next_page_url: hasMore ? next : null,
    previous_page_url: null,
  };
}

/** Closes an account, which must be empty. */
export function closeAccount(context: OperationContext, account: Account, params: Params): object {
  params.list('applied_configurations');
  params.finish();
  if (context.ledger.balances(account.id).some(({ amount }) => amount !== 0)) {
    throw invalidRequest('An account can only be closed when its balance is zero.', {
      code: 'account_balance_not_zero',
    });
  }
  account.closed = true;
  account.applied_configurations = [];
  account.configuration.recipient.applied = false;
  context.ledger.save(account);
  context.announceAccount('v2.core.account.closed', account);
  return showAccount(account, []);
}

export const canReceive = ({ closed, configuration }: Account): boolean =>
  !closed &&
  configuration.recipient.capabilities.stripe_balance.stripe_transfers.status === 'active';

/** Changes an account's standing with Stripe: its capabilities, and its open requirements. */
function changeStanding(context: OperationContext, account: Account, standing: Standing): void {
  const { capability } = standings[standing];
  account.requirements = requirementsOf(standing);
  changeCapabilities(context, account, { payouts: capability, stripe_transfers: capability });
  const { accountTasks } = context.ledger;
  for (const task of ['end_review', 'restrict'] as const) accountTasks.cancel(task, account.id);
  if (standing === 'review') accountTasks.plan('end_review', account.id, context.now + standingMs);
  if (standing === 'active') planPayout(context, account.id);
}

/** Ends a visit of the hosted page: with a bank account, unless the account stays incomplete. */
export function endOnboarding(
  context: OperationContext,
  account: Account,
  { outcome, bank }: { outcome: Outcome; bank: string },
): void {
  const { ledger, now } = context;
  const isLater = outcome === 'restricted-later';
  ledger.hide(account.id, outcome === 'incomplete' ? '' : bank);
  changeStanding(context, account, isLater ? 'active' : outcome);
  if (isLater) ledger.accountTasks.plan('restrict', account.id, now + standingMs);
}

/** Stops payouts to a bank account that refused one, until the account names another. */
export function refuseBank(context: OperationContext, account: Account, reason: string): void {
  const error = { code: 'invalid_value_other', description: reason };
  account.requirements.entries.push({ ...requirement('user', bankRequirement), errors: [error] });
  account.requirements.summary = { minimum_deadline: { status: 'past_due' } };
  context.ledger.hide(account.id, '');
  const { stripe_transfers } = account.configuration.recipient.capabilities.stripe_balance;
  const payouts: Capability = { status: 'restricted', status_details: [provideInfo] };
  changeCapabilities(context, account, { payouts, stripe_transfers });
}

/** Ends due reviews without findings, and applies the restrictions that are due. */
export function changeDueStandings(context: OperationContext): void {
  for (const [task, standing] of [
    ['end_review', 'active'],
    ['restrict', 'restricted'],
  ] as const) {
    for (const { subject } of context.ledger.accountTasks.takeDue(task, context.now)) {
      const account = findAccount(context, subject);
      if (!account.closed) changeStanding(context, account, standing);
    }
  }
}

/** Plans the payout of a connected account's balance. */
export function planPayout({ ledger, now }: OperationContext, account: string): void {
  ledger.accountTasks.plan('pay_out', account, now + payoutDelayMs);
}

function changeCapabilities(
  context: OperationContext,
  account: Account,
  capabilities: { payouts: Capability; stripe_transfers: Capability },
): void {
  const { recipient } = account.configuration;
  const before = JSON.stringify(recipient.capabilities.stripe_balance);
  recipient.capabilities.stripe_balance = capabilities;
  context.ledger.save(account);
  context.announceAccount('v2.core.account[requirements].updated', account);
  if (JSON.stringify(capabilities) === before) return;
  const type = 'v2.core.account[configuration.recipient].capability_status_updated';
  context.announceAccount(type, account);
}

function requirementsOf(standing: Standing): Account['requirements'] {
  const from = standing === 'review' ? 'stripe' : 'user';
  const entries = standings[standing].missing.map((name) => requirement(from, name));
  return {
    entries,
    summary: entries.length > 0 ? { minimum_deadline: { status: 'past_due' } } : null,
  };
}

function requirement(from: 'stripe' | 'user', description: string): Requirement {
  const deadline = { status: 'past_due' as const };
  const restricts = (capability: string) => ({
    capability,
    configuration: 'recipient' as const,
    deadline,
  });
  const isBank = description === bankRequirement;
  const capabilities = [
    'stripe_balance.payouts',
    ...(isBank ? [] : ['stripe_balance.stripe_transfers']),
  ];
  return {
    awaiting_action_from: from,
    description,
    errors: [],
    impact: { restricts_capabilities: capabilities.map(restricts) },
    minimum_deadline: deadline,
    requested_reasons: [{ code: 'routine_onboarding' }],
  };
}

function readDashboard(params: Params): Account['dashboard'] {
  const dashboard = params.text('dashboard') ?? 'none';
  const known = (['express', 'full', 'none'] as const).find((one) => one === dashboard);
  if (known) return known;
  throw invalidRequest(`Invalid dashboard: ${dashboard}`, { param: 'dashboard' });
}
