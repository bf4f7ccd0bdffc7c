import { refusalOf } from './photoKinds.ts';
import { UnreadablePhoto, UploadError } from './uploadErrors.ts';

export type UploadState =
  | { step: 'waiting' | 'sending'; progress: number; preview: string | null }
  | { step: 'failed'; message: string; canRetry: boolean; preview: string | null }
  /** `stored`: its address, or a private photo's id */
  | { step: 'sent'; stored: string; sentAt: number; preview: string | null };

type Upload = {
  file: File;
  /** the photo to send, usually smaller than the file; null until prepared */
  smaller: Blob | null;
  state: UploadState;
  stop: AbortController;
};

type Steps = {
  /** shrinks a photo if possible; throws UnreadablePhoto or UploadError */
  shrink: (file: File) => Promise<Blob>;
  /** sends it and returns its address, or a private photo's id; throws UploadError */
  send: (
    photo: Blob,
    options: { onProgress: (fraction: number) => void; signal: AbortSignal },
  ) => Promise<string>;
};

/** More would only share the bandwidth, and one decoded phone photo takes 50 MB. */
const mostAtOnce = 2;

const unexpected = 'We couldn’t upload the photo. Try another one.';

/** The uploads of a form's photos: at most two at once, in the order of adding. */
export class PhotoUploads {
  readonly #uploads = new Map<string, Upload>();
  readonly #listeners = new Set<() => void>();
  readonly #steps: Steps;
  #running = 0;

  constructor(steps: Steps) {
    this.#steps = steps;
  }

  /** Calls back when any upload changes; returns a function that unsubscribes. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** A photo's upload state; undefined if it wasn't added. */
  state(key: string): UploadState | undefined {
    return this.#uploads.get(key)?.state;
  }

  /** Queues a photo, unless it is already queued. */
  add(key: string, file: File): void {
    if (this.#uploads.has(key)) return;
    const refusal = refusalOf(file);
    const state: UploadState = refusal
      ? { step: 'failed', message: `“${file.name}”: ${refusal}`, canRetry: false, preview: null }
      : { step: 'waiting', progress: 0, preview: null };
    this.#uploads.set(key, { file, smaller: null, state, stop: new AbortController() });
    this.#startWaiting();
    this.#tell();
  }

  /** Retries a failed upload. */
  retry(key: string): void {
    const upload = this.#uploads.get(key);
    if (upload?.state.step !== 'failed' || !upload.state.canRetry) return;
    upload.stop = new AbortController();
    this.#move(upload, { step: 'waiting', progress: 0, preview: upload.state.preview });
    this.#startWaiting();
  }

  /** Aborts a photo's upload and forgets it. */
  remove(key: string): void {
    const upload = this.#uploads.get(key);
    if (!upload) return;
    this.#uploads.delete(key);
    upload.stop.abort();
    if (upload.state.preview) URL.revokeObjectURL(upload.state.preview);
    this.#tell();
  }

  /** Retries failed uploads of these photos once, and waits for all of them. */
  async finish(keys: readonly string[]): Promise<void> {
    for (const key of keys) this.retry(key);
    const isUnderWay = () =>
      keys.some((key) => ['waiting', 'sending'].includes(this.state(key)?.step ?? ''));
    if (!isUnderWay()) return;
    await new Promise<void>((resolve) => {
      const unsubscribe = this.subscribe(() => {
        if (isUnderWay()) return;
        unsubscribe();
        resolve();
      });
    });
  }

  close(): void {
    for (const key of [...this.#uploads.keys()]) this.remove(key);
  }

  #startWaiting(): void {
    for (const upload of this.#uploads.values()) {
      if (this.#running >= mostAtOnce) return;
      if (upload.state.step === 'waiting') void this.#run(upload);
    }
  }

  async #run(upload: Upload): Promise<void> {
    this.#running += 1;
    const { signal } = upload.stop;
    this.#move(upload, { step: 'sending', progress: 0, preview: upload.state.preview });
    try {
      const photo = await this.#shrink(upload);
      if (signal.aborted) return;
      const stored = await this.#steps.send(photo, {
        signal,
        onProgress: (progress) => {
          if (signal.aborted) return;
          this.#move(upload, { step: 'sending', progress, preview: upload.state.preview });
        },
      });
      if (signal.aborted) return;
      upload.smaller = null;
      const { preview } = upload.state;
      this.#move(upload, { step: 'sent', stored, sentAt: Date.now(), preview });
    } catch (error) {
      if (signal.aborted) return;
      const { preview } = upload.state;
      const canRetry = !(error instanceof UnreadablePhoto);
      const message = error instanceof UploadError ? error.message : unexpected;
      this.#move(upload, { step: 'failed', message, canRetry, preview });
      if (!(error instanceof UploadError)) throw error;
    } finally {
      this.#running -= 1;
      this.#startWaiting();
    }
  }

  async #shrink(upload: Upload): Promise<Blob> {
    if (upload.smaller) return upload.smaller;
    const { signal } = upload.stop;
    const smaller = await this.#steps.shrink(upload.file);
    upload.smaller = smaller;
    // Shows the smaller version, so that the browser doesn't decode eight camera photos for thumbnails.
    const preview = signal.aborted ? null : URL.createObjectURL(smaller);
    if (!signal.aborted) this.#move(upload, { step: 'sending', progress: 0, preview });
    return smaller;
  }

  #move(upload: Upload, state: UploadState): void {
    upload.state = state;
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }
}
