import type { AccountLink } from '../connect.objects.ts';
import { makeId } from '../objects.ts';
import type { Params } from '../params.ts';
import { invalidRequest } from '../stripe.errors.ts';
import { findAccount } from './accounts.ts';
import type { OperationContext } from './operation-context.ts';

const linkLifeMs = 5 * 60 * 1000;

/** Creates the link for a connected account's onboarding: one visit, within five minutes. */
export function createAccountLink(
  context: OperationContext,
  params: Params,
  origin: string,
): object {
  const account = findAccount(context, params.required('account'));
  const type = params.required('use_case[type]');
  if (type !== 'account_onboarding' && type !== 'account_update')
    throw invalidRequest(`Invalid use_case.type: ${type}`, { param: 'use_case.type' });
  if (account.closed) throw invalidRequest('This account is closed.', { param: 'account' });
  const field = (name: string) => `use_case[${type}][${name}]`;
  params.text(field('collection_options][fields'));
  params.text(field('collection_options][future_requirements'));
  const returnUrl = params.text(field('return_url'));
  const useCase = {
    refresh_url: readUrl(params.required(field('refresh_url')), field('refresh_url')),
    ...(returnUrl ? { return_url: readUrl(returnUrl, field('return_url')) } : {}),
  };
  params.finish();
  const id = makeId('', 32);
  const link: AccountLink = {
    id,
    object: 'v2.core.account_link',
    account: account.id,
    created: context.timestamp,
    expires_at: new Date(context.now + linkLifeMs).toISOString(),
    livemode: false,
    url: `${origin}/onboarding/${id}`,
    use_case: { type, [type]: useCase },
    page: null,
    isDone: false,
  };
  context.ledger.insert(link);
  const { id: _id, page, isDone, ...shown } = link;
  return shown;
}

/** The addresses the hosted page leads to: one when people are done, one when the link no longer works. */
export function addressesOf({ use_case: useCase }: AccountLink) {
  const { refresh_url: refresh = '', return_url } =
    useCase.account_onboarding ?? useCase.account_update ?? {};
  return { refresh, done: return_url ?? refresh };
}

function readUrl(value: string, param: string): string {
  if (URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)) return value;
  throw invalidRequest('Not a valid URL', { code: 'url_invalid', param });
}
