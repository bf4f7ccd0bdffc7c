export type * from './generated/enums.ts';
export { enumValues } from './generated/enums.ts';
