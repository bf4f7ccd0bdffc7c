/** Files that were loaded or are loading. */
const loaded = new Map<string, Promise<void>>();
const evaluated = new Map<string, Promise<unknown>>();
/** Files that couldn't be preloaded once. */
const failed = new Set<string>();

/**
 * Loads the files of a chunk, then imports it; the build wraps every dynamic import in it (`web/build/retryChunks.ts`).
 * Browsers keep a module that they couldn't fetch as failed until the page is reloaded
 * (https://html.spec.whatwg.org/#module-map), even if it was only preloaded by `modulepreload`; so nothing is imported
 * that isn't there.
 * Each file is evaluated in a task of its own, so that input is handled in between.
 * @param load the dynamic import
 * @param files what the chunk needs besides its own file, relative to the root
 * @throws Error when a file could not be fetched; the next call tries again
 */
export async function importChunk<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  const urls = [...ownFiles(load), ...files.map((file) => `/${file}`)];
  await Promise.all(urls.map(loadOnce));
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

/** The address in the text of `() => import('./chunk.js')`; none where the build put the module into the same chunk. */
function ownFiles(load: () => unknown): string[] {
  const [, , path] = /import\((["'`])(.+?)\1\)/.exec(load.toString()) ?? [];
  return path === undefined ? [] : [new URL(path, import.meta.url).pathname];
}

function loadOnce(url: string): Promise<void> {
  const known = loaded.get(url);
  if (known) return known;
  // Files loaded by the page's own HTML.
  if (document.querySelector(`link[href="${url}"], script[src="${url}"]`)) return Promise.resolve();
  const loading = failed.has(url) ? fetchFile(url) : preload(url);
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}

/** Loads a file for the import, which then sends no request of its own. */
async function preload(url: string): Promise<void> {
  const link = document.createElement('link');
  const attributes = { rel: 'preload', as: 'script', crossOrigin: 'anonymous', href: url };
  try {
    await settled(Object.assign(link, attributes));
  } catch (error) {
    failed.add(url);
    await dropFailedPreload(url);
    throw error;
  } finally {
    link.remove();
  }
}

/**
 * Chromium gives a failed preload to the file's next request, which would be the import. A classic script takes it
 * instead; where it loads the file after all, that is no classic script and does nothing.
 */
async function dropFailedPreload(url: string): Promise<void> {
  const script = document.createElement('script');
  await settled(Object.assign(script, { crossOrigin: 'anonymous', src: url })).catch(
    () => undefined,
  );
  script.remove();
}

/** Puts an element into the page and waits until it has loaded. */
const settled = (element: HTMLLinkElement | HTMLScriptElement): Promise<unknown> =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', resolve);
    element.addEventListener('error', () => reject(new Error('A script could not be loaded.')));
    document.head.append(element);
  });

/** Loads a file into the browser's HTTP cache, from which the import takes it. `fetch` can be repeated. */
async function fetchFile(url: string): Promise<void> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  await response.arrayBuffer();
}
