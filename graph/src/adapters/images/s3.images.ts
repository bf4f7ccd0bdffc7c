import { readPictureName } from '@fitness-zone/contract/pictures/picture-name.ts';
import type { Connection } from 'mongoose';
import type { S3Settings } from '../../config/s3.settings.ts';
import { isObjectId } from '../../shared/ids.ts';
import { Refusal } from '../../shared/refusals/refusal.ts';
import type { Images, PhotoBucket, StoredPicture } from './images.ts';
import { openPhotoEncoder } from './photo-encoder.ts';
import type { EncodedPhoto, Rendition } from './photo-renditions.ts';
import { addressesOf, nameInAddress, pictureNameOf, storedPicture } from './picture-address.ts';
import { openPictureClaims } from './picture-claims.ts';
import { openS3Objects, type S3Objects } from './s3-objects.ts';

// The embedded image host's paths below DATA_DIR are the keys here, so that its folder can be copied unchanged.
const publicPrefix = 'images/';
const privatePrefix = 'private-photos/';

const ownerKey = 'shop-id';

const publicCaching = 'public, max-age=31536000, immutable';
const privateCaching = 'private, max-age=600';

const batchSize = 200;

type Parts = { objects: S3Objects; claims: ReturnType<typeof openPictureClaims> };

/**
 * Stores photos in a bucket. Records name public ones like those of the shop's own image host. `keep`, `keepEncoded`
 * and `claim` also raise MongoError if the database, which has the claims, doesn't answer.
 */
export function openS3Images(settings: S3Settings, connection: Connection): Images {
  const encoder = openPhotoEncoder();
  const objects = openS3Objects(settings);
  const claims = openPictureClaims(connection);
  const parts = { objects, claims };
  return {
    folder: null,
    bucket: openPhotoBucket(parts, settings.opensInBrowsers),
    keep: async (photo) => keepEncoded(parts, await encoder.encode(photo)),
    encode: encoder.encode,
    keepEncoded: (photo) => keepEncoded(parts, photo),
    claim: async (url) => !url.startsWith('/') || claim(parts, nameInAddress(url)),
    removeUnused: (before, findUsed) => removeUnused(parts, before, findUsed),
    ping: objects.ping,
    close: async () => {
      await encoder.close();
      objects.close();
    },
  };
}

const keyOf = (folder: string, width: number) => `${folder}/${width}.webp`;

async function keepEncoded(
  { objects, claims }: Parts,
  photo: EncodedPhoto,
): Promise<StoredPicture> {
  const name = pictureNameOf(photo);
  if (!(await claims.claim(name))) {
    const message = 'This photo is being removed right now. Please try again in a minute.';
    throw new Refusal('unavailable', message, { retryAfter: 60 });
  }
  await putAll(objects, publicPrefix + name, photo.renditions, publicCaching);
  await claims.noteKept(name);
  return storedPicture(name, photo);
}

/** The largest rendition comes last, so its presence proves that all are there. */
async function putAll(
  objects: S3Objects,
  folder: string,
  renditions: readonly Rendition[],
  caching: string,
): Promise<void> {
  const put = ({ width, bytes }: Rendition) => objects.put(keyOf(folder, width), bytes, caching);
  await Promise.all(renditions.slice(0, -1).map(put));
  await Promise.all(renditions.slice(-1).map(put));
}

async function claim({ objects, claims }: Parts, name: string): Promise<boolean> {
  const largest = readPictureName(name)?.widths.at(-1);
  if (largest === undefined) return false;
  if (await claims.claimKept(name)) return true;
  // Copied into the bucket, or named by a record until now.
  const isThere = () => objects.has(keyOf(publicPrefix + name, largest));
  if (!(await isThere()) || !(await claims.claim(name))) return false;
  if (await isThere()) {
    await claims.noteKept(name);
    return true;
  }
  await claims.drop(name);
  return false;
}

