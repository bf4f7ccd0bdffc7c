import { dayMs } from '@fitness-zone/contract/time/days.ts';
import { categories } from '@fitness-zone/sample-data/categories.ts';
import { categoryPicture } from '@fitness-zone/sample-data/picture-names.ts';
import type { Types } from 'mongoose';
import type { Shop } from '../src/context/shop.ts';
import type { CategoryRecord } from '../src/domains/categories/category.model.ts';
import { seedId } from './ids.ts';
import { insertMissing } from './insert.ts';
import { requireSeeded } from './require-seeded.ts';

/**
 * Creates the categories.
 * @param pictures the addresses of pictures by name
 * @returns the categories' ids by title
 */
export async function seedCategories(
  { models }: Pick<Shop, 'models'>,
  { startedAt, pictures }: { startedAt: Date; pictures: ReadonlyMap<string, string> },
): Promise<Map<string, Types.ObjectId>> {
  const added = new Date(startedAt.getTime() - 420 * dayMs);
  const records = categories.map((category): CategoryRecord => {
    const { title, body } = category;
    const image = requireSeeded(pictures.get(categoryPicture(category)), title);
    const counts = { availableCount: 0, productCount: 0 };
    return { _id: seedId(title, added), title, body, image, position: 0, ...counts };
  });
  await insertMissing(models.Category, records);
  return new Map(records.map(({ _id, title }) => [title, _id]));
}
