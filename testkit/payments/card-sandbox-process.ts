import { startSandboxForTest } from './card-sandbox.ts';

// A sandbox in a process of its own that takes payments one after another and sends the parent each id, until it is
// killed.
const [dataDir = ''] = process.argv.slice(2);
const { stripe } = await startSandboxForTest({ dataDir });
const payment = { amount: 500, currency: 'usd', payment_method: 'pm_card_visa', confirm: true };
while (process.connected) process.send?.((await stripe.paymentIntents.create(payment)).id);
process.exit();
