import type { Connection } from 'mongoose';
import { Refusal } from '../../shared/refusals/refusal.ts';
import { within as inTime } from '../../shared/within.ts';
import { withLease } from '../database/lease.ts';
import { isInRegion } from './known-regions.ts';
import type { FoundPlace, Guess, Places } from './places.ts';
import {
  chosen,
  distinct,
  isLongEnough,
  mayHaveTypo,
  mostOthers,
  oneTypoFrom,
  onlyPlace,
  type PlaceQuery,
  readingsOf,
  spellingsOf,
  withoutQuarter,
} from './read-place-text.ts';
import { placesIn, type StoredPlace } from './stored-place.ts';
import type { TownData } from './town-data.ts';

type Imported = { _id: string; version: string };

/** Maximum number of towns per tier that complete a text; others need more letters. */
const mostPerTier = 400;
const tiers = [0, 1, 2];
const marker = 'imported';
/** Milliseconds that a search waits for the first import, which takes some ten seconds. */
const patienceMs = 2_000;
/** Comes after all keys that begin with a text. */
const afterAll = '\u{10ffff}';

const stillLoading = () =>
  new Refusal('unavailable', 'The list of towns is still loading. Please try again soon.', {
    retryAfter: 5,
    isExpected: true,
  });

/** Finds places in the collection `places`. `prepare` or the first search fills it once from the data. */
export function openEmbeddedPlaces(connection: Connection, data: TownData): Places {
  const stored = placesIn(connection);
  const markers = connection.collection<Imported>('places');
  const closing = new AbortController();
  let isLoaded = false;
  let loading: Promise<void> | null = null;

  const isImported = async () => (await markers.findOne({ _id: marker }))?.version === data.version;

  async function load(): Promise<void> {
    if (!(await isImported())) {
      await withLease({ connection, name: 'places', onWait: () => undefined }, async () => {
        if (!(await isImported())) await importAll();
      });
    }
    isLoaded = true;
  }

  async function importAll(): Promise<void> {
    // Removes the rest of a killed import or of other data.
    await stored.deleteMany({ _id: { $gt: '' } });
    await stored.createIndex({ tier: 1, key: 1 });
    await data.storeIn(connection, closing.signal);
    await markers.insertOne({ _id: marker, version: data.version });
  }

  async function prepare(): Promise<void> {
    if (isLoaded || closing.signal.aborted) return;
    loading ??= load().finally(() => {
      loading = null;
    });
    await loading.catch((fault: unknown) => {
      if (!closing.signal.aborted) throw fault;
    });
  }

  const requireLoaded = (): Promise<void> => inTime(patienceMs, prepare(), stillLoading);

  /** The places of a reading, the largest first. */
  async function read(range: object, { within }: PlaceQuery, first: number) {
    const found: StoredPlace[] = [];
    for (const tier of tiers) {
      const ofTier = await stored.find({ tier, key: range }).limit(mostPerTier).toArray();
      found.push(
        ...ofTier
          .filter((place) => isInRegion(place, within))
          .sort((one, other) => other.population - one.population),
      );
      if (found.length >= first) break;
    }
    return distinct(found.map(shown)).slice(0, first);
  }

  /** The places of the first reading that has some. */
  async function firstOf(
    readings: readonly PlaceQuery[],
    first: number,
    rangeOf: (key: string) => object,
  ) {
    for (const reading of readings) {
      const found = await read(rangeOf(reading.key), reading, first);
      if (found.length > 0) return found;
    }
    return [];
  }

  const begun = (text: string, first: number) =>
    firstOf(spellingsOf(text), first, (key) => ({ $gte: key, $lt: key + afterAll }));
  const named = (text: string, first: number) =>
    firstOf(spellingsOf(text), first, (key) => ({ $in: [key, `${key} city`] }));
  const misspelt = (text: string, first: number) =>
    firstOf(readingsOf(text).filter(mayHaveTypo), first, (key) => ({ $in: oneTypoFrom(key) }));

  async function suggest(text: string, first: number) {
    await requireLoaded();
    const found = await begun(text, first);
    return found.length > 0 ? found : misspelt(text, first);
  }

  async function find(text: string, guess: Guess) {
    await requireLoaded();
    const most = 1 + mostOthers;
    const exact = chosen(await named(text, most), false);
    if (exact || guess === 'none') return exact;
    const started = guess === 'typo' || !isLongEnough(text) ? [] : await begun(text, most);
    return chosen(started.length > 0 ? started : await misspelt(text, most), true);
  }

  return {
    suggest,
    find,
    match: async (text) => {
      await requireLoaded();
      return onlyPlace(await named(withoutQuarter(text), mostPerTier));
    },
    prepare,
    attribution: { text: 'Places: GeoNames (CC BY 4.0)', url: 'https://www.geonames.org' },
    hosted: false,
    close: async () => {
      closing.abort();
      await loading?.catch(() => undefined);
    },
  };
}

const shown = ({
  name,
  region,
  country,
  postalCode,
  latitude,
  longitude,
}: StoredPlace): FoundPlace => ({
  name,
  region,
  country,
  postalCode,
  latitude,
  longitude,
});
