import {
  compareCategories,
  positionBetween,
} from '@fitness-zone/contract/catalog/category-order.ts';
import type {
  MutationDeleteCategoryArgs,
  MutationMoveCategoryArgs,
  Resolvers,
  UpdateCategoryInput,
} from '../../generated/resolvers.ts';
import { recordAct } from '../../records/audit/auditLog.ts';
import { absoluteImage, readPictureUrl, shownPicture } from '../../records/catalog/pictures.ts';
import { byId } from '../../records/findRecords.ts';
import type { CategoryRecord, Records } from '../../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';

/** What admins do with categories that are there. */
export const categoryResolvers: Required<Resolvers>['Mutation'] = {
  updateCategory: mutation(({ input }: { input: UpdateCategoryInput }, context) => {
    requireRole(context, 'ADMIN');
    const { id, ...given } = validInput('UpdateCategoryInput', input);
    const category = categoryOf(context.records, id);
    const details = { ...given, image: pictureOf(category, given.image) };
    const { title } = details;
    const fields = ['title', 'body', 'image'] as const;
    if (fields.some((field) => category[field] !== details[field])) {
      if (context.records.categories.some((one) => one !== category && one.title === title)) {
        const message = `There is already a category "${title}".`;
        throw new Refusal('CONFLICT', message, { field: 'title' });
      }
      recordAct(context, 'UPDATE_CATEGORY', id);
      Object.assign(category, details);
    }
    return { message: `${title} updated successfully`, category };
  }),
  moveCategory: mutation((args: MutationMoveCategoryArgs, context) => {
    requireRole(context, 'ADMIN');
    const { id, before } = validInput('MutationMoveCategoryArgs', args);
    const category = categoryOf(context.records, id);
    const next = before == null ? undefined : categoryOf(context.records, before);
    const message = `${category.title} moved successfully`;
    const all = inOrder(context.records);
    if (next === category || all[all.indexOf(category) + 1] === next) {
      return { message, categories: [] };
    }
    recordAct(context, 'MOVE_CATEGORY', id);
    return { message, categories: move(context.records, category, next) };
  }),
  deleteCategory: mutation((args: MutationDeleteCategoryArgs, context) => {
    requireRole(context, 'ADMIN');
    const { id, moveProductsTo } = validInput('MutationDeleteCategoryArgs', args);
    const { records } = context;
    const category = byId(records.categories, id);
    if (!category) {
      const isKnown = /^[0-9a-f]{24}$/i.test(id);
      throw notFound(
        'Category',
        isKnown ? { alreadyDone: true, payload: { deletedCategoryId: id } } : {},
      );
    }
    const target = moveProductsTo == null ? null : categoryOf(records, moveProductsTo);
    if (target === category) {
      const message = 'Its products cannot stay in a category that is deleted. Choose another one.';
      throw new Refusal('INVALID', message, { field: 'moveProductsTo' });
    }
    const products = records.products.filter((one) => one.categoryId === id);
    if (!target && products.length > 0) throw hasProducts(category, products.length);
    recordAct(context, 'DELETE_CATEGORY', id);
    for (const product of products) product.categoryId = target?.id ?? id;
    records.categories.splice(records.categories.indexOf(category), 1);
    const movedTo = target?.id ?? null;
    context.changes.publish([{ kind: 'category-deleted', categoryId: id, movedTo }]);
    return {
      message: `${category.title} deleted successfully`,
      deletedCategoryId: id,
      movedTo: target,
      movedCount: products.length,
    };
  }),
};

function categoryOf({ categories }: Records, id: string): CategoryRecord {
  const category = byId(categories, id);
  if (!category) throw notFound('Category');
  return category;
}

function pictureOf({ image }: CategoryRecord, given: string) {
  const isKept = [image, shownPicture(image), absoluteImage(shownPicture(image))].some(
    (address) => address === given,
  );
  return isKept ? image : readPictureUrl(given);
}

const inOrder = ({ categories }: Records) => categories.toSorted(compareCategories);

/** Gives those whose position has changed. */
function move(records: Records, category: CategoryRecord, next: CategoryRecord | undefined) {
  const neighbours = () => {
    const others = inOrder(records).filter((one) => one !== category);
    const index = next ? others.indexOf(next) : others.length;
    return [others[index - 1], others[index]] as const;
  };
  const position = positionBetween(...neighbours());
  if (position !== null) {
    category.position = position;
    return [category];
  }
  const all = inOrder(records);
  const end = Math.floor(Math.max(...all.map((one) => one.position)));
  for (const [index, one] of all.entries()) one.position = end + index + 1;
  category.position = positionBetween(...neighbours()) ?? category.position;
  return inOrder(records);
}

function hasProducts({ title }: CategoryRecord, count: number) {
  const [products, them] = count === 1 ? ['a product', 'it'] : [`${count} products`, 'them'];
  const message = `${title} has ${products}. Choose a category for ${them}.`;
  return new Refusal('CONFLICT', message, { field: 'moveProductsTo' });
}
