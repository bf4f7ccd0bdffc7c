import {
  type EditableProduct,
  editedFields,
  editsAfter,
  previousPriceAfter,
} from '@fitness-zone/contract/catalog/product-edits.ts';
import {
  canEdit,
  ownStockSentence,
  type SellersStockChange,
  stockChanged,
  stockChanges,
} from '@fitness-zone/contract/catalog/stock.ts';
import { enumValues } from '@fitness-zone/contract/enums.ts';
import type { ProductField, Resolvers, UpdateProductInput } from '../../generated/resolvers.ts';
import { readImages } from '../../records/catalog/productImages.ts';
import { byId } from '../../records/findRecords.ts';
import type { ProductRecord } from '../../records/records.ts';
import { mutation, notFound, Refusal, requireRole } from '../../refusal.ts';
import { validInput } from '../../validInput.ts';
import { ownProduct, refuseHeld } from './ownProduct.ts';
import { callOffPayments, canSellerChangeNow, changeStock, stockOf } from './stock.ts';

const fieldNames = Object.keys(enumValues.ProductField) as ProductField[];

const changeOwnStock = (change: SellersStockChange) =>
  mutation(({ id }: { id: string }, context) => {
    const { viewer, product } = ownProduct(context, id, { roles: ['SELLER'] });
    refuseHeld(product, { product, viewer });
    if (!canSellerChangeNow(change, product)) {
      const stock = stockOf(product);
      const alreadyDone = stock === stockChanges[change].to;
      throw new Refusal(
        alreadyDone ? 'CONFLICT' : 'NOT_AVAILABLE',
        ownStockSentence(product.productName, stock),
        { alreadyDone, payload: { product, viewer } },
      );
    }
    changeStock(context.records, product, change);
    return { message: stockChanged[change](product.productName), product, viewer };
  });

/** What sellers change of what they have posted. */
export const editingResolvers: Required<Resolvers>['Mutation'] = {
  updateProduct: mutation((given: { input: UpdateProductInput }, context) => {
    requireRole(context, 'SELLER');
    const input = validInput('UpdateProductInput', given.input);
    const { id, revision, ...details } = input;
    const { product } = ownProduct(context, id, { evenRemoved: true, roles: ['SELLER'] });
    const category = byId(context.records.categories, details.categoryId);
    if (!category) throw notFound('Category');
    const images = readImages(details.images, product.images);
    const after = { ...details, categoryId: category.id, images };
    const former = byId(context.records.categories, product.categoryId);
    const edited = editedFields(product, after satisfies EditableProduct);
    if (edited.length > 0) {
      refuseUnlessEditable(product, revision);
      const names = fieldNames.filter((name) => edited.includes(enumValues.ProductField[name]));
      const edit = { revision: revision + 1, editedAt: new Date().toISOString() };
      Object.assign(product, after, {
        image: images[0]?.url,
        revision: edit.revision,
        previousPrice: previousPriceAfter(product, after.resalePrice),
        edits: editsAfter(product.edits, names, { ...edit, order: fieldNames }),
      });
      callOffPayments(context.records, product);
    }
    const formerCategory = former === category ? null : former;
    return { message: `${product.productName} updated successfully`, product, formerCategory };
  }),
  pauseProduct: changeOwnStock('pause'),
  resumeProduct: changeOwnStock('resume'),
  markSoldElsewhere: changeOwnStock('markSoldElsewhere'),
  relistProduct: changeOwnStock('relist'),
};

function refuseUnlessEditable(product: ProductRecord, revision: number): void {
  const payload = { product };
  refuseHeld(product, payload);
  if (!canEdit(stockOf(product))) {
    const message = ownStockSentence(product.productName, stockOf(product));
    throw new Refusal('NOT_AVAILABLE', message, { payload });
  }
  if (product.revision !== revision) {
    const message = `${product.productName} was edited meanwhile.`;
    throw new Refusal('CONFLICT', message, { payload });
  }
}
