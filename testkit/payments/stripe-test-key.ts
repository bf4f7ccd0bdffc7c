/** The secret key of a test account at Stripe, with which the contract of Connect is checked there, too. */
export const stripeTestKey = process.env.STRIPE_TEST_SECRET_KEY;
