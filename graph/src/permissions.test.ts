import {
  type Actor,
  actors,
  aWorld,
  everythingIn,
  theDeleted,
  type World,
} from '@fitness-zone/testkit/permission-records.ts';
import {
  beyondPermissions,
  type Permission,
  permissions,
  type Scene,
} from '@fitness-zone/testkit/permission-table.ts';
import { routesOf } from '@fitness-zone/testkit/routes-of.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/start-test-shop.ts';
import { explainable, stagesOf, watchCommands } from '@fitness-zone/testkit/watch-commands.ts';
import { isObjectType } from 'graphql';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from './graphql/schema.ts';

let shop: TestShop;
let watch: ReturnType<typeof watchCommands>;
let gone: Awaited<ReturnType<typeof theDeleted>>;
/** Serves all attempts that change nothing. */
let untouched: World;
beforeAll(async () => {
  shop = await startTestShop({ connect: { monitorCommands: true } });
  watch = watchCommands(shop);
  gone = await theDeleted(shop);
  untouched = await aWorld(shop, gone);
  await Promise.all([untouched.own.pays(), untouched.other.pays()]);
});
afterAll(() => shop.close());

test('every operation of the schema and every path has its line in the table of permissions', async () => {
  const schema = createSchema();
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const operations = roots
    .filter(isObjectType)
    .flatMap((root) => Object.keys(root.getFields()).map((field) => `${root.name}.${field}`));
  const known = (name: string) =>
    name in permissions ||
    beyondPermissions.some((line) => (typeof line === 'string' ? line === name : line.test(name)));
  const routes = routesOf(shop.app);
  expect(routes).toContain('POST /addProduct');
  expect([...operations, ...routes].filter((name) => !known(name))).toEqual([]);
  expect(
    Object.keys(permissions).filter((name) => ![...operations, ...routes].includes(name)),
  ).toEqual([]);
});

describe.each(Object.entries(permissions))('%s', (name, permission) => {
  const refused = (whose: 'own' | 'other') =>
    actors.filter((actor) => !allowed(permission, whose).includes(actor));
  const sides = permission.mayForOthers ? (['own', 'other'] as const) : (['own'] as const);

  test('is refused to all others, and changes nothing', async () => {
    const before = await everythingIn(shop);
    for (const whose of sides) {
      for (const actor of refused(whose)) {
        const { code, story } = await ask(name, permission, sceneOf(untouched, actor, whose));
        const signedOut = actor === 'visitor' || actor.startsWith('deleted');
        const wanted = signedOut ? ['unauthenticated', 401] : ['forbidden', 'not-found', 403, 404];
        expect(wanted, `${actor}, ${whose}: ${story}`).toContain(code);
      }
    }
    expect(await everythingIn(shop)).toBe(before);
  });

  test('is done for those who may', async () => {
    const reading = name.startsWith('Query') || name.startsWith('GET');
    for (const whose of sides) {
      for (const actor of allowed(permission, whose)) {
        const world = reading ? untouched : await aWorld(shop, gone);
        const { code, story } = await ask(name, permission, sceneOf(world, actor, whose));
        expect(code, `${actor}, ${whose}: ${story}`).toBeNull();
      }
    }
  });
});

test('no query of the product scans a collection or sorts in memory', async () => {
  const questions = new Map<string, object>();
  for (const command of watch.seen) {
    const meaning = explainable(command);
    if (meaning) questions.set(shapeOf(meaning), meaning);
  }
  expect(questions.size).toBeGreaterThan(20);
  const lazy: string[] = [];
  for (const [shape, explain] of questions) {
    const plan = await shop.database.connection.db?.command({ explain, verbosity: 'queryPlanner' });
    const stages = stagesOf(plan);
    if (stages.some((stage) => stage === 'COLLSCAN' || stage === 'SORT')) {
      lazy.push(`${stages.join(' < ')}: ${shape}`);
    }
  }
  expect(lazy).toEqual([]);
});

const allowed = ({ may, mayForOthers }: Permission, whose: 'own' | 'other'): readonly Actor[] =>
  whose === 'own' ? may : (mayForOthers ?? may);

const sceneOf = (world: World, actor: Actor, whose: 'own' | 'other'): Scene => ({
  world,
  caller: world.callers[actor],
  whose: world[whose],
});

async function ask(name: string, permission: Permission, scene: Scene) {
  const { caller } = scene;
  if ('graphql' in permission) {
    const variables = await permission.variables?.(scene);
    const { refusal, story } = await caller.graphql(permission.graphql, { ...variables }).settled();
    return { code: refusal, story };
  }
  const [method] = name.split(' ');
  const request = await permission.rest(scene);
  const { statusCode, body } = await caller.send({ method: method as 'GET', ...request });
  return { code: statusCode < 400 ? null : statusCode, story: `${statusCode} ${body}` };
}

/** The command with its values left out: commands of one shape have one plan. */
const shapeOf = (command: object) => {
  const { pipeline, ...rest } = command as { pipeline?: object };
  const [[name = '', collection] = []] = Object.entries(rest);
  return `${name} ${collection} ${describeKeys(rest)} ${pipeline ? describeKeys(pipeline) : ''}`;
};

const describeKeys = (value: unknown): string => {
  if (Array.isArray(value)) return `[${describeKeys(value[0])}]`;
  if (typeof value !== 'object' || value === null || '_bsontype' in value) return '?';
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${describeKeys(part)}`)
    .join()}}`;
};
