const nearMe = /\b(?:(?:near|close to|around) (?:me|here)|near ?by|close ?by|in my area)\b/;

/** The part of a text that means "near me", in lower case; null without one. */
export const nearMePhrase = (text: string | null | undefined): string | null =>
  nearMe.exec(text?.toLowerCase() ?? '')?.[0] ?? null;
