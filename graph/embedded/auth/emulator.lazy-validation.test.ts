import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Compiles an API whose only parameter has a schema that cannot be compiled. */
const compileApi = `
  const exegesis = require('exegesis-express');
  const schema = { type: 'no such type' };
  const parameters = [{ name: 'page', in: 'query', schema }];
  const get = { parameters, responses: { default: { description: 'any' } } };
  const document = { openapi: '3.0.0', info: { title: '', version: '' }, paths: { '/': { get } } };
  exegesis.middleware(document, {}).then(() => console.log('compiled'), () => console.log('failed'));
`;

const run = async (...options: string[]) =>
  (await promisify(execFile)(process.execPath, [...options, '-e', compileApi], { cwd: here('.') }))
    .stdout;

test('the checks of parameters are compiled when they are first given, not at the start', async () => {
  expect(await run()).toBe('failed\n');
  expect(await run('--import', here('emulator.lazy-validation.ts'))).toBe('compiled\n');
});
