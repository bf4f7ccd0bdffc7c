import { randomUUID } from 'node:crypto';
import type { Connection } from 'mongoose';
import { isDuplicateKey } from '../../shared/duplicate-key.ts';

/** A claim on a picture in the bucket that no record names, or perhaps not yet. */
type Claim = {
  /** The picture's name. */
  _id: string;
  /** When it was stored or claimed, or first found unused. */
  at: Date;
  /** All its renditions are in the bucket. */
  isKept?: true | null;
  /** A process is removing it. */
  removingSince?: Date | null;
};

/** The id that ties a bucket to this database. No picture is called `owner`. */
type Owner = { _id: 'owner'; id: string };

/** A removal that takes this long belongs to a killed process. */
const lostAfterMs = 10 * 60 * 1000;

/**
 * A conditional update of one document decides between a claim and a removal at the same moment, which a bucket can't.
 * All functions raise MongoError if the database doesn't answer.
 */
export function openPictureClaims(connection: Connection) {
  const claims = connection.collection<Claim>('picture-claims');
  const owners = connection.collection<Owner>('picture-claims');
  const isFree = () => ({
    $or: [{ removingSince: null }, { removingSince: { $lt: new Date(Date.now() - lostAfterMs) } }],
  });
  return {
    /** The id that this database's shop writes into its bucket. */
    async ownerId(): Promise<string> {
      const first = { $setOnInsert: { id: randomUUID() } };
      await owners.updateOne({ _id: 'owner' }, first, { upsert: true });
      const owner = await owners.findOne({ _id: 'owner' });
      if (!owner) throw new Error('the collection picture-claims was emptied');
      return owner.id;
    },
    /** Protects a picture from removal for a day; false if it is being removed. */
    async claim(name: string): Promise<boolean> {
      try {
        await claims.updateOne(
          { _id: name, ...isFree() },
          { $set: { at: new Date() }, $unset: { removingSince: 1 } },
          { upsert: true },
        );
        return true;
      } catch (error) {
        if (isDuplicateKey(error)) return false;
        throw error;
      }
    },
    /** Claims a picture that is known to be in the bucket; false for any other. */
    async claimKept(name: string): Promise<boolean> {
      const isKept = { _id: name, isKept: true, removingSince: null } as const;
      const { matchedCount } = await claims.updateOne(isKept, { $set: { at: new Date() } });
      return matchedCount === 1;
    },
    async noteKept(name: string): Promise<void> {
      await claims.updateOne(
        { _id: name },
        { $set: { isKept: true, at: new Date() } },
        { upsert: true },
      );
    },
    /** Drops the claim of a picture that isn't in the bucket after all. */
    async drop(name: string): Promise<void> {
      await claims.deleteOne({ _id: name, isKept: null, removingSince: null });
    },
    /** Drops the claims of pictures that records name by now. */
    async settle(names: string[], before: Date): Promise<void> {
      const settled = { _id: { $in: names }, at: { $lt: before }, removingSince: null };
      await claims.deleteMany(settled);
    },
    /** Finds unused pictures without a claim since `before`. Notes new ones first. */
    async unclaimed(names: string[], before: Date): Promise<string[]> {
      const known = await claims.find({ _id: { $in: names } }, { projection: { at: 1 } }).toArray();
      const at = new Date();
      const noted = new Set(known.map(({ _id }) => _id));
      for (const _id of names.filter((name) => !noted.has(name))) {
        await claims.updateOne({ _id }, { $setOnInsert: { at, isKept: true } }, { upsert: true });
      }
      const old = { _id: { $in: names }, at: { $lt: before } };
      return (await claims.find(old).toArray()).map(({ _id }) => _id);
    },
    /**
     * Begins a removal, after which the picture can't be claimed; false if it was claimed or another process removes
     * it.
     */
    async beginRemoval(name: string, before: Date): Promise<boolean> {
      const { modifiedCount } = await claims.updateOne(
        { _id: name, at: { $lt: before }, ...isFree() },
        { $set: { removingSince: new Date() }, $unset: { isKept: 1 } },
      );
      return modifiedCount === 1;
    },
    async endRemoval(name: string): Promise<void> {
      await claims.deleteOne({ _id: name, removingSince: { $ne: null } });
    },
  };
}
