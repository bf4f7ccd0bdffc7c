import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (file: string) =>
  readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => !line.trim().startsWith('#'))
    .join('\n');

/** The lines of the service `app`. */
const appOf = (file: string) => /\n {2}app:\n([\s\S]*?)\n\n/.exec(read(file))?.[1] ?? '';

test('the container listens where its published port leads', () => {
  const image = read('Dockerfile');
  expect(image).toContain('HOST=0.0.0.0');
  expect(image).toContain('PORT=4000');
  expect(image).toContain('EXPOSE 4000');
  const app = appOf('docker-compose.hosted.yml');
  expect(app).toContain('HOST: 0.0.0.0');
  expect(app).toContain('PORT: 4000');
  expect(app).toMatch(/- "\$\{PUBLISHED_PORT:-4000\}:4000"/);
  expect(app).not.toContain('EMBEDDED');
  expect(app).not.toContain('network_mode');
});

test('with the Auth emulator, which is for one machine, the app listens on its loopback', () => {
  const app = appOf('docker-compose.yml');
  expect(app).toContain('network_mode: host');
  expect(app).toContain('HOST: 127.0.0.1');
  expect(app).not.toContain('ports:');
});

test('each compose file builds its target: with the Auth emulator, and without development packages', () => {
  expect(appOf('docker-compose.yml')).toContain('target: embedded');
  expect(appOf('docker-compose.hosted.yml')).toContain('target: hosted');
  const stages = read('Dockerfile').split(/^FROM /m);
  const stage = (name: string) => stages.find((text) => text.includes(` AS ${name}\n`)) ?? '';
  expect(stage('embedded')).toContain('COPY --from=build ');
  expect(stage('hosted')).toContain('COPY --from=production ');
  expect(stage('production')).toContain('RUN npm ci --omit=dev\n');
  // What no target is named for.
  expect(stages.at(-1)).toBe(stage('hosted'));
});

test('the README names both', () => {
  const readme = read('README.md');
  expect(readme).toContain('`docker compose up --build`');
  expect(readme).toContain('`docker compose -f docker-compose.hosted.yml up --build`');
});
