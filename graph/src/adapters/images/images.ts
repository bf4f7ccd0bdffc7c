import type { EncodedPhoto, Rendition } from './photo-renditions.ts';

/** The image host: takes photos, and returns the addresses of their pictures. */
export type Images = {
  /**
   * Checks a photo, makes its renditions and stores them. The same photo always gets the same address.
   * @throws Refusal `invalid` or `too-large` with the reason, `unavailable` when the host does not answer or too many
   * photos wait
   */
  keep(photo: Uint8Array): Promise<StoredPicture>;
  /**
   * Checks a photo and makes its renditions without storing them, for photos that aren't public.
   * @throws as `keep`, except for a host that does not answer
   */
  encode(photo: Uint8Array): Promise<EncodedPhoto>;
  /**
   * Stores ready-made renditions of a photo, such as those of the sample data, without decoding it. The same photo
   * always gets the same address.
   * @throws Refusal `unavailable` when the host does not answer
   */
  keepEncoded(photo: EncodedPhoto): Promise<StoredPicture>;
  /**
   * Protects a picture for a day from removal as unused, since a record is about to name it.
   * @returns false if it is one of our own and doesn't exist (any longer)
   */
  claim(url: string): Promise<boolean>;
  /**
   * Removes unused pictures that were neither stored nor claimed since `before`. A hosted service has no call for it.
   * @param findUsed gives the addresses that a record names, among these
   * @returns how many were removed
   */
  removeUnused(before: Date, findUsed: (urls: string[]) => Promise<string[]>): Promise<number>;
  /** The folder to serve under /images/; null if pictures are elsewhere. */
  readonly folder: string | null;
  /** The bucket whose pictures to serve under /images/, and which has the private photos; null without one. */
  readonly bucket: PhotoBucket | null;
  /** Rejects when the host does not answer, or the folder cannot be written. */
  ping(): Promise<void>;
  /** Ends the process that decodes photos. */
  close(): Promise<void>;
};

/** Photos in a bucket. All functions raise the Refusal `unavailable` when its server doesn't answer. */
export type PhotoBucket = {
  /** The bytes of a public picture's rendition, or null if it doesn't exist. */
  read(name: string, width: number): Promise<Uint8Array | null>;
  /** Stores the renditions of a private photo whose record exists. */
  makePrivate(id: string, renditions: readonly Rendition[]): Promise<void>;
  /** The bytes of a private photo's rendition, or null if it doesn't exist. */
  readPrivate(id: string, width: number): Promise<Uint8Array | null>;
  /** Signs an address of a private photo for two to three minutes; null if browsers can't open the bucket. */
  signPrivate(id: string, width: number): Promise<string | null>;
  /**
   * Removes private photos whose record is gone.
   * @param findKept returns the ids that have a record, among these
   * @returns how many were removed
   */
  removePrivate(findKept: (ids: string[]) => Promise<string[]>): Promise<number>;
};

export type StoredPicture = {
  /** The largest rendition: absolute on a hosted service, beginning with /images/ on our own. */
  url: string;
  width: number;
  height: number;
  /** Bytes of the largest rendition. */
  size: number;
};
