import { enumValues } from '@fitness-zone/contract/enums.ts';
import { categories } from '@fitness-zone/sample-data/categories.ts';
import { samplePlace, samplePlaces } from '@fitness-zone/sample-data/places.ts';
import { oneOf, type Random, randomNumbers } from '@fitness-zone/testkit/reads/random-numbers.ts';
import { Types } from 'mongoose';
import { openDatabase } from '../../src/adapters/database/database.ts';
import { issueToken } from '../../src/domains/accounts/tokens/token.rules.ts';
import { keysOfSearch } from '../../src/domains/saved-searches/candidate-keys.rules.ts';
import type { ProductConditions } from '../../src/search/search-engine.ts';
import { createModels } from '../../src/start/create-models.ts';
import { jwtSecret } from '../../src/start/jwt-secret.ts';

/** The category and town of the searches that all ask for the same. */
export const wanted = { category: 'Benches', place: samplePlace('Portland, OR') };
/** Nobody searches here. */
export const quiet = {
  category: 'Cable Machines',
  place: { name: 'Nuuk', region: null, country: 'GL', latitude: 64.18, longitude: -51.72 },
};
/** One of the categories and towns over which searches are spread. */
export const usual = { category: 'Treadmills', place: samplePlace('Chicago, IL') };

/** The product that the searches which are all alike want. */
export const wantedName = 'Zephyr Adjustable Weight Bench';

/**
 * Adds people to the data of a shop that doesn't run: a seller whom nobody follows, one whom `count` buyers follow, and
 * those buyers. Each saved two searches: one somewhere among all categories and towns, and one for the same product as
 * all others.
 * @returns bearer tokens
 */
export async function addAudience(dataDir: string, count: number) {
  const database = await openDatabase({ mongodbUri: null, dataDir });
  const { User, Follow, Category, SavedSearch } = createModels(database.connection);
  const secret = { jwtSecret: jwtSecret({ givenJwtSecret: null, dataDir }) };
  const createdAt = new Date();
  const person = (name: string, role: string) => ({
    _id: new Types.ObjectId(),
    uid: `bench-${name}`,
    email: `${name}@example.com`,
    name,
    role,
    verified: false,
    changedAt: createdAt,
  });
  const buyers = Array.from({ length: count }, (_, number) => person(`buyer${number}`, 'buyer'));
  const [plain, popular] = [person('plain', 'seller'), person('popular', 'seller')];
  await User.collection.insertMany([...buyers, plain, popular]);
  await Follow.collection.insertMany(
    buyers.map(({ _id: userId }) => ({
      _id: new Types.ObjectId(),
      userId,
      sellerId: popular._id,
      createdAt,
    })),
  );
  const titled = await Category.find({}, { title: 1 }).lean();
  const categoryIds = new Map(titled.map(({ _id, title }) => [title, _id.toHexString()]));
  const random = randomNumbers(20_261_126);
  const searches = buyers.flatMap(({ _id: userId }, number) => {
    const all = [anySearch(random, categoryIds), sameSearch(random, categoryIds)];
    return all.map((conditions, at) => ({
      _id: new Types.ObjectId(),
      userId,
      name: 'A search',
      paused: false,
      createdAt,
      mail: mails[number % mails.length],
      filterKey: `bench-${at}`,
      filter: {},
      conditions,
      keys: keysOfSearch(conditions),
    }));
  });
  for (let at = 0; at < searches.length; at += insertedAtOnce) {
    await SavedSearch.collection.insertMany(searches.slice(at, at + insertedAtOnce));
  }
  await database.close();
  const [last] = buyers;
  if (!last) throw new Error('there are no buyers');
  return {
    plain: await issueToken(secret, plain),
    popular: await issueToken(secret, popular),
    buyer: await issueToken(secret, last),
  };
}

const insertedAtOnce = 1_000;

/** Mails at once would be sent while the next posts are measured. */
const mails = [enumValues.AlertMail.DAILY, enumValues.AlertMail.NEVER];

type CategoryIds = ReadonlyMap<string, string>;

const idOf = (categoryIds: CategoryIds, title: string): string => {
  const id = categoryIds.get(title);
  if (!id) throw new Error(`there is no category "${title}"`);
  return id;
};

const radiusesKm = [16, 40, 80, 160];

/** A search as shoppers save it: most name a category, many a town, words or a price. */
function anySearch(random: Random, categoryIds: CategoryIds): ProductConditions {
  const others = categories.filter(
    ({ title }) => title !== wanted.category && title !== quiet.category,
  );
  const { title, products } = oneOf(random, others);
  const { name, resale } = oneOf(random, products);
  const { latitude, longitude } = oneOf(random, samplePlaces());
  const hasCategory = random(5) > 0;
  return {
    ...(hasCategory && { categoryIds: [idOf(categoryIds, title)] }),
    ...((!hasCategory || random(2) > 0) && {
      near: { latitude, longitude, withinKm: oneOf(random, radiusesKm) },
    }),
    ...(random(2) > 0 && { text: name.split(' ').slice(-2).join(' ') }),
    ...(random(2) > 0 && { maxPrice: resale * 100 }),
  };
}

const wordings = [
  'zephyr bench',
  'adjustable bench',
  'weight bench',
  'adjustable weight bench',
  'zephyr',
];

function sameSearch(random: Random, categoryIds: CategoryIds): ProductConditions {
  const { latitude, longitude } = wanted.place;
  return {
    text: oneOf(random, wordings),
    categoryIds: [idOf(categoryIds, wanted.category)],
    maxPrice: 20_000 + random(100) * 100,
    near: { latitude, longitude, withinKm: 80 },
  };
}
