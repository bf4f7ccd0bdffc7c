import { shelves } from '../../../graph/scripts/seed/content/categories.ts';
import { phones } from '../../../graph/scripts/seed/content/offer.ts';
import { admin, buyers, sellers } from '../../../graph/scripts/seed/content/people.ts';
import { stockItem } from '../../../graph/scripts/seed/offers.ts';
import type { Condition, Role } from './generated/resolvers.ts';
import { type CategoryRecord, emptyWorld, newId, type UserRecord, type World } from './world.ts';

const dayMs = 24 * 60 * 60_000;
const conditions: Record<string, Condition> = {
  Excellent: 'EXCELLENT',
  Good: 'GOOD',
  Fair: 'FAIR',
};

/** A shop that looks like a real one: the first stock of the seed, without a server. */
export function believableWorld(products = 72): World {
  const world = emptyWorld();
  const account =
    (role: Role) => (person: { name: string; mailbox: string; verified: boolean }) => {
      const user: UserRecord = {
        id: newId(),
        name: person.name,
        email: `${person.mailbox}@fitness.zone`,
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
  for (const [index, { title, body }] of shelves.entries()) {
    const category = { id: newId(), title, body, image: `/mock-pictures/shelf-${index}.svg` };
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
      productName: offer.name,
      image: `/mock-pictures/offer-${index}.svg`,
      body: offer.body,
      originalPrice: offer.original * 100,
      resalePrice: offer.resale * 100,
      inStock: offer.sold ? 'SOLD' : 'AVAILABLE',
      condition: conditions[offer.condition] ?? 'GOOD',
      yearsOfUsedProduct: offer.years,
      sellerId: seller.id,
      location: offer.place,
      phone: phones[offer.seller],
      postedTime: new Date(Date.now() - index * 0.7 * dayMs).toISOString(),
      categoryId: category.id,
      advertisement: offer.advertised ?? false,
      reported: false,
    });
  }
  return world;
}
