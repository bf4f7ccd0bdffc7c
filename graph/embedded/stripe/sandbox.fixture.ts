import { startSandboxForTest } from '@fitness-zone/testkit/payments/card-sandbox.ts';

// A sandbox in a process of its own that takes one payment after the other and tells the parent
// each one's id, until it is killed.
const [dataDir = ''] = process.argv.slice(2);
const { stripe } = await startSandboxForTest({ dataDir });
const payment = { amount: 500, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
while (process.connected) process.send?.((await stripe.paymentIntents.create(payment)).id);
process.exit();
