import { fold } from '../search/words.ts';

const countryNames = new Intl.DisplayNames('en', { type: 'region' });

/** The English name of a country, or its code. */
export const countryName = (code: string): string => countryNames.of(code) ?? code;

type Named = {
  name: string;
  region?: string | null | undefined;
  country: string;
  postalCode?: string | null | undefined;
};

/** A place in writing: `Portland, OR`, `Lake Oswego, OR 97034`, `Toronto, Ontario, Canada`. */
export function placeText({ name, region, country, postalCode }: Named): string {
  // For example `Berlin, State of Berlin, Germany`.
  const isNamedAlike = fold(region ?? '').includes(fold(name));
  const parts = [
    name,
    isNamedAlike ? null : region,
    country === 'US' ? null : countryName(country),
  ];
  return [parts.filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
}

/** First words of towns that are written short or in full. */
const firstWords: Readonly<Record<string, string>> = { st: 'saint', ft: 'fort', mt: 'mount' };

/** The comparison key of a place's name, or of the start of one. */
export function placeKey(text: string): string {
  const words = fold(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
  const [first = '', ...others] = words;
  return [others.length > 0 ? (firstWords[first] ?? first) : first, ...others].join(' ');
}
