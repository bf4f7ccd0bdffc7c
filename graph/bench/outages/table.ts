import type { Page } from './pages.ts';
import type { Requests, Sent } from './requests.ts';
import { heardBy, percentile } from './staleness.ts';

type Span = { name: string; from: number; healedAt: number; to: number };
type Observed = {
  requests: Pick<Requests, 'sent' | 'posted'>;
  pages: readonly Page[];
};

export function rowOf({ name, from, healedAt, to }: Span, { requests, pages }: Observed) {
  const isWithin = ({ at }: { at: number }) => at >= from && at < to;
  const sent = requests.sent.filter(isWithin);
  const failed = sent.filter(({ outcome }) => outcome !== 'ok');
  const posted = requests.posted.filter(isWithin);
  const end = Math.max(healedAt, ...failed.map(({ at, ms }) => at + ms));
  return {
    name,
    requests: sent.length,
    failed: failed.length,
    how: summaryOf(failed),
    longestMs: Math.max(0, ...sent.map(({ ms }) => ms)),
    healedMs: end - healedAt,
    posted: posted.length,
    live: figuresOf(heardBy(pages, posted).seen),
    missed: heardBy(pages, posted).missed.length,
  };
}

type Row = ReturnType<typeof rowOf>;

function summaryOf(failed: readonly Sent[]): string {
  const counts = new Map<string, number>();
  for (const { kind, outcome } of failed) {
    const what = `${kind} ${outcome}`;
    counts.set(what, (counts.get(what) ?? 0) + 1);
  }
  return [...counts].map(([what, count]) => `${what} ${count}`).join(', ');
}

const figuresOf = (seen: readonly { ms: number }[]) => {
  const values = seen.map(({ ms }) => ms);
  return [50, 95, 99, 100].map((percent) => Math.round(percentile(values, percent))).join(' / ');
};

export const tableOf = (rows: readonly Row[]): string =>
  [
    '| What happens | Requests | Failed | Healed after, s | Longest answer, s | Seen live, ms | Missed | How |',
    '| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |',
    ...rows.map(
      (row) =>
        `| ${row.name} | ${row.requests} | ${row.failed} | ${(row.healedMs / 1_000).toFixed(1)} | ${(row.longestMs / 1_000).toFixed(1)} | ${row.live} | ${row.missed} | ${row.how} |`,
    ),
  ].join('\n');
