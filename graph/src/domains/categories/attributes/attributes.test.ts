import { aCategory, anUpdate, aProduct } from '@fitness-zone/testkit/factories.ts';
import { startTestShop, type TestShop } from '@fitness-zone/testkit/shop/start-test-shop.ts';
import { createUsers, type TestUser } from '@fitness-zone/testkit/users/create-users.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';

let shop: TestShop;
let people: Awaited<ReturnType<typeof createUsers>>;
beforeAll(async () => {
  shop = await startTestShop();
});
beforeEach(async () => {
  people = await createUsers(shop);
});
afterAll(() => shop.close());

type Facts = { name: string; value: string }[];

const categoryOf = (attributeNames: string[]) =>
  people.admin.addCategory({ ...aCategory(), attributeNames } as ReturnType<typeof aCategory>);

const shown = async (viewer: TestUser, id: string) =>
  (
    await viewer.graphql<{ product: { revision: number; attributes: Facts; edits: object[] } }>(
      `query ($id: ID!) {
        product(id: $id) { revision edits { field } attributes { name value number unit label type } }
      }`,
      { id },
    )
  ).product;

const categoryShown = async (id: string) =>
  (
    await people.buyer.graphql<{ category: { attributes: { name: string }[] } }>(
      'query ($id: ID!) { category(id: $id) { attributes { name label type unit min max maxLength whole choices hint filters compares } } }',
      { id },
    )
  ).category.attributes;

test('a seller states facts in any unit, and both APIs show them in one', async () => {
  const category = await categoryOf(['weight', 'brand', 'foldable', 'pieces']);
  const product = await people.seller.addProduct(
    aProduct({
      categoryId: category.id,
      attributes: [
        { name: 'foldable', value: 'yes' },
        { name: 'weight', value: '35 lb' },
        { name: 'brand', value: ' Rogue ' },
        { name: 'pieces', value: '' },
      ],
    }),
  );
  const facts = [
    { name: 'brand', value: 'Rogue', number: null, unit: null, label: 'Brand' },
    { name: 'weight', value: '15.8760', number: 15.876, unit: 'kg', label: 'Weight' },
    { name: 'foldable', value: 'true', number: null, unit: null, label: 'Folds up' },
  ];
  expect((await shown(people.buyer, product.id)).attributes).toMatchObject(facts);
  expect(await people.buyer.get(`/product/${product.id}`)).toMatchObject({ attributes: facts });
});

test('names and values that a category doesn’t take are refused together, in both APIs', async () => {
  const category = await categoryOf(['weight', 'brand']);
  const attributes = [
    { name: 'colour', value: 'red' },
    { name: 'maxSpeed', value: '12' },
    { name: 'weight', value: '16 cm' },
  ];
  const product = aProduct({ categoryId: category.id, attributes });
  const title = (await shop.models.Category.findById(category.id).lean())?.title;
  const messages = [
    `There is no attribute “colour”. ${title} take weight, brand.`,
    `Top speed (maxSpeed) doesn’t apply to ${title}. ${title} take weight, brand.`,
    'Weight (weight) must be in kg, g, lb, or oz, not cm.',
  ];
  const answer = await people.seller
    .graphql<{ addProduct: { errors: object[] } }>(
      'mutation ($input: AddProductInput!) { addProduct(input: $input) { success code errors { field message } } }',
      { input: product },
    )
    .map((data) => data.addProduct)
    .settled();
  expect(answer.transcript).toContain('INVALID');
  for (const message of messages) expect(answer.transcript).toContain(message);
  const body = { ...product, condition: 'Good', originalPrice: 240, resalePrice: 120 };
  const refused = await people.seller.post('/addProduct', body).refused(400);
  expect(refused).toMatchObject({
    errors: messages.map((message) => ({ field: 'attributes', message })),
  });
});

test('an edit without facts keeps those that the category has, and names the others', async () => {
  const [from, to] = [await categoryOf(['weight', 'maxSpeed']), await categoryOf(['weight'])];
  const attributes = [
    { name: 'weight', value: '80' },
    { name: 'maxSpeed', value: '16' },
  ];
  const input = aProduct({ categoryId: from.id, attributes });
  const product = await people.seller.addProduct(input);
  const { attributes: _, ...unsaid } = input;
  await people.seller.updateProduct(
    anUpdate({ ...product, category: from }, { ...unsaid, categoryId: from.id, body: 'Red.' }),
  );
  expect((await shown(people.seller, product.id)).attributes).toHaveLength(2);
  const answer = await people.seller.graphql<{ updateProduct: { message: string } }>(
    'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { success message } }',
    {
      input: anUpdate(
        { ...product, category: to },
        { ...unsaid, categoryId: to.id, revision: 1, body: 'Red.' },
      ),
    },
  );
  const title = (await shop.models.Category.findById(to.id).lean())?.title;
  expect(answer.updateProduct).toMatchObject({
    success: true,
    message: `${input.productName} updated successfully. ${title} don’t take: Top speed. It was left out.`,
  });
  expect(await shown(people.seller, product.id)).toMatchObject({
    revision: 2,
    attributes: [{ name: 'weight', value: '80' }],
    edits: [{ field: 'CATEGORY' }, { field: 'BODY' }, { field: 'ATTRIBUTES' }],
  });
});

test('facts are edited, and taken back', async () => {
  const category = await categoryOf(['weight', 'brand']);
  const weighed = (value: string) => [{ name: 'weight', value }];
  const input = aProduct({ categoryId: category.id, attributes: weighed('16 kg') });
  const product = { ...(await people.seller.addProduct(input)), category };
  const edit = (attributes: Facts, revision: number) =>
    people.seller.updateProduct(anUpdate(product, { ...input, attributes, revision }));
  // The same weight in other words is no edit.
  await edit(weighed('16000 g'), 0);
  expect((await shown(people.seller, product.id)).revision).toBe(0);
  await edit(weighed('35 lb'), 0);
  expect((await shown(people.seller, product.id)).attributes).toMatchObject(weighed('15.8760'));
  await edit([], 1);
  expect((await shown(people.seller, product.id)).attributes).toEqual([]);
});

test('a category has the attributes of its kind, or those that an admin chose', async () => {
  const plain = await people.admin.addCategory(aCategory());
  expect(await categoryShown(plain.id)).toContainEqual({
    name: 'weight',
    label: 'Weight',
    type: 'NUMBER',
    unit: 'kg',
    min: 0.05,
    max: 1000,
    maxLength: null,
    whole: false,
    choices: [],
    filters: true,
    compares: true,
    hint: 'Weigh it, or look in the manual.',
  });
  const update = (input: object) =>
    people.admin
      .graphql<{ adminUpdateCategory: { success: boolean } }>(
        'mutation ($input: AdminUpdateCategoryInput!) { adminUpdateCategory(input: $input) { success code message } }',
        { input: { ...aCategory(), id: plain.id, ...input } },
      )
      .map((data) => data.adminUpdateCategory);
  await update({ title: `Treadmills ${plain.id}`, attributeNames: ['weight', 'weight', 'brand'] });
  await update({ title: `Else ${plain.id}` });
  const names = (await categoryShown(plain.id)).map(({ name }) => name);
  expect(names).toEqual(['weight', 'brand']);
  await update({ attributeNames: ['colour'] }).refused('invalid');
});
