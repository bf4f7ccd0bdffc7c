import { setTimeout as sleep } from 'node:timers/promises';
import { apiClient, overHttp } from '@fitness-zone/testkit/api/api-client.ts';
import { ownProcess } from './process.ts';
import { postsTo } from './shop.ts';

/** The bearer tokens of a buyer and a seller. */
export type Writes = { url: string; buyer: string; seller: string; perSecond: number };

// Adds and removes wishes and products until stopped, at this rate at most, and tells of each pair.

const { url, buyer, seller, perSecond } = ownProcess.settings<Writes>();
const { graphql } = apiClient(overHttp(url), buyer);
const { otherId, post, remove } = await postsTo(url, seller);

async function wish(): Promise<void> {
  const { addToWishList } = await graphql<{ addToWishList: { wishItem: { id: string } } }>(
    'mutation($id: ID!) { addToWishList(productId: $id) { success code wishItem { id } } }',
    { id: otherId },
  );
  await graphql('mutation($id: ID!) { deleteWishProduct(id: $id) { success code } }', {
    id: addToWishList.wishItem.id,
  });
}

const began = Date.now();
for (let pairs = 1; ; pairs += 1) {
  await (pairs % 2 ? wish() : post().then(remove));
  ownProcess.send({ pairs });
  await sleep(Math.max(0, began + (pairs * 2000) / perSecond - Date.now()));
}
