import { type FactTest, factOf } from '../text/fact-parts.ts';
import { unstated } from './attribute-columns.ts';
import { AttributeMatch } from './attribute-match.ts';
import { conditions, type ProductTable } from './product-table.ts';

/** Whether a row has a fact. */
export type RowTest = (row: number) => boolean;

/** Tests rows for the facts of alternatives (`:weight<=25`). */
export class FactMatch {
  readonly #table: ProductTable;
  readonly #tests = new Map<string, RowTest>();

  constructor(table: ProductTable) {
    this.#table = table;
  }

  testOf(part: string): RowTest {
    const test = this.#tests.get(part) ?? this.#make(factOf(part));
    this.#tests.set(part, test);
    return test;
  }

  #make({ orUnstated, ...fact }: FactTest): RowTest {
    const { name, min, max, is, values } = fact;
    const { columns, attributes } = this.#table;
    if (name === 'years') {
      const [least, most] = [min ?? 0, max ?? Number.POSITIVE_INFINITY];
      return (row) => {
        const years = columns.years[row] as number;
        return years >= least && years <= most;
      };
    }
    if (name === 'condition') {
      const wanted = conditions.map((one) => values?.includes(one.toLowerCase()) === true);
      return (row) => wanted[columns.condition[row] as number] === true;
    }
    const column = attributes.of(name);
    const isUnstated = (row: number) => (column?.[row] ?? unstated) === unstated;
    const hasCondition = min !== undefined || max !== undefined || is !== undefined || values;
    if (!hasCondition) return isUnstated;
    const match = new AttributeMatch(attributes, { ...fact, name });
    return orUnstated ? (row) => isUnstated(row) || match.has(row) : (row) => match.has(row);
  }
}
