import { randomUUID } from 'node:crypto';
import type { Role } from '@fitness-zone/contract/enums.ts';
import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { demoAccounts } from '@fitness-zone/sample-data/demo-accounts.ts';
import { admin, buyers, type SamplePerson, sellers } from '@fitness-zone/sample-data/people.ts';
import { personPicture } from '@fitness-zone/sample-data/picture-names.ts';
import type { Shop } from '../src/context/shop.ts';
import type { UserRecord } from '../src/domains/accounts/user.model.ts';
import { seedId } from './ids.ts';
import { insertMissing } from './insert.ts';
import { requireSeeded } from './require-seeded.ts';

/** All people of the sample data, by the keys that products use. */
export const everybody: readonly { key: string; role: Role; person: SamplePerson }[] = [
  { key: 'admin', role: 'admin', person: admin },
  ...Object.entries(sellers).map(([key, person]) => ({ key, role: 'seller' as const, person })),
  ...Object.entries(buyers).map(([key, person]) => ({ key, role: 'buyer' as const, person })),
];

export const emailOf = ({ mailbox }: SamplePerson) => `${mailbox}@fitness.zone`;

/**
 * Creates the people's accounts. Only the emulator gets identities for them, and only the demo accounts get a password:
 * a hosted project isn't ours to fill. In production there is no demo admin.
 * @param pictures the addresses of pictures by name
 * @returns the accounts by key
 */
export async function seedPeople(
  { models, identity, config }: Pick<Shop, 'models' | 'identity' | 'config'>,
  { startedAt, pictures }: { startedAt: Date; pictures: ReadonlyMap<string, string> },
): Promise<Map<string, UserRecord>> {
  const users = new Map<string, UserRecord>();
  const uids = await presentUids({ models, identity });
  for (const [index, { key, role, person }] of everybody.entries()) {
    if (role === 'admin' && config.production) continue;
    const email = emailOf(person);
    const joined = new Date(startedAt.getTime() - (400 - index * 2) * dayMs);
    users.set(key, {
      _id: seedId(email, joined),
      uid: uids.get(email) ?? randomUUID(),
      email,
      name: person.name,
      image: requireSeeded(pictures.get(personPicture(person)), person.name),
      role,
      verified: person.verified,
      joinedAt: joined,
    });
  }
  if (!identity.hosted) await seedIdentities(identity, [...users.values()]);
  await insertMissing(models.User, [...users.values()]);
  return users;
}

/**
 * The uids from an interrupted seeding, by e-mail. They are random: the emulator's tokens are unsigned, so knowing a
 * uid is enough to sign in as its owner.
 */
async function presentUids({
  models,
  identity,
}: Pick<Shop, 'models' | 'identity'>): Promise<Map<string, string>> {
  const users = await models.User.find(
    { email: { $in: everybody.map(({ person }) => emailOf(person)) } },
    { email: 1, uid: 1 },
  ).lean();
  const accounts = identity.hosted ? [] : await identity.list();
  return new Map([...users, ...accounts].map(({ email, uid }) => [email ?? '', uid]));
}

async function seedIdentities(identity: Shop['identity'], users: UserRecord[]): Promise<void> {
  const known = new Set((await identity.list()).map(({ uid }) => uid));
  for (const { uid, email, name } of users) {
    if (known.has(uid)) continue;
    const password = demoAccounts.find((account) => account.email === email)?.password;
    await identity.create({
      uid,
      email,
      emailVerified: true,
      displayName: name,
      ...(password && { password }),
    });
  }
}
