/**
 * Reduces the two fonts to what the shop uses: Latin letters, certain weights and, for headlines, one width. Run it
 * after an update of the font packages: `npm run fonts -w web`.
 */
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const require = createRequire(import.meta.url);
const latin = Array.from({ length: 0x180 - 0x20 }, (_, index) =>
  String.fromCodePoint(0x20 + index),
);
const letters = `${latin.join('')}–—‘’“”•…€™→←−`;

const faces = [
  {
    file: 'archivo-headlines.woff2',
    source: '@fontsource-variable/archivo/files/archivo-latin-wdth-normal.woff2',
    variationAxes: { wdth: 115, wght: { min: 500, max: 800, default: 700 } },
  },
  {
    file: 'inter-text.woff2',
    source: '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
    variationAxes: { wght: { min: 400, max: 700, default: 400 } },
  },
];

for (const { file, source, variationAxes } of faces) {
  const font = await subsetFont(await readFile(require.resolve(source)), letters, {
    targetFormat: 'woff2',
    variationAxes,
  });
  await writeFile(new URL(`../src/ui/theme/fonts/${file}`, import.meta.url), font);
  console.log(`${file}: ${(font.length / 1024).toFixed(1)} KB`);
}
