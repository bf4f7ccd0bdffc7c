/** The page that stops mails without a sign-in. Mail programs send a POST there. */
export const unsubscribePath = '/unsubscribe';

/** The unsubscribe address in a mail. */
export const unsubscribePathOf = (token: string): string =>
  `${unsubscribePath}?token=${encodeURIComponent(token)}`;

/** Whether a token stops the mails of all the account's saved searches, not just one. */
export const stopsAll = (token: string): boolean => token.startsWith('account.');
