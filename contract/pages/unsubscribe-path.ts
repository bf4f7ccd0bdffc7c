/** The page that stops mails without a sign-in. Mail programs send a POST there. */
export const unsubscribePath = '/unsubscribe';

/** The address in a mail, with what it stops. */
export const unsubscribePathOf = (token: string): string =>
  `${unsubscribePath}?token=${encodeURIComponent(token)}`;

/** Whether a token stops the mails of all saved searches of an account, and not those of one. */
export const stopsAll = (token: string): boolean => token.startsWith('account.');
