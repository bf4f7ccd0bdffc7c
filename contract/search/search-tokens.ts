import { fold, isAsked, wordsOf } from './words.ts';

/** Longer ones are told apart by their beginning. */
const longestToken = 60;
const cut = (token: string) => token.slice(0, longestToken);

const chunksOf = (text: string): string[] => text.split(/\s+/u).filter(isAsked);
const isAddress = (chunk: string) => chunk.includes('@');

/**
 * What a record of an admin's list is found by: the words of its texts, and of an e-mail what begins with each of its
 * words: for `b.boer@mail.example` also `b.boer@mail.example`, `boer@mail.example` and `@mail.example`.
 */
export function searchTokens(texts: readonly string[]): string[] {
  const chunks = chunksOf(texts.join(' ')).map(fold);
  const tokens = chunks.flatMap((chunk) => [
    ...wordsOf(chunk),
    ...(isAddress(chunk) ? endsOfAddress(chunk) : []),
  ]);
  return [...new Set(tokens.map(cut))];
}

const endsOfAddress = (address: string): string[] =>
  [...address.matchAll(/(?<![\p{L}\p{N}])[\p{L}\p{N}]|@/gu)]
    .map(({ index }) => address.slice(index))
    .filter(isAddress);

/**
 * What a text asks for: each of these must begin a token of the record. None where the text is blank; null where
 * nothing can match, since it has no letter or digit.
 */
export function askedPrefixes(text: string | null | undefined): string[] | null {
  const asked = chunksOf(text ?? '').map((chunk) => {
    const folded = fold(chunk);
    return isAddress(folded) ? [folded] : wordsOf(folded);
  });
  if (asked.some((prefixes) => prefixes.length === 0)) return null;
  const prefixes = [...new Set(asked.flat().map(cut))];
  // What begins with a longer one begins with the shorter one, too.
  return prefixes.filter(
    (one) => !prefixes.some((other) => other !== one && other.startsWith(one)),
  );
}

/** Whether a record has a token that begins with each prefix. */
export const hasPrefixes = (tokens: readonly string[], prefixes: readonly string[] | null) =>
  prefixes?.every((prefix) => tokens.some((token) => token.startsWith(prefix))) ?? false;
