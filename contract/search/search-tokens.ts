import { fold, isSearchText, wordsOf } from './words.ts';

/** Longer tokens are cut to this length. */
const longestToken = 60;
const cut = (token: string) => token.slice(0, longestToken);

const chunksOf = (text: string): string[] => text.split(/\s+/u).filter(isSearchText);
const isAddress = (chunk: string) => chunk.includes('@');

/**
 * The search tokens of a record in an admin list: the words of its texts and, for an e-mail, the rest from each word
 * on: `b.boer@mail.example` also gives `boer@mail.example` and `@mail.example`.
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
 * The prefixes of a search text. Each must begin a token. Empty for a blank text; null if it has no letter or
 * digit, so that nothing can match.
 */
export function askedPrefixes(text: string | null | undefined): string[] | null {
  const asked = chunksOf(text ?? '').map((chunk) => {
    const folded = fold(chunk);
    return isAddress(folded) ? [folded] : wordsOf(folded);
  });
  if (asked.some((prefixes) => prefixes.length === 0)) return null;
  const prefixes = [...new Set(asked.flat().map(cut))];
  // Drops a prefix that another one extends: a token that starts with the longer one also starts with the shorter.
  return prefixes.filter(
    (one) => !prefixes.some((other) => other !== one && other.startsWith(one)),
  );
}

/** Each prefix must begin one of the record's tokens. */
export const hasPrefixes = (tokens: readonly string[], prefixes: readonly string[] | null) =>
  prefixes?.every((prefix) => tokens.some((token) => token.startsWith(prefix))) ?? false;
