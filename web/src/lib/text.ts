/**
 * Shortens a text for a card or a teaser.
 * @param length maximum number of characters
 * @returns the text itself if it fits, otherwise its first `length` characters and an ellipsis
 */
export function truncate(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`;
}
