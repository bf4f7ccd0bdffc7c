/** A name in lower-case ASCII letters and digits, its words joined by hyphens: for file names. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ø', 'o')
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
