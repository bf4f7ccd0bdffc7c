const duplicateKey = 11000;
const batch = 1000;

type Model = { insertMany(records: object[], options: { ordered: boolean }): Promise<unknown> };

/**
 * Inserts missing records, in batches; records whose key exists stay unchanged.
 * @throws every error other than a duplicate key
 */
export async function insertMissing(model: Model, records: readonly object[]): Promise<void> {
  for (let start = 0; start < records.length; start += batch) {
    try {
      await model.insertMany(records.slice(start, start + batch), { ordered: false });
    } catch (error) {
      if (!onlyDuplicates(error)) throw error;
    }
  }
}

function onlyDuplicates(error: unknown): boolean {
  if (!(error instanceof Error) || !('writeErrors' in error)) return false;
  const { writeErrors } = error;
  const all = Array.isArray(writeErrors) ? writeErrors : [writeErrors];
  return all.length > 0 && all.every((failure) => failure?.code === duplicateKey);
}
