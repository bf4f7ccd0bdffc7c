import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestShop } from '../shop/start-test-shop.ts';
import type { OpenedImages } from './images-contract.ts';

/** A shop's image host, whose pictures are loaded as browsers load them. */
export const imagesOf = ({ images, app, database }: TestShop): OpenedImages => ({
  images,
  async load(url) {
    const answer = await app.inject({ method: 'GET', url });
    if (answer.statusCode === 404) return null;
    if (answer.statusCode !== 200) throw new Error(`${answer.statusCode}: ${answer.body}`);
    const caching = answer.headers['cache-control'];
    return { bytes: answer.rawPayload, caching: typeof caching === 'string' ? caching : null };
  },
  async age(url, since) {
    const name = url.split('/')[2] ?? '';
    if (images.folder) return utimes(join(images.folder, name), since, since);
    const claims = database.connection.collection<{ _id: string }>('picture-claims');
    await claims.updateOne({ _id: name }, { $set: { at: since } });
  },
});
