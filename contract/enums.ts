export * as enumValues from './generated/enum-values.ts';
export type * from './generated/enums.ts';
