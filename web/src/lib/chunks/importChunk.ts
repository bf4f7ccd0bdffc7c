/** Files that have loaded or are loading. */
const loaded = new Map<string, Promise<void>>();
const evaluated = new Map<string, Promise<unknown>>();
/** Files whose preload failed once. */
const failed = new Set<string>();

/**
 * Loads the files of a chunk, then imports it; the build wraps every dynamic import in it (`web/build/retryChunks.ts`).
 * Browsers remember a module that they couldn't fetch as failed until the page is reloaded
 * (https://html.spec.whatwg.org/#module-map), even if it was only preloaded by `modulepreload`. So this imports only
 * files that have loaded. Each file is evaluated in a task of its own, so that input is handled in between.
 * @param load the dynamic import
 * @param files the other files that the chunk needs, relative to the root
 * @throws Error when a file could not be fetched; the next call tries again
 */
export async function importChunk<Module>(
  load: () => Promise<Module>,
  files: string[] = [],
): Promise<Module> {
  const urls = [...ownFiles(load), ...files.map((file) => `/${file}`)];
  await Promise.all(urls.map(loadOnce));
  // Vite lists a file before its imports.
  for (const url of urls.toReversed()) await evaluateOnce(url);
  return load();
}

/** Evaluates a file; the next file waits for the next task. */
function evaluateOnce(url: string): Promise<unknown> {
  let evaluating = evaluated.get(url);
  if (!evaluating) {
    evaluating = import(/* @vite-ignore */ url).then(nextTask);
    evaluated.set(url, evaluating);
    evaluating.catch(() => evaluated.delete(url));
  }
  return evaluating;
}

/** Not every browser has `scheduler.yield`. */
const nextTask = (): Promise<void> =>
  window.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));

/** The address in the text of `() => import('./chunk.js')`; none if the build put the module into the same chunk. */
function ownFiles(load: () => unknown): string[] {
  const [, , path] = /import\((["'`])(.+?)\1\)/.exec(load.toString()) ?? [];
  return path === undefined ? [] : [new URL(path, import.meta.url).pathname];
}

function loadOnce(url: string): Promise<void> {
  const known = loaded.get(url);
  if (known) return known;
  // The page's own HTML has loaded the file.
  if (document.querySelector(`link[href="${url}"], script[src="${url}"]`)) return Promise.resolve();
  const loading = failed.has(url) ? fetchFile(url) : preload(url);
  loaded.set(url, loading);
  loading.catch(() => loaded.delete(url));
  return loading;
}

/** Loads a file for the import, which then needs no request of its own. */
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
 * Chromium hands a failed preload to the file's next request, which would be the import. A classic script takes it
 * instead. If the script loads after all, it fails as a classic script and has no effect.
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
