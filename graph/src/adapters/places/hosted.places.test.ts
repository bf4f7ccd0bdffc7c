import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { openHostedPlaces } from './hosted.places.ts';
import type { Guess } from './places.ts';

let answer: (response: ServerResponse) => void;
let asked = '';
const server = createServer((request, response) => {
  asked = request.url ?? '';
  answer(response);
});
let origin: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
beforeEach(() => {
  asked = '';
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const json = (value: unknown) => (response: ServerResponse) => response.end(JSON.stringify(value));
const photon = () => openHostedPlaces({ url: `${origin}/api`, kind: 'photon' });
const nominatim = () => openHostedPlaces({ url: `${origin}/search?key=k`, kind: 'nominatim' });

const feature = (properties: object, coordinates: unknown = [-122.6742, 45.5202]) => ({
  geometry: { coordinates },
  properties: { name: 'Portland', state: 'Oregon', countrycode: 'US', type: 'city', ...properties },
});
const portland = {
  name: 'Portland',
  region: 'Oregon',
  country: 'US',
  postalCode: null,
  latitude: 45.52,
  longitude: -122.67,
};

test('Photon is asked for a text, and a street is taken as its town', async () => {
  answer = json({
    features: [feature({}), feature({ type: 'house', name: '5 Mill Lane', city: 'Portland' })],
  });
  expect(await photon().suggest('port & land', 5)).toEqual([portland]);
  expect(asked).toMatch(/^\/api\?q=port\+%26\+land&limit=\d+&lang=en$/);
});

test('Nominatim is asked for settlements, beside what its address asks for already', async () => {
  const address = {
    town: 'Portland',
    state: 'Oregon',
    'ISO3166-2-lvl4': 'US-OR',
    country_code: 'us',
  };
  answer = json([{ lat: '45.5202', lon: '-122.6742', address }]);
  expect(await nominatim().suggest('portland', 5)).toEqual([{ ...portland, region: 'OR' }]);
  expect(asked).toContain('/search?key=k&q=portland&');
});

test('a text matches a place only if the geocoder knows one of that name there', async () => {
  const maine = feature({ state: 'Maine' }, [-70.26, 43.66]);
  answer = json({ features: [feature({}), maine] });
  expect(await photon().match('Quarter, Portland, Oregon')).toEqual(portland);
  expect(await photon().match('Portland')).toBeNull();
  expect(await photon().match('Garage')).toBeNull();
});

const munich = feature({ name: 'Munich', state: 'Bavaria', countrycode: 'DE' }, [11.5755, 48.1372]);
const found = async (text: string, guess: Guess) => {
  const named = await photon().find(text, guess);
  return named && [named.place.name, named.isGuess, ...named.others.map(({ region }) => region)];
};

test('a place is known by a name that the geocoder does not answer with, if it lies there', async () => {
  answer = json({ features: [munich] });
  for (const text of ['München', 'Muenchen', 'Monaco di Baviera', 'Munich', 'München, Deutschland'])
    expect(await found(text, 'none'), text).toEqual(['Munich', false]);
  expect(await photon().match('München')).toMatchObject({ name: 'Munich' });
  expect(await found('Wien', 'typo')).toBeNull();
});

test('a place of another name is a guess, and other places of the name can be chosen', async () => {
  answer = json({ features: [feature({}), feature({ state: 'Maine' }, [-70.26, 43.66])] });
  expect(await found('Portland', 'none')).toEqual(['Portland', false, 'Maine']);
  expect(await found('Portlnd', 'none')).toBeNull();
  expect(await found('Portlnd', 'typo')).toEqual(['Portland', true, 'Maine']);
  expect(await found('Rose City', 'typo')).toBeNull();
  expect(await found('Rose City', 'beginning-or-typo')).toEqual(['Portland', true, 'Maine']);
});

test('a geocoder that forgives no wrong letter is asked for the large town that is meant', async () => {
  const chicago = feature({ name: 'Chicago', state: 'Illinois' }, [-87.65, 41.85]);
  answer = (response) => json({ features: asked.includes('q=Chicago') ? [chicago] : [] })(response);
  expect(await found('chicgo', 'typo')).toEqual(['Chicago', true]);
  expect(await found('chicgo, illinois', 'typo')).toEqual(['Chicago', true]);
  expect(await photon().suggest('chicgo', 5)).toMatchObject([{ name: 'Chicago' }]);
  expect(await found('xyzzy', 'beginning-or-typo')).toBeNull();
});

test('nonsense among the places is left out', async () => {
  answer = json({
    features: [
      null,
      7,
      {},
      feature({ name: ' ' }),
      feature({ name: 'x'.repeat(101) }),
      feature({ countrycode: 'USA' }),
      feature({}, [0, 91]),
      feature({}, [181, 0]),
      feature({}, ['', null]),
      feature({}, 'here'),
      feature({}),
    ],
  });
  expect(await photon().suggest('portland', 8)).toEqual([portland]);
});

test.each<[string, typeof answer]>([
  ['an error', (response) => response.writeHead(500).end()],
  ['no JSON', (response) => response.end('<html>')],
  ['no list', json({ features: 5 })],
  ['too much', json({ features: [feature({ name: 'x'.repeat(300_000) })] })],
  ['a redirect', (response) => response.writeHead(302, { location: '/elsewhere' }).end()],
  ['nothing in time', () => undefined],
  ['half an answer', (response) => response.write('{"features": [')],
  ['a closed connection', (response) => response.destroy()],
])('a geocoder that answers with %s is unavailable', async (_name, given) => {
  answer = given;
  await expect(photon().suggest('portland', 8)).rejects.toMatchObject({
    name: 'Refusal',
    code: 'unavailable',
  });
});

test('a geocoder that hangs is waited for once, and asked again ten seconds later', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  onTestFinished(() => void vi.useRealTimers());
  const hanging = photon();
  answer = () => undefined;
  await expect(hanging.find('Portland', 'none')).rejects.toMatchObject({ code: 'unavailable' });
  answer = json({ features: [feature({})] });
  asked = '';
  await expect(hanging.suggest('portland', 8)).rejects.toMatchObject({ code: 'unavailable' });
  await expect(hanging.match('Salem')).rejects.toMatchObject({ code: 'unavailable' });
  expect(asked).toBe('');
  vi.advanceTimersByTime(10_000);
  expect(await hanging.suggest('portland', 8)).toEqual([portland]);
});

test('a geocoder that cannot be reached is unavailable, and blank text asks nothing', async () => {
  const away = openHostedPlaces({ url: 'http://127.0.0.1:9/api', kind: 'photon' });
  await expect(away.suggest('portland', 8)).rejects.toMatchObject({ code: 'unavailable' });
  expect(await away.suggest(' , ', 8)).toEqual([]);
});
