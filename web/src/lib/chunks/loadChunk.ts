const timeoutMs = 120_000;

/** A chunk could not be loaded: the network failed, or a newer version was deployed. */
export class ChunkLoadError extends Error {
  override name = 'ChunkLoadError';
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
    throw new ChunkLoadError('A part of this page could not be loaded.', { cause });
  } finally {
    clearTimeout(timer);
  }
}
