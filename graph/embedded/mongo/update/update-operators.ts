import {
  clone,
  int,
  isNumber,
  type NumberValue,
  toDouble,
  typeName,
  type Value,
} from '../bson/values.ts';
import { StoreError, unsupported } from '../errors.ts';
import type { Change } from './field-path.ts';

/** Returns the change that an operator makes with its operand. */
type Operator = (operand: Value, field: string) => Change;

export const updateOperators: Record<string, Operator> = {
  $set: (operand) => () => clone(operand),
  $setOnInsert: (operand) => () => clone(operand),
  $unset: () => () => undefined,
  $inc: (operand, field) => {
    const increment = numberOf(operand, field);
    return (current) =>
      current === undefined ? increment : add(numberOf(current, field), increment);
  },
};

function numberOf(value: Value, field: string): NumberValue {
  if (isNumber(value)) return value;
  throw new StoreError(14, `Cannot apply $inc to ${field} of non-numeric type ${typeName(value)}`);
}

/** The sum in the wider of the two types; 32-bit integers that overflow become 64-bit ones. */
function add(a: NumberValue, b: NumberValue): NumberValue {
  const sum = toDouble(a) + toDouble(b);
  if (typeof a === 'number' || typeof b === 'number') return sum;
  if (!Number.isSafeInteger(sum)) throw unsupported('a 64-bit integer beyond 2^53');
  const isLong = typeof a === 'bigint' || typeof b === 'bigint' || sum !== (sum | 0);
  return isLong ? BigInt(sum) : int(sum);
}
