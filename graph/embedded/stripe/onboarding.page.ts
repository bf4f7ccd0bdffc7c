import { dayMs } from '@fitness-zone/contract/time/days.ts';
import type { Account } from './connect.objects.ts';
import type { Outcome } from './operations/accounts.ts';
import { type TestBank, testBanks, testRoutingNumber } from './test.banks.ts';

const outcomes: { value: Outcome; label: string; hint: string }[] = [
  {
    value: 'active',
    label: 'Complete',
    hint: 'Everything is verified. Transfers and payouts start.',
  },
  {
    value: 'incomplete',
    label: 'Leave it incomplete',
    hint: 'Date of birth, terms of service and bank account stay missing.',
  },
  {
    value: 'review',
    label: 'Under review',
    hint: 'Stripe checks a document. After a minute the account becomes active by itself.',
  },
  { value: 'rejected', label: 'Rejected', hint: 'Stripe refuses the account.' },
  {
    value: 'restricted',
    label: 'Restricted',
    hint: 'Stripe asks for an identity document before anything else.',
  },
  {
    value: 'restricted-later',
    label: 'Complete, restricted later',
    hint: 'The account is active for a minute. Then Stripe asks for an identity document.',
  },
];

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { margin: 0 auto; max-width: 36rem; padding: 2rem 1rem; }
  fieldset { border: 1px solid; border-radius: .5rem; margin: 1.5rem 0; padding: .5rem 1rem 1rem; min-width: 0; }
  legend { font-weight: 600; padding: 0 .25rem; }
  .outcome { display: grid; grid-template-columns: auto 1fr; gap: 0 .75rem; margin-top: .75rem; }
  .outcome small { grid-column: 2; }
  .outcome input { width: 1.25rem; height: 1.25rem; margin: .125rem 0 0; }
  select { width: 100%; }
  select, button { font: inherit; min-height: 2.75rem; padding: 0 .75rem; max-width: 100%; }
  button { border: 0; border-radius: .5rem; background: #4b45c6; color: #fff; font-weight: 600; width: 100%; }
  :focus-visible { outline: 3px solid #7a73ff; outline-offset: 2px; }`;

/**
 * The page on which a seller chooses the outcome of the onboarding. It has no script and takes no real personal data.
 */
export function onboardingPage(account: Account, action: string, page: string): string {
  const name = account.display_name ?? account.contact_email ?? account.id;
  return document(
    'Set up payouts',
    `<p>This page stands in for Stripe’s onboarding. <strong>It takes test values only:</strong> never enter real
    personal or bank data anywhere in a test shop.</p>
    <p>Account: <strong>${escapeHtml(name)}</strong></p>
    <form method="post" action="${escapeHtml(action)}">
      <input type="hidden" name="page" value="${escapeHtml(page)}">
      <fieldset>
        <legend>Test bank account</legend>
        <label for="bank">Routing number ${testRoutingNumber}, account number</label><br>
        <select id="bank" name="bank">${testBanks.map(bankOption).join('')}</select>
      </fieldset>
      <fieldset>
        <legend>How does it end?</legend>
        ${outcomes.map(outcomeField).join('')}
      </fieldset>
      <button type="submit">Continue to the shop</button>
    </form>`,
  );
}

export const unknownLinkPage = () =>
  document('Link not found', '<p>Go back to the shop and set up payouts from there.</p>');

export const isOutcome = (value: string | null): value is Outcome =>
  outcomes.some((outcome) => outcome.value === value);

const bankOption = (bank: TestBank): string =>
  `<option value="${bank.account}">${bank.account}: ${effectOf(bank)}</option>`;

function effectOf({ failure, arrivesAfterMs, refusesTransfers }: TestBank): string {
  if (refusesTransfers) return 'transfers are refused (transfers_not_allowed)';
  if (failure) return `payouts fail (${failure.code})`;
  return arrivesAfterMs > dayMs ? 'payouts arrive after two days' : 'payouts arrive';
}

function outcomeField({ value, label, hint }: (typeof outcomes)[number], index: number): string {
  return `<div class="outcome">
    <input type="radio" id="${value}" name="outcome" value="${value}" aria-describedby="${value}-hint"${index === 0 ? ' checked' : ''}>
    <label for="${value}">${label}</label><small id="${value}-hint">${hint}</small></div>`;
}

function document(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · Stripe stand-in</title>
    <meta name="viewport" content="width=device-width, initial-scale=1"><style>${style}</style></head>
    <body><main><h1>${title}</h1>${content}</main></body></html>`;
}

const escapeHtml = (text: string) =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
