/** Maximum number of sign-ins kept per account; older ones are removed. */
export const mostSignIns = 50;

export const signInDays = 90;
