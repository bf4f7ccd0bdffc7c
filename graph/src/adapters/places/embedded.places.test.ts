import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleTowns } from '@fitness-zone/testkit/places/sample-towns.ts';
import { startTestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../database/database.ts';
import { openEmbeddedPlaces } from './embedded.places.ts';
import type { FoundPlace, Guess } from './places.ts';
import { placesIn } from './stored-place.ts';
import { packagedTowns, type TownData } from './town-data.ts';

let shop: Awaited<ReturnType<typeof startTestShop>>;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.close());

const named = (places: readonly FoundPlace[]) =>
  places.map(({ name, region, postalCode }) =>
    [name, region, postalCode].filter(Boolean).join(' '),
  );
const suggested = async (text: string, first = 8) => named(await shop.places.suggest(text, first));

test('a text that is being typed finds towns by the start of their name, the largest first', async () => {
  expect(await suggested('port')).toEqual(['Portland OR', 'Portland ME']);
  expect(await suggested('PÖRT', 1)).toEqual(['Portland OR']);
  expect(await suggested('lake os')).toEqual(['Lake Oswego OR']);
  expect(await suggested('st pa')).toEqual(['Saint Paul MN']);
});

test('a region or country may follow the name, with or without a comma', async () => {
  for (const text of ['portland, me', 'portland maine', 'Portland ME', 'portland, maine, usa'])
    expect(await suggested(text)).toEqual(['Portland ME']);
  expect(await suggested('toronto, can')).toEqual(['Toronto Ontario']);
  expect(await suggested('portland, fiji')).toEqual([]);
});

test('a postal code finds its town while it is typed', async () => {
  expect(await suggested('97034')).toEqual(['Lake Oswego OR 97034']);
  expect(await suggested('97034-1234')).toEqual(['Lake Oswego OR 97034']);
  expect(await suggested('97')).toEqual(['Lake Oswego OR 97034', 'Portland OR 97201']);
});

test('a text without a letter or digit, and what no town is called, finds nothing', async () => {
  for (const text of ['', '  ', ',', '–', '*.^', '$gt', 'garage', '\u{10ffff}'])
    expect(await suggested(text)).toEqual([]);
});

test('a text matches a place only if it can mean no other', async () => {
  const matched = async (text: string) => {
    const place = await shop.places.match(text);
    return place && named([place])[0];
  };
  expect(await matched('Portland, OR')).toBe('Portland OR');
  expect(await matched('St. Johns, Portland, OR')).toBe('Portland OR');
  expect(await matched('Lake Oswego')).toBe('Lake Oswego OR');
  expect(await matched('New York, NY')).toBe('New York City NY');
  expect(await matched('97201')).toBe('Portland OR 97201');
  for (const text of ['Portland', 'Port', 'my garage', 'Zilker, Austin', ''])
    expect(await matched(text)).toBeNull();
});

const taken = async (text: string, guess: Guess = 'beginning-or-typo') => {
  const found = await shop.places.find(text, guess);
  return found && [...named([found.place]), found.isGuess, ...named(found.others)];
};

test('a town is known by its other names, short forms and written-out letters', async () => {
  for (const text of [
    'München',
    'munchen',
    'Muenchen',
    'MONACO DI BAVIERA',
    'München, Deutschland',
    'München, Bayern',
    'Muenchen Bayern',
  ])
    expect(await taken(text, 'none'), text).toEqual(['Munich Bavaria', false]);
  for (const text of ['NYC', 'New York', 'New York City, NY'])
    expect(await taken(text, 'none'), text).toEqual(['New York City NY', false]);
  expect(await taken('Duesseldorf', 'none')).toEqual(['Düsseldorf North Rhine-Westphalia', false]);
  expect(await taken('Bronx')).toEqual(['The Bronx NY', false]);
  expect(await suggested('bronx')).toEqual(['The Bronx NY', 'Bronxville NY']);
  expect(await suggested('nyc')).toEqual(['New York City NY']);
});

test('the beginning of a name, or one with a wrong letter, is a guess, with others to choose', async () => {
  expect(await taken('Portland')).toEqual(['Portland OR', false, 'Portland ME']);
  expect(await taken('Portl')).toEqual(['Portland OR', true, 'Portland ME']);
  expect(await taken('bronxvi')).toEqual(['Bronxville NY', true]);
  for (const text of ['seatle', 'saettle', 'seattlw', 'seeattle', 'seatle, wa'])
    expect(await taken(text, 'typo'), text).toEqual(['Seattle WA', true]);
  expect(await suggested('beavreton')).toEqual(['Beaverton OR']);
  for (const [text, guess] of [
    ['Portl', 'typo'],
    ['seatle', 'none'],
    ['suba', 'typo'],
    ['97202', 'typo'],
    ['saetlte', 'typo'],
  ] as const)
    expect(await taken(text, guess), text).toBeNull();
});

test('an import that ended half-way, or one of other data, is done again', async () => {
  const { connection } = shop.database;
  const data = (version: string, isBroken: boolean): TownData => ({
    version,
    async storeIn(places, signal) {
      await sampleTowns.storeIn(places, signal);
      if (isBroken) throw new Error('broken');
    },
  });
  const broken = openEmbeddedPlaces(connection, data('other', true));
  await expect(broken.suggest('port', 8)).rejects.toThrow('broken');
  const places = openEmbeddedPlaces(connection, data('other', false));
  expect(named(await places.suggest('port', 8))).toEqual(['Portland OR', 'Portland ME']);
});

test('a process of its own stores the towns of the packages for the shop, and ends with it', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'towns-'));
  const database = await openDatabase({ mongodbUri: null, dataDir });
  let otherWrites = 0;
  database.onOtherWrite(() => {
    otherWrites += 1;
  });
  try {
    const stored = placesIn(database.connection);
    const closing = new AbortController();
    const towns = packagedTowns({ mongodbUri: null, dataDir });
    const storing = towns.storeIn(database.connection, closing.signal);
    await expect.poll(() => stored.countDocuments()).toBeGreaterThan(0);
    closing.abort(new Error('the shop closes'));
    await expect(storing).rejects.toThrow('the shop closes');
    expect(otherWrites).toBe(0);
    for (const { latitude, longitude, country, key } of await stored.find().toArray()) {
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90);
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180);
      expect(country).toMatch(/^[A-Z]{2}$/);
      expect(key).not.toBe('');
    }
  } finally {
    await database.close();
    rmSync(dataDir, { recursive: true });
  }
});