async function removeUnused(
  { objects, claims }: Parts,
  before: Date,
  findUsed: (urls: string[]) => Promise<string[]>,
): Promise<number> {
  await checkOwner({ objects, claims });
  let removed = 0;
  for await (const photos of photosBelow(objects, publicPrefix)) {
    const names = [...photos.keys()].filter((name) => readPictureName(name) !== null);
    if (names.length === 0) continue;
    const used = new Set((await findUsed(names.flatMap(addressesOf))).map(nameInAddress));
    await claims.settle([...used], before);
    const unused = names.filter((name) => !used.has(name));
    if (unused.length === 0) continue;
    for (const name of await claims.unclaimed(unused, before)) {
      if (!(await claims.beginRemoval(name, before))) continue;
      await removeAll(objects, photos.get(name) ?? []);
      await claims.endRemoval(name);
      removed += 1;
    }
  }
  return removed;
}

/**
 * To a shop on another shop's bucket, such as a test copy, all photos look unused.
 * @throws Error if the shop of another database has removed photos from this bucket
 */
async function checkOwner({ objects, claims }: Parts): Promise<void> {
  const id = await claims.ownerId();
  const read = async () => {
    const bytes = await objects.get(ownerKey);
    return bytes && Buffer.from(bytes).toString();
  };
  if ((await read()) === null)
    await objects.put(ownerKey, Buffer.from(id), 'no-store', 'text/plain');
  if ((await read()) === id) return;
  throw new Error(
    `The bucket belongs to another shop, so no unused photos are removed from it. Give each shop a bucket of its own; if this one has moved to another database, delete the object ${ownerKey}.`,
  );
}

/** Removes renditions, the largest first, so that the rest after a kill doesn't count as a picture. */
async function removeAll(objects: S3Objects, keys: readonly string[]): Promise<void> {
  const widthOf = (key: string) => Number.parseInt(key.slice(key.lastIndexOf('/') + 1), 10);
  for (const key of keys.toSorted((one, other) => widthOf(other) - widthOf(one)))
    await objects.remove(key);
}

/** The photos below a prefix with their keys, in batches. Ignores all other objects in the bucket. */
async function* photosBelow(
  objects: S3Objects,
  prefix: string,
): AsyncGenerator<Map<string, string[]>> {
  let photos = new Map<string, string[]>();
  for await (const keys of objects.list(prefix)) {
    for (const key of keys) {
      const [, name] = /^([^/]+)\/\d{1,4}\.webp$/.exec(key.slice(prefix.length)) ?? [];
      if (name === undefined) continue;
      const known = photos.get(name);
      if (known) known.push(key);
      else {
        // Keys arrive in order, so the photos so far are complete.
        if (photos.size >= batchSize) {
          yield photos;
          photos = new Map();
        }
        photos.set(name, [key]);
      }
    }
  }
  yield photos;
}

function openPhotoBucket({ objects, claims }: Parts, opensInBrowsers: boolean): PhotoBucket {
  const privateKey = (id: string, width: number) => keyOf(privatePrefix + id, width);
  return {
    read: (name, width) => objects.get(keyOf(publicPrefix + name, width)),
    makePrivate: (id, renditions) =>
      putAll(objects, privatePrefix + id, renditions, privateCaching),
    readPrivate: (id, width) => objects.get(privateKey(id, width)),
    signPrivate: async (id, width) =>
      opensInBrowsers ? objects.sign(privateKey(id, width)) : null,
    async removePrivate(findKept) {
      await checkOwner({ objects, claims });
      let removed = 0;
      for await (const photos of photosBelow(objects, privatePrefix)) {
        const ids = [...photos.keys()].filter(isObjectId);
        const kept = new Set(ids.length > 0 ? await findKept(ids) : []);
        for (const id of ids.filter((one) => !kept.has(one))) {
          await removeAll(objects, photos.get(id) ?? []);
          removed += 1;
        }
      }
      return removed;
    },
  };
}
