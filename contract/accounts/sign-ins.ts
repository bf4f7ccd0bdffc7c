/** Maximum number of sign-ins kept per account; older ones are removed. */
export const mostSignIns = 50;

/** For how many days a sign-in is kept. */
export const signInDays = 90;
