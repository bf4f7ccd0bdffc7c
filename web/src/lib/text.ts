/**
 * Cuts a text for a card or a teaser.
 * @param text the whole text
 * @param length how many characters may stay
 * @returns the text itself when it fits, otherwise its first `length` characters and an ellipsis
 */
export function truncate(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`;
}
