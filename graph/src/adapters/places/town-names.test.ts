import { placeKey } from '@fitness-zone/contract/places/place-text.ts';
import { expect, test } from 'vitest';
import { isInRegion } from './known-regions.ts';
import { oneTypoFrom, spellingsOf, wordsWithin } from './read-place-text.ts';
import { readRegionNames, readTownNames } from './town-names.ts';

const towns = readTownNames();
/** The largest town that a text names by any of its names. */
const townCalled = (text: string) => {
  const keys = spellingsOf(text).map(({ key }) => key);
  return towns.find(({ name, others }) =>
    [name, ...others].some((one) => keys.includes(placeKey(one))),
  )?.name;
};

test.each([
  ['Munich', ['München', 'Muenchen', 'Monaco di Baviera', 'Munique']],
  ['Köln', ['Koeln', 'Cologne', 'Keulen']],
  ['Vienna', ['Wien', 'Viena', 'Bécs']],
  ['Zürich', ['Zuerich', 'Zurich', 'Zurigo']],
  ['Genève', ['Geneva', 'Genf', 'Ginevra']],
  ['Prague', ['Praha', 'Prag']],
  ['Warsaw', ['Warszawa', 'Warschau']],
  ['Copenhagen', ['København', 'Kobenhavn', 'Koebenhavn']],
  ['Göteborg', ['Gothenburg', 'Goteborg']],
  ['Rome', ['Roma']],
  ['Milan', ['Milano', 'Mailand']],
  ['Venice', ['Venezia', 'Venedig']],
  ['Florence', ['Firenze', 'Florenz']],
  ['Sevilla', ['Seville']],
  ['Lisbon', ['Lisboa', 'Lissabon']],
  ['Brussels', ['Bruxelles', 'Brussel']],
  ['The Hague', ['Den Haag']],
  ['Moscow', ['Москва', 'Moskau', 'Moskva']],
  ['Kyiv', ['Київ', 'Kiev']],
  ['Athens', ['Αθήνα']],
  ['Tokyo', ['東京', 'Tokio']],
  ['Beijing', ['北京', 'Peking']],
  ['Seoul', ['서울']],
  ['Cairo', ['القاهرة']],
  ['Tel Aviv', ['תל אביב']],
  ['Mumbai', ['Bombay', 'मुंबई']],
  ['Mexico City', ['Ciudad de México', 'CDMX', 'México']],
  ['Hanoi', ['Hà Nội']],
  ['New York City', ['NYC', 'New York', 'NY']],
  ['The Bronx', ['Bronx']],
  ['Los Angeles', ['LA', 'L.A.']],
  ['San Francisco', ['SF']],
  ['Washington, D.C.', ['Washington', 'DC', 'Washington DC']],
  ['Philadelphia', ['Philly']],
  ['New Orleans', ['NOLA']],
])('%s is also called %j', (name, others) => {
  for (const other of others) expect(townCalled(other), other).toBe(name);
});

test('no town takes the name of another large town', () => {
  const own = new Map(towns.map(({ id, name }) => [placeKey(name), id]));
  const taken = towns.flatMap(({ id, name, others }) =>
    others
      .filter((other) => (own.get(placeKey(other)) ?? id) !== id)
      .map((other) => `${name}: ${other}`),
  );
  expect(taken).toEqual([]);
});

test('the regions of countries have names', () => {
  expect(readRegionNames().get('US.OR')).toBe('Oregon');
  expect(readRegionNames().get('DE.02')).toBe('Bavaria');
});

test.each([
  ['DE', 'Bavaria', 'bayern'],
  ['DE', 'North Rhine-Westphalia', 'nordrhein westfalen'],
  ['IT', 'Tuscany', 'toscana'],
  ['IT', 'Sicily', 'sicilia'],
  ['ES', 'Catalonia', 'catalunya'],
  ['ES', 'Catalonia', 'cataluna'],
  ['ES', 'Catalonia', 'katalonien'],
  ['IT', 'Tuscany', 'toskana'],
  ['ES', 'Andalusia', 'andalucia'],
  ['FR', 'Brittany', 'bretagne'],
  ['AT', 'Carinthia', 'karnten'],
  ['AT', 'Vienna', 'wien'],
  ['CH', 'Geneva', 'geneve'],
  ['BE', 'Flanders', 'vlaanderen'],
  ['CZ', 'Prague', 'praha'],
  ['SE', 'Skåne', 'skane'],
  ['CA', 'Quebec', 'quebec'],
])('a town of %s, %s, is also in %s', (country, region, words) => {
  const place = { ...town, country, region, within: wordsWithin({ country, region }) };
  expect(isInRegion(place, words.split(' '))).toBe(true);
  expect(isInRegion(place, ['oregon'])).toBe(false);
});

const town = {
  ...{ _id: '', tier: 0, key: '', population: 0, name: '', postalCode: null },
  ...{ latitude: 0, longitude: 0 },
};

test('one typo is a letter more, less, other, or two in the wrong order', () => {
  const typos = oneTypoFrom('bonn');
  expect(typos).toEqual(expect.arrayContaining(['bon', 'bbonn', 'vonn', 'obnn', 'bonns']));
  expect(typos).not.toContain('bonn');
  expect(new Set(typos).size).toBe(typos.length);
});
