import { aProduct } from '../factories.ts';
import { createUser, createUsers } from '../users/create-users.ts';
import { startTestShop } from './start-test-shop.ts';

/**
 * A whole shop in a process of its own, for tests that run in a browser's environment. The parent
 * sends the origin of its pages as the first argument, gets its address, and then a fresh scene (a
 * posted product and two buyers with their tokens) for every message. It ends with its parent.
 */
const [origin = ''] = process.argv.slice(2);
const shop = await startTestShop({ listen: true, env: { CORS_ORIGINS: origin } });

process.on('message', async () => {
  const { seller, admin } = await createUsers(shop);
  const [buyer, otherBuyer] = [await createUser(shop), await createUser(shop)];
  const bench = await seller.addProduct(aProduct());
  process.send?.({ bench, buyer, otherBuyer, seller, admin });
});
process.on('disconnect', async () => {
  // Connections that the parent keeps would hold it up.
  shop.app.server.closeAllConnections();
  await shop.close();
  process.exit();
});
process.send?.({ url: shop.url });
