import type { Page } from './pages.ts';
import type { Posted } from './requests.ts';

/** How long after its confirmation a post was seen: when, and the milliseconds. */
type Seen = { at: number; ms: number };

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
