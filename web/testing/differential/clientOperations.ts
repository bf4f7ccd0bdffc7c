import { type DocumentNode, getOperationAST, Kind } from 'graphql';
import * as generated from '../../src/generated/graphql.ts';

/** Operations that only tests send. */
const ofTests = /^Witness/;

const isDocument = (value: unknown): value is DocumentNode =>
  typeof value === 'object' && value !== null && 'kind' in value && value.kind === Kind.DOCUMENT;

/** Every operation of the web application by name. */
export const clientOperations: ReadonlyMap<string, DocumentNode> = new Map(
  Object.values(generated)
    .filter(isDocument)
    .flatMap((document) => {
      const name = getOperationAST(document)?.name?.value;
      return name && !ofTests.test(name) ? [[name, document] as const] : [];
    }),
);
