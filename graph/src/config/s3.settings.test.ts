import { problemsOf } from '@fitness-zone/testkit/config-problems.ts';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

const bucket = {
  S3_ENDPOINT: 'https://s3.eu-central-1.amazonaws.com',
  S3_BUCKET: 'shop-photos',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'AKIA',
  S3_SECRET_ACCESS_KEY: 'secret',
};

test('a bucket needs all of its variables', () => {
  expect(readConfig({}).s3).toBeNull();
  expect(readConfig(bucket).s3).toMatchObject({ bucket: 'shop-photos', publicUrl: null });
  for (const name of Object.keys(bucket)) {
    expect(problemsOf({ ...bucket, [name]: '' })).toEqual([
      expect.stringMatching(`^${name}: is missing`),
    ]);
  }
  expect(problemsOf({ S3_PUBLIC_URL: 'https://photos.example' })).toEqual([
    expect.stringMatching(/^S3_ENDPOINT: is missing/),
  ]);
});

test.each([
  ['S3_ENDPOINT', 's3.amazonaws.com'],
  ['S3_BUCKET', 'https://photos.example'],
  ['S3_BUCKET', 'a/b'],
  ['S3_PUBLIC_URL', 'http://photos.example'],
  ['S3_PUBLIC_URL', 'https://photos.example/?a=b'],
  ['S3_PUBLIC_URL', "https://photos.example'"],
])('%s set to %s is refused in one line', (name, value) => {
  expect(problemsOf({ ...bucket, [name]: value })).toEqual([expect.stringContaining(name)]);
});

test('photos are on one host: a bucket or an imgbb-compatible one', () => {
  const host = { IMAGE_HOST_URL: 'https://api.imgbb.com/1/upload', IMAGE_HOST_KEY: 'k' };
  expect(problemsOf({ ...bucket, ...host })).toEqual([
    expect.stringMatching(/^S3_ENDPOINT: contradicts IMAGE_HOST_URL/),
  ]);
  const named = (variables: object) =>
    problemsOf({ NODE_ENV: 'production', ...variables }).join('\n');
  expect(named({})).toContain('IMAGE_HOST_URL: is required');
  expect(named(bucket)).not.toContain('IMAGE_HOST_URL');
});

test('browsers are sent to the endpoint only where they can open it', () => {
  const opens = (S3_ENDPOINT: string, S3_PUBLIC_URL: string) =>
    readConfig({ ...bucket, S3_ENDPOINT, S3_PUBLIC_URL }).s3?.opensInBrowsers;
  expect(opens(bucket.S3_ENDPOINT, '')).toBe(false);
  expect(opens(bucket.S3_ENDPOINT, 'https://photos.example/')).toBe(true);
  expect(opens('http://s3:7070', 'https://photos.example')).toBe(false);
  expect(opens('http://127.0.0.1:7070', 'http://127.0.0.1:7070/photos')).toBe(true);
});
