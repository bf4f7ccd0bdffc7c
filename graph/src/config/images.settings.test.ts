import { problemsOf } from '@fitness-zone/testkit/config-problems.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const host = (url: string, origins = '') =>
  readConfig({ IMAGE_HOST_URL: url, IMAGE_HOST_KEY: 'k', IMAGE_HOST_ORIGINS: origins }).imageHost
    ?.origins;

test('without an image host pictures come from the shop alone', () => {
  expect(readConfig({}).imageHost).toBeNull();
});

test('pictures come from where the upload endpoint is, those of imgbb from its own host', () => {
  expect(host('https://pictures.example/1/upload')).toEqual(['https://pictures.example']);
  expect(host('https://api.imgbb.com/1/upload')).toEqual(['https://i.ibb.co']);
  expect(host('https://api.imgbb.com/1/upload', 'https://a.example/, https://b.example')).toEqual([
    'https://a.example',
    'https://b.example',
  ]);
});

test.each(['http://pictures.example', 'https://pictures.example/path', '*', 'https://a b'])(
  'IMAGE_HOST_ORIGINS set to %s is refused in one line',
  (origins) => {
    expect(problemsOf({ IMAGE_HOST_ORIGINS: origins })).toEqual([
      expect.stringContaining('IMAGE_HOST_ORIGINS'),
    ]);
  },
);

test('an endpoint without https needs the origin of its pictures, except on this machine', () => {
  const settings = { IMAGE_HOST_KEY: 'k', IMAGE_HOST_URL: 'http://10.0.0.5/upload' };
  expect(problemsOf(settings)).toEqual([expect.stringContaining('IMAGE_HOST_ORIGINS: is missing')]);
  expect(host('http://127.0.0.1:5000/upload')).toEqual(['http://127.0.0.1:5000']);
});
