import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

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
  // The last stage is the one built when no target is named.
  expect(stages.at(-1)).toBe(stage('hosted'));
});

test('nginx listens where its published port leads, and sends requests to the processes of the compose file', () => {
  const compose = read('docker-compose.scale.yml');
  const nginx = read('tools/nginx/nginx.conf');
  expect(compose).toMatch(/- "\$\{PUBLISHED_PORT:-4000\}:8080"/);
  expect(nginx).toContain('listen 8080;');
  const services = [...compose.matchAll(/^ {2}(app\d):/gm)].map(([, name]) => `${name}:4000`);
  const servers = [...read('tools/nginx/upstream.conf').matchAll(/server (\S+)/g)];
  expect(servers.map(([, address]) => address)).toEqual(services);
  expect(compose).toContain('target: hosted');
  expect(compose).toContain('PORT: 4000');
  expect(compose).toMatch(/TRUST_PROXY: \$\{TRUST_PROXY:-1\}/);
});

test('with many processes only nginx is published, and no password is known to all', () => {
  const compose = read('docker-compose.scale.yml');
  expect(compose.match(/ports:/g)).toHaveLength(1);
  expect(compose).not.toMatch(/(KEY|SECRET|PASSWORD)\w*:-/);
});

test('nginx lets the largest photo through', () => {
  const [, megabytes] = /client_max_body_size (\d+)m;/.exec(read('tools/nginx/nginx.conf')) ?? [];
  expect(Number(megabytes) * 1024 * 1024).toBeGreaterThan(readConfig({}).maxUploadBytes);
});

test('the README names each', () => {
  const readme = read('README.md');
  expect(readme).toContain('`docker compose up --build`');
  expect(readme).toContain('`docker compose -f docker-compose.hosted.yml up --build`');
  expect(readme).toContain('`docker compose -f docker-compose.scale.yml up --build`');
});
