import type { enumValues } from '../enums.ts';

/** JSON type and `@constraint` of an input field, from `schema.graphql`. */
export type Constraint = {
  type: 'string' | 'integer' | 'number' | 'boolean' | 'object';
  required: boolean;
  /** A list: `required`, `minItems` and `maxItems` apply to the list, all other bounds to each item. */
  list?: boolean;
  minItems?: number;
  maxItems?: number;
  /** The input type of an object. */
  input?: string;
  enum?: keyof typeof enumValues;
  /** The accepted enum values, by name. */
  oneOf?: readonly string[];
  min?: number;
  max?: number;
  /** Ignores white space at the ends. */
  minLength?: number;
  maxLength?: number;
  /** Whether line breaks are allowed. */
  multiline?: boolean;
  pattern?: string;
  format?: 'CURSOR' | 'DAY' | 'EMAIL' | 'IMAGE' | 'MONEY';
  label?: string;
  unit?: string;
  message?: string;
};

/** The fields of an input type, or the arguments of a field. */
export type InputFields = Readonly<Record<string, Constraint>>;
