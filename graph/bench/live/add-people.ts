import { Types } from 'mongoose';
import { openDatabase } from '../../src/adapters/database/database.ts';
import { issueToken } from '../../src/domains/accounts/tokens/token.service.ts';
import { createModels } from '../../src/start/create-models.ts';
import { jwtSecret } from '../../src/start/jwt-secret.ts';

/**
 * Adds buyers, sellers and an admin to the data of a shop that does not run.
 * @param dataDir the shop's data folder, filled by a first start
 * @returns a bearer token for each
 */
export async function addPeople(dataDir: string, count: number): Promise<string[]> {
  const database = await openDatabase({ mongodbUri: null, dataDir });
  const { User } = createModels(database.connection);
  const secret = { jwtSecret: jwtSecret({ givenJwtSecret: null, dataDir }) };
  const people = Array.from({ length: count }, (_, number) => ({
    _id: new Types.ObjectId(),
    uid: `bench-${number}`,
    email: `person${number}@example.com`,
    name: `Person ${number}`,
    role: number === 0 ? 'admin' : number % 3 ? 'buyer' : 'seller',
    verified: false,
    changedAt: new Date(),
  }));
  await User.collection.insertMany(people);
  await database.close();
  return Promise.all(people.map(({ _id }) => issueToken(secret, { _id })));
}
