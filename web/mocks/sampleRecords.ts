import { shelves } from '@fitness-zone/sample-data/content/categories.ts';
import { phones } from '@fitness-zone/sample-data/content/offer.ts';
import { admin, buyers, sellers } from '@fitness-zone/sample-data/content/people.ts';
import { stockItem } from '@fitness-zone/sample-data/offers.ts';
import type { AddCategoryInput, AddProductInput, Condition, Role } from './generated/resolvers.ts';
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

/** A sample category, as an admin adds it. */
export function categoryInput(title: string): AddCategoryInput {
  const index = shelves.findIndex((shelf) => shelf.title === title);
  return { title, body: shelves[index]?.body ?? '', image: `/mock-pictures/shelf-${index}.svg` };
}

/** A sample product, as its seller posts it. */
export function productInput(index: number) {
  const { offer } = stockItem(index);
  return {
    productName: offer.name,
    image: `/mock-pictures/offer-${index}.svg`,
    body: offer.body,
    originalPrice: offer.original * 100,
    resalePrice: offer.resale * 100,
    condition: conditions[offer.condition] ?? 'GOOD',
    yearsOfUsedProduct: offer.years,
    location: offer.place,
    phone: phones[offer.seller],
  } satisfies Omit<AddProductInput, 'categoryId'>;
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
        verified: person.verified,
      };
      records.users.push(user);
      return user;
    };
  account('ADMIN')(admin);
  Object.values(buyers).forEach(account('BUYER'));
  const sellerOf = new Map(
    Object.entries(sellers).map(([key, person]) => [key, account('SELLER')(person)]),
  );
  const categoryOf = new Map<string, CategoryRecord>();
  for (const { title } of shelves) {
    const category = { id: newId(), ...categoryInput(title) };
    categoryOf.set(title, category);
    records.categories.push(category);
  }
  for (let index = products - 1; index >= 0; index--) {
    const { shelf, offer } = stockItem(index);
    const seller = sellerOf.get(offer.seller);
    const category = categoryOf.get(shelf.title);
    if (!seller || !category) continue;
    records.products.push({
      id: newId(),
      ...productInput(index),
      inStock: offer.sold ? 'SOLD' : 'AVAILABLE',
      sellerId: seller.id,
      postedTime: new Date(Date.now() - index * 0.7 * dayMs).toISOString(),
      categoryId: category.id,
      advertisement: offer.advertised ?? false,
      reported: false,
      requestKey: null,
    });
  }
  return records;
}
