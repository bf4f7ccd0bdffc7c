import type { Stock } from '@fitness-zone/contract/enums.ts';
import { type RecordText, recordText } from '@fitness-zone/contract/search/record-text.ts';
import type { Models } from '../../../context/merged-types.ts';
import { modelSource } from '../../../record-lists/model-source.ts';
import type { RecordList } from '../../../record-lists/record-list.ts';
import type { RowSource } from '../../../record-lists/row-source.ts';
import { idTexts } from '../../../shared/ids.ts';
import type { ProductRecord } from '../product.model.ts';

/**
 * What is kept in memory of a product in whatever state: it is found by the words of its name and location, and by its
 * id.
 */
export type ProductRow = RecordText & {
  id: string;
  stock: Stock;
  categoryId: string;
  sellerId: string;
  advertised: boolean;
  reported: boolean;
  /** In minor units. */
  price: number;
  /** In epoch seconds. */
  addedAt: number;
  /** In epoch milliseconds. */
  postedAt: number;
};

declare module '../../../context/merged-types.ts' {
  interface RecordLists {
    products: RecordList<ProductRow>;
  }
}

const fields = {
  productName: 1,
  location: 1,
  inStock: 1,
  categoryId: 1,
  sellerId: 1,
  advertisement: 1,
  reported: 1,
  resalePrice: 1,
  postedTime: 1,
} as const;

type Listed = Pick<ProductRecord, '_id' | keyof typeof fields>;

/** How the list of all products is read. */
export const allProductsSource = ({ Product }: Pick<Models, 'Product'>): RowSource<ProductRow> =>
  modelSource(Product, fields, rowOf);

const idText = idTexts();

const rowOf = ({ _id, productName, location, ...product }: Listed): ProductRow => ({
  id: _id.toHexString(),
  ...recordText([productName, location], [_id.toHexString()]),
  stock: product.inStock,
  categoryId: idText(product.categoryId),
  sellerId: idText(product.sellerId),
  advertised: product.advertisement,
  reported: product.reported,
  price: product.resalePrice,
  postedAt: product.postedTime.getTime(),
  addedAt: Math.floor(_id.getTimestamp().getTime() / 1000),
});
