/** British and irregular spellings by their indexed form. */
const spellings = new Map([
  ['grey', 'gray'],
  ['aluminium', 'aluminum'],
  ['tyre', 'tire'],
  ['centre', 'center'],
  ['mould', 'mold'],
  ['feet', 'foot'],
  ['calves', 'calf'],
  ['boxer', 'boxing'],
]);
/** Words that only look like inflections. */
const whole = new Set([
  'boxing',
  'rowing',
  'spring',
  'string',
  'speed',
  'stable',
  'kettlebell',
  'pilates',
]);

/** A cache: searches contain the same few thousand words. */
const stems = new Map<string, string>();
const mostStems = 10_000;

/**
 * Cuts a word's inflection: fold, folds, folding, folded, foldable and foldaway have one stem. Agent nouns (`rower`)
 * keep their ending, since they name equipment. Only Latin words have stems.
 */
export function stemOf(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  if (stems.size === mostStems) stems.clear();
  const stem = cut(word);
  stems.set(word, stem);
  return stem;
}

function cut(word: string): string {
  const spelling = spellings.get(word) ?? word;
  if (spelling.length < 4 || whole.has(spelling) || !/^[a-z]+$/.test(spelling)) return spelling;
  const singular = spelling
    .replace(/(?<=..)ies$/, 'y')
    .replace(/(?<=s|x|z|ch|sh)es$/, '')
    .replace(/(?<=[^su])s$/, '');
  const base = singular.replace(/(?<=.{3})(?:able|away|ing|ed)$/, '');
  const undoubled = base === singular ? base : base.replace(/([bdgmnprt])\1$/, '$1');
  const american = undoubled.length < 5 ? undoubled : undoubled.replace(/our$/, 'or');
  return american.replace(/(?<=.{3})e$/, '').replace(/(?<=.{3})ise?$/, 'iz');
}
