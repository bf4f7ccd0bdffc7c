import { openSampleSearch } from '@fitness-zone/testkit/search/sample-search.ts';
import {
  byFacts,
  byLabels,
  judged,
  judgeSearches,
  qualityOf,
} from '@fitness-zone/testkit/search/search-quality.ts';

// Runs the judged queries and prints how many of the first products a shopper would accept.

const find = await openSampleSearch();
for (const [name, judgements] of Object.entries({
  'judged by labels': byLabels,
  'judged by facts': byFacts,
})) {
  const all = await judgeSearches(find, judgements);
  for (const { query, wrong, isRight } of all) {
    if (wrong.length > 0 || !isRight) {
      process.stdout.write(`${isRight ? 'right' : 'WRONG'}  ${query}: not ${wrong.join(', ')}\n`);
    }
  }
  const { right, precision } = qualityOf(all);
  process.stdout.write(`
${all.length} searches, ${name}: right first page ${(100 * right).toFixed(1)} %, precision at ${judged} ${precision.toFixed(3)}
`);
}
