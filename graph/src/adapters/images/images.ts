import type { EncodedPhoto, Rendition } from './photo-renditions.ts';

/** The image host: takes photos, gives addresses under which pictures are served. */
export type Images = {
  /**
   * Checks a photo, makes its renditions and keeps them. The same photo gives the same address again.
   * @throws Refusal `invalid` or `too-large` with the reason, `unavailable` when the host does not answer
   *   or too many photos wait
   */
  keep(photo: Uint8Array): Promise<KeptPicture>;
  /**
   * Checks a photo and makes its renditions without keeping them, for photos that aren't public.
   * @throws as `keep`, but for a host that does not answer
   */
  encode(photo: Uint8Array): Promise<EncodedPhoto>;
  /**
   * Keeps the renditions of a photo that were made before, such as those of the sample data, without decoding it. The
   * same photo gives the same address again.
   * @throws Refusal `unavailable` when the host does not answer
   */
  keepEncoded(photo: EncodedPhoto): Promise<KeptPicture>;
  /**
   * Keeps a picture from being removed as unused for the next day, since a record is about to name it.
   * @returns false for one of our own that is not there (any more)
   */
  claim(url: string): Promise<boolean>;
  /**
   * Removes unused pictures that were neither stored nor claimed since `before`. A hosted service has no call for it.
   * @param findUsed gives the addresses that a record names, among these
   * @returns how many were removed
   */
  removeUnused(before: Date, findUsed: (urls: string[]) => Promise<string[]>): Promise<number>;
  /** The folder that is to be served under /images/, or null where pictures are elsewhere. */
  readonly folder: string | null;
  /** The bucket whose pictures are to be served under /images/ and that keeps private photos; null without one. */
  readonly bucket: PhotoBucket | null;
  /** Rejects when the host does not answer, or the folder cannot be written. */
  ping(): Promise<void>;
  /** Ends the process that decodes photos. */
  close(): Promise<void>;
};

/** Photos in a bucket. All functions raise the Refusal `unavailable` when its server doesn't answer. */
export type PhotoBucket = {
  /** The bytes of a public picture's rendition, or null if it isn't kept. */
  read(name: string, width: number): Promise<Uint8Array | null>;
  /** Keeps the renditions of a private photo, whose record exists already. */
  keepPrivate(id: string, renditions: readonly Rendition[]): Promise<void>;
  /** The bytes of a private photo's rendition, or null if it isn't kept. */
  readPrivate(id: string, width: number): Promise<Uint8Array | null>;
  /** Signs an address of a private photo for two to three minutes; null where browsers can't open the bucket. */
  signPrivate(id: string, width: number): Promise<string | null>;
  /**
   * Removes private photos whose record is gone.
   * @param findKept gives those of the ids that have a record
   * @returns how many were removed
   */
  removePrivate(findKept: (ids: string[]) => Promise<string[]>): Promise<number>;
};

export type KeptPicture = {
  /** The largest rendition: absolute on a hosted service, beginning with /images/ on our own. */
  url: string;
  width: number;
  height: number;
  /** Bytes of the largest rendition. */
  size: number;
};
