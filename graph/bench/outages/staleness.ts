import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from './pages.ts';
import type { CategoryList, Posted } from './requests.ts';

const everyMs = 1_500;
const lookEveryMs = 25;
const patienceMs = 60_000;

/** How long after its confirmation a post was seen by a process: when, and the milliseconds. */
type Seen = { at: number; ms: number };

/** Looks in every process's list of the category for the newest post until it is there. */
export function watchLists(
  urls: readonly string[],
  categoryId: string,
  newest: () => Posted | undefined,
) {
  const over = new AbortController();
  const seen: Seen[] = [];
  const unseen: string[] = [];

  async function look(url: string, { id, at }: Posted): Promise<void> {
    while (Date.now() - at < patienceMs) {
      const list = await listOf(url);
      // The process is away, which isn't staleness.
      if (!list) return;
      if (list.includes(id)) return void seen.push({ at, ms: Date.now() - at });
      await sleep(lookEveryMs);
    }
    unseen.push(id);
  }

  async function listOf(url: string): Promise<string[] | null> {
    try {
      const signal = AbortSignal.timeout(3_000);
      const answer = await fetch(`${url}/category/${categoryId}?limit=50`, { signal });
      if (!answer.ok) return null;
      return ((await answer.json()) as CategoryList).products.map(({ _id }) => _id);
    } catch {
      return null;
    }
  }

  async function repeat(): Promise<void> {
    let last = '';
    while (!over.signal.aborted) {
      const post = newest();
      if (post && post.id !== last && Date.now() - post.at < 100) {
        last = post.id;
        await Promise.all(urls.map((url) => look(url, post)));
        await sleep(everyMs);
      }
      await sleep(5);
    }
  }

  const repeated = repeat();
  return {
    seen,
    unseen,
    async end() {
      over.abort();
      await repeated;
    },
  };
}

/** How long after its confirmation each page heard of each post, and the posts that it never heard of. */
export function heardBy(pages: readonly Page[], posted: readonly Posted[]) {
  const seen: Seen[] = [];
  const missed: string[] = [];
  for (const page of pages)
    for (const { id, at } of posted) {
      const heardAt = page.heard.get(id);
      if (heardAt !== undefined) seen.push({ at, ms: Math.max(0, heardAt - at) });
      else if (!page.askedAgain.some((moment) => moment >= at)) missed.push(id);
    }
  return { seen, missed };
}

/** The value below which so many of 100 lie. */
export function percentile(values: readonly number[], percent: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))] ?? 0;
}
