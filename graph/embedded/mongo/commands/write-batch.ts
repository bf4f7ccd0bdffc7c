import type { Encodable } from '../bson/encode.ts';
import { type Doc, int } from '../bson/values.ts';
import { StoreError } from '../errors.ts';
import type { Arguments } from './arguments.ts';

const maxWrites = 100_000;

/** Errors of the whole command: one that is malformed, or a disk that is full. */
const errorsOfCommand = new Set([14031, 40414, 40415]);

/**
 * Runs a command's writes in order and returns the errors by index; an ordered command ends at the first. Raises 16 for
 * too few or too many, and the errors of the whole command.
 */
export function writeEach(
  args: Arguments,
  writes: readonly Doc[],
  write: (one: Doc, index: number) => void,
): { writeErrors?: Encodable[] } {
  if (writes.length === 0 || writes.length > maxWrites) {
    throw new StoreError(16, `a batch has from 1 to ${maxWrites} writes, not ${writes.length}`);
  }
  const ordered = args.doc.get('ordered') === undefined || args.isTrue('ordered');
  const writeErrors: Encodable[] = [];
  for (const [index, one] of writes.entries()) {
    try {
      write(one, index);
    } catch (error) {
      if (!(error instanceof StoreError) || errorsOfCommand.has(error.code)) throw error;
      const { code, message, extra } = error as StoreError & { extra: Record<string, Encodable> };
      writeErrors.push({ index: int(index), code: int(code), ...extra, errmsg: message });
      if (ordered) break;
    }
  }
  return writeErrors.length > 0 ? { writeErrors } : {};
}
