import { isPageOutdated, outdatedText } from '../build.ts';
import { onConnectionBack } from '../connection.ts';

const timeoutMs = 120_000;

/** A chunk could not be loaded: the network failed, or a later build has replaced the page's own. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
  readonly isOutdated: boolean;

  constructor(
    message: string,
    { isOutdated = false, ...options }: ErrorOptions & { isOutdated?: boolean } = {},
  ) {
    super(message, options);
    this.isOutdated = isOutdated;
  }
}

/**
 * Loads a chunk.
 * @param load the dynamic import, as a function
 * @returns the module
 * @throws ChunkLoadError when the import fails or takes more than 120 seconds
 */
export async function loadChunk<T>(load: () => Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const deadline = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(
      () => reject(new ChunkLoadError('Loading a part of this page took more than 120 seconds.')),
      timeoutMs,
    );
  });
  try {
    return await Promise.race([load(), deadline]);
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause;
    let isBack = false;
    const stop = onConnectionBack(() => {
      isBack = true;
    });
    const isOutdated = await isPageOutdated().finally(stop);
    if (isOutdated) throw new ChunkLoadError(outdatedText, { cause, isOutdated });
    // Callers that wait for the connection haven't seen the failure yet.
    if (isBack) return loadChunk(load);
    throw new ChunkLoadError('A part of this page could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
