import { shelves } from '@fitness-zone/sample-data/content/categories.ts';
import { phones } from '@fitness-zone/sample-data/content/offer.ts';
import { admin, buyers, sellers } from '@fitness-zone/sample-data/content/people.ts';
import { stockItem } from '@fitness-zone/sample-data/offers.ts';
import type { AddCategoryInput, AddProductInput, Condition, Role } from './generated/resolvers.ts';
import { type CategoryRecord, emptyWorld, newId, type UserRecord, type World } from './records.ts';

const dayMs = 24 * 60 * 60_000;
const conditions: Record<string, Condition> = {
  Excellent: 'EXCELLENT',
  Good: 'GOOD',
  Fair: 'FAIR',
};

/** The e-mail of somebody of the seed. */
export const emailOf = ({ mailbox }: { mailbox: string }) => `${mailbox}@fitness.zone`;

/** A category of the seed, as an admin adds it. */
export function shelfInput(title: string): AddCategoryInput {
  const index = shelves.findIndex((shelf) => shelf.title === title);
  return { title, body: shelves[index]?.body ?? '', image: `/mock-pictures/shelf-${index}.svg` };
}

/** An offer of the seed, as its seller posts it. */
export function offerInput(index: number) {
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

/** A shop that looks like a real one: the first stock of the seed, without a server. */
export function believableWorld(products = 72): World {
  const world = emptyWorld();
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
      world.users.push(user);
      return user;
    };
  account('ADMIN')(admin);
  Object.values(buyers).forEach(account('BUYER'));
  const sellerOf = new Map(
    Object.entries(sellers).map(([key, person]) => [key, account('SELLER')(person)]),
  );
  const categoryOf = new Map<string, CategoryRecord>();
  for (const { title } of shelves) {
    const category = { id: newId(), ...shelfInput(title) };
    categoryOf.set(title, category);
    world.categories.push(category);
  }
  for (let index = products - 1; index >= 0; index--) {
    const { shelf, offer } = stockItem(index);
    const seller = sellerOf.get(offer.seller);
    const category = categoryOf.get(shelf.title);
    if (!seller || !category) continue;
    world.products.push({
      id: newId(),
      ...offerInput(index),
      inStock: offer.sold ? 'SOLD' : 'AVAILABLE',
      sellerId: seller.id,
      postedTime: new Date(Date.now() - index * 0.7 * dayMs).toISOString(),
      categoryId: category.id,
      advertisement: offer.advertised ?? false,
      reported: false,
    });
  }
  return world;
}
