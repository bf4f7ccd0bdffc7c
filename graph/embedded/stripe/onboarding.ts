import type { FastifyInstance, FastifyReply } from 'fastify';
import type { AccountLink } from './connect.objects.ts';
import type { Ledger } from './ledger.ts';
import { makeId } from './objects.ts';
import { isOutcome, onboardingPage, unknownLinkPage } from './onboarding.page.ts';
import { addressesOf } from './operations/account-links.ts';
import { endOnboarding, findAccount } from './operations/accounts.ts';
import { OperationContext } from './operations/operation-context.ts';
import { bankOfNumber } from './test.banks.ts';

type Onboarding = { ledger: Ledger; now: () => number; wake: () => void; isQuiet?: boolean };
type Visit = { Params: { id: string } };

const headers = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  'referrer-policy': 'no-referrer',
};

/** Serves the page behind an account link. Opening the link uses it up; only the opened page can be submitted. */
export function registerOnboarding(server: FastifyInstance, parts: Onboarding): void {
  const { ledger, now, wake } = parts;
  const find = (id: string) => ledger.find<AccountLink>('v2.core.account_link', id);

  server.get<Visit>('/onboarding/:id', { exposeHeadRoute: false }, (request, reply) => {
    const link = find(request.params.id);
    if (!link) return show(reply, 404, unknownLinkPage());
    if (link.page !== null || Date.parse(link.expires_at) <= now())
      return reply.headers(headers).redirect(addressesOf(link).refresh, 303);
    const page = makeId('', 32);
    ledger.save({ ...link, page });
    const account = findAccount(contextOf(parts), link.account);
    return show(reply, 200, onboardingPage(account, request.url, page));
  });

  server.post<Visit>('/onboarding/:id', (request, reply) => {
    const link = find(request.params.id);
    if (!link) return show(reply, 404, unknownLinkPage());
    const form = new URLSearchParams(String(request.body ?? ''));
    const outcome = form.get('outcome');
    const bank = bankOfNumber(form.get('bank') ?? '');
    const isOwnPage = link.page !== null && link.page === form.get('page') && !link.isDone;
    if (!isOwnPage || !isOutcome(outcome) || !bank)
      return reply.headers(headers).redirect(addressesOf(link).refresh, 303);
    ledger.transaction(() => {
      const context = contextOf(parts);
      const account = findAccount(context, link.account);
      ledger.save({ ...link, isDone: true });
      if (account.closed) return;
      endOnboarding(context, account, { outcome, bank: bank.account });
    });
    wake();
    return reply.headers(headers).redirect(addressesOf(link).done, 303);
  });
}

const contextOf = ({ ledger, now, isQuiet = false }: Onboarding) =>
  new OperationContext(ledger, now(), { isQuiet });

function show(reply: FastifyReply, status: number, html: string): FastifyReply {
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(html);
}
