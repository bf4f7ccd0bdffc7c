/** The page that stops mails without a sign-in. Mail programs send a POST there. */
export const unsubscribePath = '/unsubscribe';

export const unsubscribePathOf = (token: string): string =>
  `${unsubscribePath}?token=${encodeURIComponent(token)}`;

/**
 * The mails that a link stops: those of one saved search, of all the account's saved searches, of one kind of
 * notification, or all optional mails.
 */
export type StoppedMails = 'search' | 'account' | 'kind' | 'all';

const scopes: readonly string[] = ['search', 'account', 'kind', 'all'] satisfies StoppedMails[];
const isScope = (text: string): text is StoppedMails => scopes.includes(text);

/** The scope at the beginning of a token; null if it has none, so isn't a token. */
export function stoppedBy(token: string): StoppedMails | null {
  const [scope = ''] = token.split('.');
  return isScope(scope) ? scope : null;
}
