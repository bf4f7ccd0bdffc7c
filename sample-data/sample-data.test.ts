import { globSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { doubtsOf } from '@fitness-zone/contract/catalog/attribute-doubts.ts';
import { readAttributes } from '@fitness-zone/contract/catalog/attribute-values.ts';
import { attributesOf } from '@fitness-zone/contract/catalog/category-attributes.ts';
import { writeNumber } from '@fitness-zone/contract/inputs/typed-number.ts';
import { validInput } from '@fitness-zone/contract/inputs/valid-input.ts';
import { toMinor } from '@fitness-zone/contract/payments/money.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { categories } from './categories.ts';
import { namesFlaw } from './flaws.ts';
import { admin, buyers, phones, sellers } from './people.ts';
import { categoryPicture, personPicture, productPictures } from './picture-names.ts';
import facts from './pictures.json' with { type: 'json' };
import { samplePlace } from './places.ts';
import { sampleAttributes } from './product.ts';
import { picturesFolder, readPicture } from './read-picture.ts';
import { storyProducts } from './story-products.ts';

const products = categories.flatMap((category) => category.products);
const people = [admin, ...Object.values(sellers), ...Object.values(buyers)];
const pictures = [
  ...categories.map(categoryPicture),
  ...products.flatMap(productPictures).map(({ name }) => name),
  ...people.map(personPicture),
];

test('there are twelve categories with eleven products each, and no name twice', () => {
  expect(categories.map((category) => category.products.length)).toEqual(Array(12).fill(11));
  expect(new Set(products.map(({ name }) => name)).size).toBe(132);
  expect(new Set(products.map(({ body }) => body)).size).toBe(132);
});

test('every product could be posted by its seller, at its place', () => {
  for (const product of products) {
    const posted = {
      categoryId: '0123456789abcdef01234567',
      condition: product.condition,
      productName: product.name,
      yearsOfUsedProduct: product.years,
      originalPrice: toMinor(product.original, 'USD'),
      resalePrice: toMinor(product.resale, 'USD'),
      phone: phones[product.seller],
      location: product.place,
      body: product.body,
      image: `https://example.com/${productPictures(product)[0]?.name}`,
    };
    expect(() => validInput('AddProductInput', posted), product.name).not.toThrow();
    expect(samplePlace(product.place), product.name).toBeDefined();
    expect(Object.keys(sellers)).toContain(product.seller);
    if (product.sold) expect(Object.keys(buyers)).toContain(product.sold.to);
  }
});

test('every product has attributes that its category takes, as a seller could type them', () => {
  for (const category of categories) {
    const names = attributesOf(category);
    for (const product of category.products) {
      const attributes = sampleAttributes(product);
      expect(attributes.length, product.name).toBeGreaterThanOrEqual(3);
      const typed = attributes.map(({ name, value }) => ({
        name,
        value: typeof value === 'number' ? writeNumber(value) : String(value),
      }));
      expect(readAttributes(typed, { title: category.title, names }), product.name).toEqual(
        attributes,
      );
    }
  }
});

test('no product’s facts are unlikely for its category, or contradict each other', () => {
  const doubts = categories.flatMap(({ title, products: all }) =>
    all.map((product) => [product.name, doubtsOf(title, sampleAttributes(product), 'metric')]),
  );
  expect(doubts.filter(([, found]) => (found as Map<string, string>).size > 0)).toEqual([]);
});

/** Words that describe a product rather than name its maker. */
const descriptions =
  /^(adjustable|air|collegiate|comfort|compact|dual|fold\w*|garage|home|mini|petite|portable|pro|slim\w*|solo|starter|studio)\b/i;

test('a brand is a name, not the word that the product’s name begins with', () => {
  const brands = products.flatMap(({ attributes: { brand } }) => (brand ? [String(brand)] : []));
  expect(brands.filter((brand) => descriptions.test(brand))).toEqual([]);
});

test('every product is cheaper than new and described in a few sentences', () => {
  for (const { name, body, resale, original } of products) {
    expect(resale, name).toBeLessThan(original);
    const sentences = body.match(/[^.!?]+[.!?](?=\s|$)/g) ?? [];
    expect(sentences.length, name).toBeGreaterThanOrEqual(2);
    expect(sentences.length, name).toBeLessThanOrEqual(6);
  }
});

/** Says whether a card would cut a text badly: inside a word, or where the reader expects more. */
const cutBadly = (text: string, length: number): boolean => {
  if (text.length <= length) return false;
  const shown = text.slice(0, length).trimEnd();
  return (
    /^[\w’'-]{2}$/.test(text.slice(length - 1, length + 1)) ||
    /\b(a|an|and|at|by|for|from|in|is|it|my|of|on|or|so|that|the|to|with|your)$/i.test(shown) ||
    /([.!?]|[.!?] \S+)$/.test(shown)
  );
};

test('texts that cards cut, at 50 and 100 characters, end with a word that reads well', () => {
  expect(products.map(({ body }) => body).filter((body) => cutBadly(body, 50))).toEqual([]);
  expect(categories.map(({ body }) => body).filter((body) => cutBadly(body, 100))).toEqual([]);
});

test('at least 80 products have a second picture, and say what it shows', () => {
  const details = products.flatMap(({ detail }) => detail ?? []);
  expect(details.length).toBeGreaterThanOrEqual(80);
  for (const detail of details) expect(detail).toMatch(/^[A-Z].*[^.]$/);
});

test('the second picture shows a flaw if the text names one, as that of a fair product does', () => {
  for (const { name, body, detail = '', condition } of products) {
    expect(namesFlaw(detail), name).toBe(namesFlaw(body));
    if (condition === 'Fair') expect(namesFlaw(body), name).toBe(true);
  }
  for (const { name, like, body } of storyProducts.filter((story) => namesFlaw(story.body))) {
    const detail = products.find((product) => product.name === like)?.detail ?? '';
    expect(namesFlaw(detail), `${name}: ${body}`).toBe(true);
  }
});

test('pictures are light: 40 KB each, 15 MB together', () => {
  const sizes = globSync('*/*/*', { cwd: picturesFolder }).map(
    (file) => statSync(join(picturesFolder, file)).size,
  );
  expect(Math.max(...sizes)).toBeLessThan(40_000);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(15_000_000);
});

test('every category, product and person has a picture of its own, and no picture is unused', () => {
  const folders = globSync('*/*', { cwd: picturesFolder });
  expect(folders.sort()).toEqual([...pictures].sort());
  expect(Object.keys(facts).sort()).toEqual([...pictures].sort());
  for (const file of globSync('*/*/*', { cwd: picturesFolder })) {
    expect(basename(file), file).toMatch(/^\d+\.webp$/);
  }
});

test('every picture’s files are what their names and pictures.json say', async () => {
  for (const name of pictures) {
    const { width, height, color, renditions } = await readPicture(name);
    // The smaller ones that every picture has; the mocks show the second.
    expect(
      renditions.slice(0, 2).map((rendition) => rendition.width),
      name,
    ).toEqual([320, 640]);
    for (const rendition of renditions) {
      const shown = await sharp(rendition.bytes).metadata();
      const expected = Math.round((height * rendition.width) / width);
      expect(shown, name).toMatchObject({
        format: 'webp',
        width: rendition.width,
        height: expected,
      });
      expect([shown.exif, shown.xmp], name).toEqual([undefined, undefined]);
    }
    const { channels } = await sharp(renditions[0].bytes).stats();
    for (const [index, value] of [...Buffer.from(color, 'hex')].entries()) {
      expect(Math.abs((channels[index]?.mean ?? 0) - value), name).toBeLessThan(4);
    }
  }
});

test('no two pictures of products look the same', async () => {
  const shown = await Promise.all(
    products.flatMap(productPictures).map(async ({ name }) => {
      const { renditions } = await readPicture(name);
      return renditions[0].bytes.toString('base64');
    }),
  );
  expect(new Set(shown).size).toBe(shown.length);
});
