import { aProduct } from '@fitness-zone/testkit/factories.ts';
import { sharedDatabase } from '@fitness-zone/testkit/shop/shared-database.ts';
import { watchCommands } from '@fitness-zone/testkit/shop/watch-commands.ts';
import { createUsers } from '@fitness-zone/testkit/users/create-users.ts';
import { expect, test } from 'vitest';

test('a process does what follows of its own changes, and leaves that of others to them', async () => {
  await using database = await sharedDatabase();
  const writer = await database.startProcess();
  const other = await database.startProcess(writer, { monitorCommands: true });
  const { commands } = watchCommands(other);
  const heard: string[] = [];
  other.events.listen((change) => {
    if (change?.kind === 'product') heard.push(change.productId);
  });
  const { seller, buyer } = await createUsers(writer);
  const bench = await seller.addProduct(aProduct());
  const rower = await seller.addProduct(aProduct());
  await buyer.addToWishList(rower);
  await seller.deleteProduct(rower);
  // The writing process has notified everyone with it on a list.
  const notified = () => writer.models.Notification.exists({ userId: buyer.id });
  await expect.poll(notified).not.toBeNull();
  await expect.poll(() => heard).toContain(rower.id);
  await new Promise((resolve) => setTimeout(resolve, 500));
  const commandsOn = (id: string) =>
    commands.filter((command) => JSON.stringify(command).includes(id));
  expect(commandsOn(bench.id).length).toBeLessThanOrEqual(1);
  expect(commandsOn(rower.id).length).toBeLessThanOrEqual(2);
});
