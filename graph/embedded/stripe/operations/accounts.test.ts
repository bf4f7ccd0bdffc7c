import {
  answerOnboarding,
  type SandboxForTest,
  startSandboxForTest,
  startWebhookEndpoint,
} from '@fitness-zone/testkit/payments/card-sandbox.ts';
import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';

let ahead = 0;
let endpoint: Awaited<ReturnType<typeof startWebhookEndpoint>>;
let sandbox: SandboxForTest;
let stripe: Stripe;

beforeAll(async () => {
  endpoint = await startWebhookEndpoint();
  sandbox = await startSandboxForTest({
    connectWebhookUrl: () => endpoint.url,
    now: () => Date.now() + ahead,
  });
  stripe = sandbox.stripe;
});

afterAll(async () => {
  await sandbox.stop();
  await sandbox.remove();
  await endpoint.stop();
  expect(sandbox.faults).toEqual([]);
});

const responsibilities = {
  fees_collector: 'application',
  losses_collector: 'application',
} as const;
const recipient = {
  capabilities: { stripe_balance: { stripe_transfers: { requested: true } } },
};

const anAccount = () =>
  stripe.v2.core.accounts.create({
    contact_email: 'seller@example.com',
    display_name: 'Sal <b>Seller</b>',
    dashboard: 'express',
    identity: { country: 'us' },
    configuration: { recipient },
    defaults: { responsibilities },
    metadata: { userId: 'u1' },
  });

const aLink = async (account: string) => {
  const addresses = {
    refresh_url: 'http://127.0.0.1:1/again',
    return_url: 'http://127.0.0.1:1/done',
  };
  const use_case = { type: 'account_onboarding' as const, account_onboarding: addresses };
  return stripe.v2.core.accountLinks.create({ account, use_case });
};

async function standing(id: string) {
  const account = await stripe.v2.core.accounts.retrieve(id, {
    include: ['configuration.recipient', 'requirements'],
  });
  const { stripe_balance: balance } = account.configuration?.recipient?.capabilities ?? {};
  const entries = account.requirements?.entries ?? [];
  return {
    status: balance?.stripe_transfers?.status,
    details: balance?.stripe_transfers?.status_details.map(({ code }) => code),
    missing: entries.map((entry) => `${entry.awaiting_action_from}: ${entry.description}`),
  };
}

test('an account is created once a key, starts incomplete, and shows what is included', async () => {
  const account = await anAccount();
  expect(account).toMatchObject({
    applied_configurations: ['recipient'],
    closed: false,
    contact_email: 'seller@example.com',
    metadata: { userId: 'u1' },
    configuration: null,
    requirements: null,
  });
  expect(await standing(account.id)).toMatchObject({
    status: 'restricted',
    details: ['requirements_past_due'],
    missing: expect.arrayContaining(['user: defaults.payout_methods']),
  });
  const include = ['identity' as const];
  const { identity } = await stripe.v2.core.accounts.retrieve(account.id, { include });
  expect(identity?.country).toBe('US');
  await expect(stripe.v2.core.accounts.retrieve('acct_nobody')).rejects.toMatchObject({
    statusCode: 404,
    code: 'not_found',
  });
});

test('an account that collects no losses, asks for nothing, or asks too much is refused', async () => {
  const make = (more: Partial<Stripe.V2.Core.AccountCreateParams>) =>
    stripe.v2.core.accounts.create({
      configuration: { recipient },
      defaults: { responsibilities },
      ...more,
    });
  await expect(make({ configuration: {} })).rejects.toThrow('stripe_transfers');
  const stripes = { fees_collector: 'stripe', losses_collector: 'stripe' } as const;
  await expect(make({ defaults: { responsibilities: stripes } })).rejects.toThrow('application');
  await expect(make({ contact_phone: '+1 555 0100' })).rejects.toMatchObject({
    code: 'parameter_unknown',
  });
});

test.each([
  ['active', 'active', [], []],
  [
    'incomplete',
    'restricted',
    ['requirements_past_due'],
    [
      'user: identity.individual.date_of_birth',
      'user: identity.attestations.terms_of_service.account',
      'user: defaults.payout_methods',
    ],
  ],
  [
    'review',
    'pending',
    ['requirements_pending_verification'],
    ['stripe: identity.individual.documents.primary_verification'],
  ],
  ['rejected', 'rejected', ['rejected_other'], []],
  [
    'restricted',
    'restricted',
    ['requirements_past_due'],
    ['user: identity.individual.documents.primary_verification'],
  ],
] as const)('the page ends the onboarding as %s', async (outcome, status, details, missing) => {
  const { id } = await anAccount();
  const { url } = await aLink(id);
  expect(await answerOnboarding(url, outcome)).toBe('http://127.0.0.1:1/done');
  expect(await standing(id)).toEqual({ status, details, missing });
});

