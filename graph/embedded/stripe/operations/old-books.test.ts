import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { startSandboxForTest } from '@fitness-zone/testkit/payments/card-sandbox.ts';
import { expect, test } from 'vitest';

/** Turns today's books into those from before Connect: no column for accounts, no balance transactions, no tasks. */
function makeOld(file: string): void {
  const db = new DatabaseSync(file);
  db.exec(`
    DELETE FROM object WHERE kind = 'balance_transaction';
    UPDATE object SET body = json_remove(body, '$.balance_transaction');
    DROP INDEX object_of_account;
    ALTER TABLE object DROP COLUMN account;
    DROP TABLE account_task;
    DELETE FROM setting WHERE name = 'connect_webhook_secret';`);
  db.close();
}

test('books from before Connect load, with the balance that their payments add up to', async () => {
  let ahead = 0;
  const now = () => Date.now() + ahead;
  const first = await startSandboxForTest({ now });
  const pay = (amount: number, payment_method: string) =>
    first.stripe.paymentIntents.create({ amount, currency: 'usd', payment_method, confirm: true });
  const paid = await pay(100_00, 'pm_card_visa');
  await first.stripe.refunds.create({ payment_intent: paid.id, amount: 30_00 });
  const failing = await pay(50_00, 'pm_card_refundFail');
  await first.stripe.refunds.create({ payment_intent: failing.id });
  await pay(7_00, 'pm_card_createDispute');
  ahead = 3000;
  const balance = await first.stripe.balance.retrieve();
  const list = async ({ stripe }: typeof first) =>
    (await stripe.balanceTransactions.list({ limit: 100 })).data
      .map(({ type, amount, source }) => `${type} ${amount} ${source}`)
      .sort();
  const before = await list(first);
  expect(before).toHaveLength(7);
  await first.stop();
  makeOld(join(first.dataDir, 'cards.sqlite'));

  for (let start = 0; start < 2; start++) {
    const second = await startSandboxForTest({ dataDir: first.dataDir, now });
    expect(second.secretKey).toBe(first.secretKey);
    expect(await list(second)).toEqual(before);
    expect(await second.stripe.balance.retrieve()).toEqual(balance);
    const charge = await second.stripe.charges.retrieve(String(paid.latest_charge), {
      expand: ['balance_transaction'],
    });
    expect(charge.balance_transaction).toMatchObject({ amount: 100_00, source: charge.id });
    await second.stop();
  }
  await first.remove();
});
