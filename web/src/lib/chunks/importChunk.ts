const fetched = new Map<string, Promise<void>>();
const evaluated = new Map<string, Promise<unknown>>();

/**
 * Fetches the files of a chunk, then imports it; the build wraps every dynamic import in it (`web/build/retryChunks.ts`).
 * Browsers keep a module that they couldn't fetch as failed until the page is reloaded
 * (https://html.spec.whatwg.org/#module-map), even if it was only preloaded. `fetch` can be repeated.
 * Each file is evaluated in a task of its own, so that input is handled in between.
 * @param load the dynamic import
 * @param files what the chunk needs besides its own file, relative to the root
 * @throws Error when a file could not be fetched; the next call tries again
 */
export async function importChunk<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  const urls = [ownFile(load), ...files.map((file) => `/${file}`)];
  await Promise.all(urls.map(fetchOnce));
  // Vite names a file before those that it imports.
  for (const url of urls.toReversed()) await evaluateOnce(url);
  return load();
}

/** Evaluates a file; a further file waits for the next task. */
function evaluateOnce(url: string): Promise<unknown> {
  let evaluating = evaluated.get(url);
  if (!evaluating) {
    evaluating = import(/* @vite-ignore */ url).then(nextTask);
    evaluated.set(url, evaluating);
    evaluating.catch(() => evaluated.delete(url));
  }
  return evaluating;
}

/** `scheduler.yield` is not in every browser. */
const nextTask = (): Promise<void> =>
  window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** The address in the text of `() => import('./chunk.js')`. */
function ownFile(load: () => unknown): string {
  const [, , path] = /import\((["'`])(.+?)\1\)/.exec(load.toString()) ?? [];
  if (path === undefined) throw new Error('An import without an address.');
  return new URL(path, import.meta.url).pathname;
}

function fetchOnce(url: string): Promise<void> {
  const known = fetched.get(url);
  if (known) return known;
  // Files loaded by the page's own HTML.
  if (document.querySelector(`link[href="${url}"], script[src="${url}"]`)) return Promise.resolve();
  const fetching = fetchFile(url);
  fetched.set(url, fetching);
  fetching.catch(() => fetched.delete(url));
  return fetching;
}

/** Loads a file into the browser's HTTP cache for the import. */
async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await response.arrayBuffer();
  // Takes all files from the HTTP cache at the same time; the imports would do so one after the other.
  document.head.append(
    Object.assign(document.createElement('link'), { rel: 'modulepreload', href: url }),
  );
}
