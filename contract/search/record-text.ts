import { fold, isAsked, wordsOf } from './words.ts';

/** What a record of an admin's list is found by, as it is compared. */
export type RecordText = {
  /** Folded words, each behind a space. */
  words: string;
  /** What is found by any part of it, such as e-mails; folded, one a line. */
  parts: string;
};

/**
 * What a record is found by.
 * @param texts whose words are found by how they begin
 * @param parts what is found by any part of it, such as e-mails and ids of transactions
 */
export const recordText = (
  texts: readonly string[],
  parts: readonly string[] = [],
): RecordText => ({
  words: wordsOf(texts.join(' '))
    .map((word) => ` ${word}`)
    .join(''),
  parts: parts.map(fold).join('\n'),
});

/** One of the texts between the spaces of what is asked for: whole, and its words as `RecordText.words` has them. */
export type AskedTerm = { whole: string; words: readonly string[] };

/** What a text asks for; nothing, which every record matches, for none and for spaces. */
export const askedTerms = (text: string | null | undefined): AskedTerm[] =>
  (text ?? '')
    .split(/\s+/u)
    .filter(isAsked)
    .map((whole) => ({ whole: fold(whole), words: wordsOf(whole).map((word) => ` ${word}`) }));

/**
 * Whether a record has a term: all words of it begin a word of the record, or the whole term is in one of its parts.
 */
export const hasTerm = ({ words, parts }: RecordText, term: AskedTerm): boolean =>
  (term.words.length > 0 && term.words.every((word) => words.includes(word))) ||
  (term.whole !== '' && parts.includes(term.whole));

/** Whether a record matches: it has each term. */
export const matchesTerms = (record: RecordText, terms: readonly AskedTerm[]): boolean => {
  // A loop, since lists of 100,000 records are looked through.
  for (const term of terms) if (!hasTerm(record, term)) return false;
  return true;
};
