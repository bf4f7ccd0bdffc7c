import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { files } from './imports.ts';

/** So that a folder is seen at a glance, and its name says what is in it. */
const mostFiles = 15;

const generatedOrTest = /\.generated\.|\/generated\/|\.(test|proof|fixture|bench)\.tsx?$/;

test(`no folder has more than ${mostFiles} files, beside tests and what is generated`, () => {
  const folders = Map.groupBy(
    files.filter((file) => !generatedOrTest.test(file)),
    dirname,
  );
  expect(folders.size).toBeGreaterThan(150);
  const tooFull = [...folders].filter(([, inside]) => inside.length > mostFiles);
  expect(tooFull.map(([folder, inside]) => `${folder}: ${inside.length}`)).toEqual([]);
});
