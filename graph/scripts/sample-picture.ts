import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { factsFile, picturesFolder } from '@fitness-zone/sample-data/read-picture.ts';
import { makeRenditions } from '../src/adapters/images/photo-renditions.ts';

// Makes a photo a picture of the sample data: npm run sample-picture -- products/torque-s2-studio-bike photo.jpg

try {
  const [name = '', file] = process.argv.slice(2);
  if (!/^(categories|people|products)\/[a-z0-9-]+$/.test(name) || !file) {
    throw new Error('Usage: npm run sample-picture -- products/NAME FILE');
  }
  const { height, color, renditions } = await makeRenditions(readFileSync(file));
  const folder = join(picturesFolder, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  for (const { width, bytes } of renditions) writeFileSync(join(folder, `${width}.webp`), bytes);
  const facts = { ...JSON.parse(readFileSync(factsFile, 'utf8')), [name]: { height, color } };
  const lines = Object.entries<{ height: number; color: string }>(facts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([key, fact]) => `  "${key}": { "height": ${fact.height}, "color": "${fact.color}" }`);
  writeFileSync(factsFile, `{\n${lines.join(',\n')}\n}\n`);
  console.log(`${folder}: ${renditions.map(({ width }) => `${width}.webp`).join(', ')}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
