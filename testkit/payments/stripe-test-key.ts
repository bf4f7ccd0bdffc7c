/** The secret key of a Stripe test account, on which the contract of Connect is also checked. */
export const stripeTestKey = process.env.STRIPE_TEST_SECRET_KEY;
