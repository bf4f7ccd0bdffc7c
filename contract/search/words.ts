const marks = /\p{M}+/gu;
/** Zero-width spaces and joiners, soft hyphens, direction marks: invisible, so useless for search. */
const invisible = /[\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
const separators = /[^\p{L}\p{N}]+/u;
const ascii = /^[\0-\x7f]*$/;

/** Letters that Unicode doesn't decompose into a base letter and an accent, the final sigma, and apostrophes. */
const plainLetters = new Map([
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ħ', 'h'],
  ['ŧ', 't'],
  ['ı', 'i'],
  ['ς', 'σ'],
  ['ʼ', "'"],
  ['ʻ', "'"],
]);
const unplain = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'gu');

/** A text for comparison, without differences of case, accents, width, ligatures and invisible characters. */
export const fold = (text: string): string =>
  ascii.test(text)
    ? text.toLowerCase()
    : text
        .normalize('NFKD')
        .toLowerCase()
        .replace(marks, '')
        .replace(invisible, '')
        .replace(unplain, (letter) => plainLetters.get(letter) ?? letter)
        .normalize('NFKC');

/** The distinct words of a text, folded, in order. */
export const wordsOf = (text: string): string[] => [
  ...new Set(
    fold(text)
      .split(separators)
      .filter((word) => word !== ''),
  ),
];

/** Blank text doesn't narrow a list. Any other text does, and finds nothing if it has no word. */
export const isSearchText = (text: string | null | undefined): text is string =>
  typeof text === 'string' && text.trim() !== '';
