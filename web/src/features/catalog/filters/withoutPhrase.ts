/** A text without a part of it, which is in lower case; null if nothing is left, or if it hasn't that part. */
export function withoutPhrase(text: string, part: string): string | null {
  const at = text.toLowerCase().indexOf(part);
  if (at < 0) return null;
  const rest = `${text.slice(0, at)} ${text.slice(at + part.length)}`;
  return rest.replaceAll(/\s+/g, ' ').trim() || null;
}
