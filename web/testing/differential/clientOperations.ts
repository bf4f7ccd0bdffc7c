import { type DocumentNode, getOperationAST } from 'graphql';
import { operations } from '../operations.generated.ts';

/** Operations that only tests send. */
const ofTests = /^Full/;

/** Every operation of the web application by name. */
export const clientOperations: ReadonlyMap<string, DocumentNode> = new Map(
  operations.flatMap((document: DocumentNode) => {
    const name = getOperationAST(document)?.name?.value;
    return name && !ofTests.test(name) ? [[name, document] as const] : [];
  }),
);
