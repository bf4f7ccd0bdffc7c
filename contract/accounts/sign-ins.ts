/** How many sign-ins to an account are kept: the newest ones. */
export const mostSignIns = 50;

/** For how many days a sign-in is kept. */
export const signInDays = 90;
