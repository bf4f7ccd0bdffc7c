import { openSampleSearch } from '@fitness-zone/testkit/search/sample-search.ts';
import { judged, judgeSearches } from '@fitness-zone/testkit/search/search-quality.ts';

// Runs the queries of `judged-queries.ts` and prints how many of the first products a shopper would accept.

const all = await judgeSearches(await openSampleSearch());
for (const { query, wrong, isRight } of all) {
  if (wrong.length > 0 || !isRight) {
    process.stdout.write(`${isRight ? 'right' : 'WRONG'}  ${query}: not ${wrong.join(', ')}\n`);
  }
}
const right = all.filter(({ isRight }) => isRight).length;
const precision = all.reduce((sum, one) => sum + one.precision, 0) / all.length;
process.stdout.write(`
search quality, ${all.length} queries
right first page   ${((100 * right) / all.length).toFixed(1)} %
precision at ${judged}     ${precision.toFixed(3)}
`);