test('a review that nothing else ends is passed after a minute', async () => {
  const { id } = await anAccount();
  await answerOnboarding((await aLink(id)).url, 'review');
  ahead += 61_000;
  expect(await standing(id)).toMatchObject({ status: 'active', missing: [] });
});

test('an account can be restricted a minute after it became active, and come back', async () => {
  const { id } = await anAccount();
  await answerOnboarding((await aLink(id)).url, 'restricted-later');
  expect(await standing(id)).toMatchObject({ status: 'active', missing: [] });
  ahead += 61_000;
  expect(await standing(id)).toMatchObject({
    status: 'restricted',
    missing: [expect.stringMatching(/^user: .*document/)],
  });
  await answerOnboarding((await aLink(id)).url);
  expect(await standing(id)).toMatchObject({ status: 'active', missing: [] });
});

test('a link works once, for five minutes, and takes test values only', async () => {
  const { id } = await anAccount();
  const used = await aLink(id);
  const page = await fetch(used.url);
  const html = await page.text();
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(html).toContain('Sal &#60;b&#62;Seller&#60;/b&#62;');
  expect(await answerOnboarding(used.url)).toBe('http://127.0.0.1:1/again');

  const expired = await aLink(id);
  ahead += 5 * 60_000;
  expect(await answerOnboarding(expired.url)).toBe('http://127.0.0.1:1/again');
  const real = await aLink(id);
  expect(await answerOnboarding(real.url, 'active', '123456789012')).toBe(
    'http://127.0.0.1:1/again',
  );
  expect(await standing(id)).toMatchObject({ status: 'restricted' });
  const unknown = await fetch(`${sandbox.url}/onboarding/nothing`);
  expect(unknown.status).toBe(404);
  const script = aLink(id).then(() =>
    stripe.v2.core.accountLinks.create({
      account: id,
      use_case: {
        type: 'account_onboarding',
        account_onboarding: { refresh_url: 'javascript:alert(1)' },
      },
    }),
  );
  await expect(script).rejects.toMatchObject({ code: 'url_invalid' });
});

test('accounts are listed in pages, closed ones apart', async () => {
  const [first, second, third] = [await anAccount(), await anAccount(), await anAccount()];
  await stripe.v2.core.accounts.close(second.id, { applied_configurations: ['recipient'] });
  const open: string[] = [];
  for await (const { id } of stripe.v2.core.accounts.list({ limit: 1 })) {
    open.push(id);
    if (open.length === 2) break;
  }
  expect(open).toEqual([third.id, first.id]);
  const { data } = await stripe.v2.core.accounts.list({ closed: true });
  expect(data.map(({ id, closed }) => [id, closed])).toEqual([[second.id, true]]);
  await expect(aLink(second.id)).rejects.toThrow('closed');
});

test('thin events tell the endpoint of connected accounts which account to ask for', async () => {
  endpoint.received.length = 0;
  const { id } = await anAccount();
  await answerOnboarding((await aLink(id)).url);
  await stripe.v2.core.accounts.close(id);
  const types = [
    'v2.core.account.created',
    'v2.core.account[requirements].updated',
    'v2.core.account[configuration.recipient].capability_status_updated',
    'v2.core.account.closed',
  ];
  await endpoint.until(...types);
  for (const { body, signature } of endpoint.received) {
    const event = stripe.parseEventNotification(body, signature, sandbox.connectWebhookSecret);
    expect(types).toContain(event.type);
    expect(event).toMatchObject({
      livemode: false,
      related_object: { id, type: 'v2.core.account' },
    });
    if (event.type !== 'v2.core.account.closed') continue;
    expect(await event.fetchRelatedObject()).toMatchObject({ id, closed: true });
    expect(await stripe.v2.core.events.retrieve(event.id)).toMatchObject({ type: event.type });
    expect(() => stripe.parseEventNotification(body, signature, sandbox.webhookSecret)).toThrow(
      'signature',
    );
  }
});
