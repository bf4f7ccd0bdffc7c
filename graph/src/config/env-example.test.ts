import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { variableNames } from './variables.ts';

const example = readFileSync(new URL('../../../.env.example', import.meta.url), 'utf8').split('\n');
const assignment = /^# ([A-Z][A-Z0-9_]+)=/;

/** This variable must not be set, so the example leaves it out. */
const forbidden = 'FIREBASE_AUTH_EMULATOR_HOST';

test('.env.example lists exactly the variables that a start reads', () => {
  const listed = example.flatMap((line) => assignment.exec(line)?.[1] ?? []);
  expect(listed.sort()).toEqual(variableNames.filter((name) => name !== forbidden).sort());
});

test('every variable of .env.example stands below a comment of its own', () => {
  const bare = example.filter(
    (line, i) => assignment.test(line) && !/^# [^=]*[.;,]/.test(example[i - 1] ?? ''),
  );
  expect(bare).toEqual([]);
});

test('an empty environment runs on the embedded services', () => {
  expect(readConfig({})).toMatchObject({ mongodbUri: null, imageHost: null, seedProducts: 132 });
});

test('the sample people deal with each other where all is embedded, outside production, unless the catalogue is enough', () => {
  const embedded = { NODE_ENV: 'production', EMBEDDED: 'true', JWT_SECRET: 'x'.repeat(32) };
  expect(readConfig({}).tellsStory).toBe(true);
  expect(readConfig({ SEED: 'catalogue' })).toMatchObject({ tellsStory: false, seedProducts: 132 });
  expect(readConfig({ PAYOUTS: 'off' }).tellsStory).toBe(false);
  expect(readConfig({ ...embedded, SEED: 'true' }).tellsStory).toBe(false);
  expect(readConfig({ SEED: 'false' })).toMatchObject({ tellsStory: false, seedProducts: 0 });
});

test('production has no sample data unless it is asked for', () => {
  const production = { NODE_ENV: 'production', EMBEDDED: 'true', JWT_SECRET: 'x'.repeat(32) };
  expect(readConfig({ ...production, SEED: 'false' }).seedProducts).toBe(0);
  expect(readConfig({ ...production, SEED: 'true', SEED_PRODUCTS: '24' }).seedProducts).toBe(24);
});
