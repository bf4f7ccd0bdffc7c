/** The page that stops mails without a sign-in. Mail programs send a POST there. */
export const unsubscribePath = '/unsubscribe';

/** The unsubscribe address in a mail. */
export const unsubscribePathOf = (token: string): string =>
  `${unsubscribePath}?token=${encodeURIComponent(token)}`;

/**
 * Mails that a link stops: those of one saved search, of all the account's saved searches, of one kind of notification,
 * or all that the account can do without.
 */
export type StoppedMails = 'search' | 'account' | 'kind' | 'all';

const scopes: readonly string[] = ['search', 'account', 'kind', 'all'] satisfies StoppedMails[];
const isScope = (text: string): text is StoppedMails => scopes.includes(text);

/** The scope that a token begins with; null for none, which is no token. */
export function stoppedBy(token: string): StoppedMails | null {
  const [scope = ''] = token.split('.');
  return isScope(scope) ? scope : null;
}
