import { searchTokens } from '@fitness-zone/contract/search/search-tokens.ts';
import type { Schema } from 'mongoose';

type Texts = Record<string, unknown>;

const tokensOf = (texts: Texts, fields: readonly string[]) =>
  searchTokens(fields.map((field) => texts[field]).filter((text) => typeof text === 'string'));

/**
 * Stores the search tokens of some text fields with each record, for admins' lists. Rewrites them whenever one of the
 * fields changes.
 * @param onChange may add further fields to such a change
 */
export function addSearchTokens(
  schema: Schema,
  fields: readonly string[],
  onChange: () => Texts = () => ({}),
): void {
  addInsertedTokens(schema, fields);
  schema.pre(['findOneAndUpdate', 'updateOne'], async function () {
    const written = fieldsOf(this.getUpdate());
    if (!fields.some((field) => field in written)) return;
    const before: Texts = (await this.model.findOne(this.getFilter()).lean()) ?? {};
    const after = { ...before, ...written };
    if (fields.every((field) => before[field] === after[field])) return;
    this.set({ searchTokens: tokensOf(after, fields), ...onChange() });
  });
  schema.pre('updateMany', function () {
    const written = fieldsOf(this.getUpdate());
    if (fields.some((field) => field in written)) {
      throw new Error('Texts that are searched for are written one record at a time.');
    }
  });
}

/** For inserts only. Updates of these texts must write the tokens themselves. */
export function addInsertedTokens(schema: Schema, fields: readonly string[]): void {
  schema.index({ searchTokens: 1 });
  schema.pre('save', function () {
    if (!this.isNew || this.get('searchTokens')) return;
    this.set('searchTokens', tokensOf(this.toObject(), fields));
  });
  schema.pre('insertMany', (records: Texts | Texts[]) => {
    for (const record of [records].flat()) record.searchTokens ??= tokensOf(record, fields);
  });
}

/** The fields that a Mongoose update sets, with `$set` or without. */
function fieldsOf(update: object | null): Texts {
  return { ...update, ...(update && '$set' in update ? (update.$set as Texts) : {}) };
}
