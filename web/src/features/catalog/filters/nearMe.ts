const nearMe = /\b(?:(?:near|close to|around) (?:me|here)|near ?by|close ?by|in my area)\b/;

/** The part of a text that asks for what is near whoever has typed it, in lower case; null without one. */
export const nearMePhrase = (text: string | null | undefined): string | null =>
  nearMe.exec(text?.toLowerCase() ?? '')?.[0] ?? null;
