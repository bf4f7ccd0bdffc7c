import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  addsCategory,
  everybodyLeaves,
  join,
  type Member,
  posts,
  theAdmin,
  unique,
} from './accounts.ts';
import { adminDeeds, adminScreens } from './admin.actions.ts';
import { buyerDeeds, buyerScreens } from './buyer.actions.ts';
import { fillInSignIn, fillInSignUp, signIn, signOut } from './forms.ts';
import { openStage, type Stage } from './harness.ts';
import { deafen, record } from './recording.ts';
import { expectTruth, follow, open, ready, shown } from './screens.ts';
import { sellerDeeds, sellerScreens } from './seller.actions.ts';
import { type Deed, visit } from './userAction.ts';

type Login = Pick<Member, 'email' | 'password'>;

let stage: Stage;
let admin: Member;
beforeAll(async () => {
  stage = await openStage();
  admin = await theAdmin(stage);
});
afterAll(async () => {
  await everybodyLeaves(admin);
  await stage.close();
});

/**
 * Somebody does one thing after another, in a page that has opened all its screens before and hears of
 * no live change: each sends its one operation, no query follows, not even when the screens that
 * show the change are opened again, and they show what a page that knows nothing shows.
 */
async function proves<Scene>(who: Login, screens: string[], deeds: Deed<Scene>[], scene: Scene) {
  const someone = await stage.visitor();
  await deafen(someone.page);
  await signIn(someone, who);
  const { page, context } = someone;
  const fresh = await context.newPage();
  const recording = record(page);
  await visit(page, screens);
  await recording.sent();
  for (const { what, sends, shows, does } of deeds) {
    await does(page, scene);
    expect(await recording.sent(), what).toEqual(sends);
    await expectTruth(page, fresh, shows(scene));
    expect(await recording.sent(), `${what}, and what it leads to`).toEqual([]);
  }
  const before = await shown(page);
  await page.reload();
  await ready(page);
  await expect.poll(() => shown(page), { timeout: 4000 }).toBe(before);
  someone.nothingWentWrong();
  await someone.leave();
}

test('what a buyer does is one operation each, and the screens tell the truth at once', async () => {
  const [seller, buyer, { id: categoryId }] = await Promise.all([
    join(stage, 'seller', 'Greta Moss'),
    join(stage, 'buyer', 'Paul Reed'),
    addsCategory(admin),
  ]);
  const goods = ['Bench', 'Rack', 'Bike', 'Mat'] as const;
  const [bench, rack, bike, mat] = await posts(seller, categoryId, ...goods);
  const scene = { categoryId, bench, rack, bike, mat };
  await proves(buyer, buyerScreens(scene), buyerDeeds, scene);
});

test('what a seller does is one operation each, and the screens tell the truth at once', async () => {
  const [seller, category] = await Promise.all([
    join(stage, 'seller', 'Greta Moss'),
    addsCategory(admin),
  ]);
  const [bench, rack] = await posts(seller, category.id, 'Bench', 'Rack');
  const names = { another: unique('Treadmill'), renamed: unique('Greta Reed') };
  const scene = { category, bench, rack, ...names };
  await proves(seller, sellerScreens(scene), sellerDeeds, scene);
});

test('what an admin does is one operation each, and the screens tell the truth at once', async () => {
  const [seller, buyer, promoted, { id: categoryId }] = await Promise.all([
    join(stage, 'seller', 'Greta Moss'),
    join(stage, 'buyer', 'Paul Reed'),
    join(stage, 'buyer', 'Ada Hill'),
    addsCategory(admin),
  ]);
  const [bench] = await posts(seller, categoryId, 'Bench');
  const scene = { seller, buyer, promoted, bench, categoryId, another: unique('Ropes') };
  await proves(admin, adminScreens(scene), adminDeeds, scene);
});

const entering = {
  signingUp: ['AddUser', 'GetToken', 'Root', 'Home'],
  signingIn: ['GetToken', 'Root', 'Home'],
};

test('signing up, out and in asks once for what the person may see, and leaves nothing of anybody else', async () => {
  const someone = await stage.visitor();
  const { page, context } = someone;
  await deafen(page);
  const fresh = await context.newPage();
  const recording = record(page);
  await open(page, '/pages');
  await follow(page, '/sign-up');
  await recording.sent();
  const buyer = await fillInSignUp(page, 'Buyer', unique('Paul Reed'));
  await ready(page);
  expect(await recording.sent()).toEqual(entering.signingUp);
  await expectTruth(page, fresh, ['/', '/pages']);
  await recording.sent();
  await signOut(page);
  expect(await recording.sent()).toEqual(['Root', 'AllProducts']);
  await expectTruth(page, fresh, ['/pages']);
  await follow(page, '/sign-in');
  await fillInSignIn(page, buyer);
  await page.getByRole('button', { name: `Account menu of ${buyer.name}` }).waitFor();
  await ready(page);
  expect(await recording.sent()).toEqual(entering.signingIn);
  await expectTruth(page, fresh, ['/', '/pages']);
  someone.nothingWentWrong();
  await someone.leave();
});

test('every mutation of the schema is done above', () => {
  const schema = buildSchema(readFileSync('schema.graphql', 'utf8'));
  const deeds = [...buyerDeeds, ...sellerDeeds, ...adminDeeds];
  const sent = [...deeds.flatMap(({ sends }) => sends), ...entering.signingUp];
  const fields = Object.keys(schema.getMutationType()?.getFields() ?? {});
  const operations = fields.map((field) => field[0]?.toUpperCase() + field.slice(1));
  expect(operations.filter((operation) => !sent.includes(operation))).toEqual([]);
});
