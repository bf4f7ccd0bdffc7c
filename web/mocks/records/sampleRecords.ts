import { categories } from '@fitness-zone/sample-data/categories.ts';
import { admin, buyers, phones, sellers } from '@fitness-zone/sample-data/people.ts';
import { categoryPicture, productPicture } from '@fitness-zone/sample-data/picture-names.ts';
import { pictureUrl } from '@fitness-zone/sample-data/picture-url.ts';
import { sampleProduct } from '@fitness-zone/sample-data/sample-products.ts';
import type { AddCategoryInput, AddProductInput, Condition, Role } from '../generated/resolvers.ts';
import { newAccount } from './accounts/accounts.ts';
import { newAdvertisement } from './catalog/advertisements.ts';
import { newProduct } from './catalog/newProduct.ts';
import {
  type CategoryRecord,
  emptyRecords,
  newId,
  type Records,
  type UserRecord,
} from './records.ts';

const dayMs = 24 * 60 * 60_000;
const conditions: Record<string, Condition> = {
  Excellent: 'EXCELLENT',
  Good: 'GOOD',
  Fair: 'FAIR',
};

/** The e-mail of one of the sample people. */
export const emailOf = ({ mailbox }: { mailbox: string }) => `${mailbox}@fitness.zone`;

/** The address of a sample picture, absolute as the schema takes it. */
const imageOf = (picture: string): string =>
  new URL(new URL(pictureUrl(picture), location.href).pathname, location.href).href;

/** A sample category, as an admin adds it. */
export function categoryInput(title: string): AddCategoryInput {
  const category = categories.find((one) => one.title === title);
  if (!category) throw new RangeError(`There is no category "${title}".`);
  return { title, body: category.body, image: imageOf(categoryPicture(category)) };
}

/** A sample product, as its seller posts it. */
export function productInput(index: number) {
  const { product, pictured } = sampleProduct(index);
  return {
    productName: product.name,
    image: imageOf(productPicture(pictured)),
    body: product.body,
    originalPrice: product.original * 100,
    resalePrice: product.resale * 100,
    condition: conditions[product.condition] ?? 'GOOD',
    yearsOfUsedProduct: product.years,
    location: product.place,
    phone: phones[product.seller],
  } satisfies Omit<AddProductInput, 'categoryId'>;
}

const sampleBrowsers = ['Firefox 140 on Windows', 'Safari 19 on iOS', 'Chrome 150 on Android'];

/** What each of the sample people has signed in with before, in the last weeks. */
function addSignIns({ signIns }: Records, { id: userId }: UserRecord, index: number): void {
  for (let count = index % 4; count >= 0; count -= 1) {
    signIns.push({
      id: newId(),
      userId,
      method: (index + count) % 3 ? 'PASSWORD' : 'GOOGLE',
      signedInAt: new Date(Date.now() - (count * 6.3 + 0.4) * dayMs).toISOString(),
      browser: sampleBrowsers[(index + count) % 4] ?? null,
    });
  }
}

/** The sample people, categories and products as records. */
export function sampleRecords(products = 72): Records {
  const records = emptyRecords();
  const account =
    (role: Role) => (person: { name: string; mailbox: string; verified: boolean }) => {
      const user: UserRecord = {
        id: newId(),
        name: person.name,
        email: emailOf(person),
        image: null,
        role,
        ...newAccount(),
        verified: person.verified,
        emailVerified: true,
      };
      records.users.push(user);
      return user;
    };
  account('ADMIN')(admin);
  Object.values(buyers).forEach(account('BUYER'));
  const sellerOf = new Map(
    Object.entries(sellers).map(([key, person]) => [key, account('SELLER')(person)]),
  );
  records.users.forEach((user, index) => void addSignIns(records, user, index));
  const categoryOf = new Map<string, CategoryRecord>();
  for (const { title } of categories) {
    const category = { id: newId(), ...categoryInput(title), position: 0 };
    categoryOf.set(title, category);
    records.categories.push(category);
  }
  for (let index = products - 1; index >= 0; index--) {
    const { product, category: sampleCategory } = sampleProduct(index);
    const seller = sellerOf.get(product.seller);
    const category = categoryOf.get(sampleCategory.title);
    if (!seller || !category) continue;
    records.products.push({
      id: newId(),
      ...newProduct(productInput(index)),
      inStock: product.sold ? 'SOLD' : 'AVAILABLE',
      sellerId: seller.id,
      postedTime: new Date(Date.now() - index * 0.7 * dayMs).toISOString(),
      categoryId: category.id,
      ...(product.advertised && !product.sold && newAdvertisement()),
    });
  }
  return records;
}
