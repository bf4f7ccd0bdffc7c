import { Refusal } from '../../shared/refusals/refusal.ts';

const maxOfUploader = 8;
const maxBytes = 128 * 1024 * 1024;

/** Limits photos being received or decoded: their number per uploader, and their bytes in total. */
export class UploadsUnderWay {
  readonly #byUploader = new Map<string, number>();
  #bytes = 0;

  /**
   * Begins an upload.
   * @throws Refusal `too-many-requests` if the uploader's limit of open uploads is reached
   */
  begin(uid: string): UploadUnderWay {
    const others = this.#byUploader.get(uid) ?? 0;
    if (others >= maxOfUploader) {
      const message = `You can upload up to ${maxOfUploader} photos at once. Please wait for the others.`;
      throw new Refusal('too-many-requests', message, { retryAfter: 5 });
    }
    this.#byUploader.set(uid, others + 1);
    let bytes = 0;
    return {
      receive: (more) => {
        if (this.#bytes + more > maxBytes) {
          const message = 'Too many photos are uploading right now. Please try again shortly.';
          throw new Refusal('unavailable', message, { retryAfter: 10 });
        }
        this.#bytes += more;
        bytes += more;
      },
      [Symbol.dispose]: () => {
        this.#bytes -= bytes;
        const left = (this.#byUploader.get(uid) ?? 1) - 1;
        if (left > 0) this.#byUploader.set(uid, left);
        else this.#byUploader.delete(uid);
      },
    };
  }
}

/** One upload; ends when disposed. */
export type UploadUnderWay = Disposable & {
  /**
   * Adds received bytes.
   * @throws Refusal `unavailable` if the limit of all uploads together is reached
   */
  receive(bytes: number): void;
};
